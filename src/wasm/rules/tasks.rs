//! Tasks set on a board.

use wasm_bindgen::prelude::*;

use super::{Engine, Result, answer, given};
use crate::task::{self, BadTask, Task};

#[wasm_bindgen]
#[allow(clippy::needless_pass_by_value)] // what JavaScript passes is owned
impl Engine {
    /// Judges an answer to a task set in the place that is shown; `src/task.rs` says how tasks are written. Nothing is played.
    #[wasm_bindgen(unchecked_return_type = "Answer<Verdict>")]
    #[must_use]
    pub fn judge(&self, task: &str, reply: &str) -> JsValue {
        answer(self.task(task).map(|task| task::judge(self.game.position(), &task, reply)))
    }

    /// Every right answer to a task.
    #[wasm_bindgen(unchecked_return_type = "Answer<Solution>")]
    #[must_use]
    pub fn solve(&self, task: &str) -> JsValue {
        answer(self.task(task).map(|task| task::solve(self.game.position(), &task)))
    }

    fn task(&self, text: &str) -> Result<Task> {
        let task = Task::parse(text).and_then(|task| task.fits(self.game.position()).map(|()| task));
        task.map_err(|BadTask { word }| given("bad-task", &word))
    }
}
