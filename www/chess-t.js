// The element <chess-t> for any page: <script type="module" src="…/chess-t.js"></script>. docs/EMBEDDING.md.

import { defineChessT } from "./element/element.js";

export { ChessTElement, defineChessT } from "./element/element.js";

defineChessT();
