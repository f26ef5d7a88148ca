// The text of an answer from somewhere, which may be longer than anybody wants.

/** Null where there is more than so many bytes; the rest is not even fetched. @param {Response} response @param {number} most @returns {Promise<string | null>} */
export async function textIn(response, most) {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
