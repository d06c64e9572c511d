/** Just before the runner's own limit, which can't say what was waited for. */
const LIMIT_MS = 170_000;

/** Polls until the condition is true. `what` completes the sentence "Timed out before ...". */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const timeoutAt = Date.now() + LIMIT_MS;
  // Often it is true a moment later, so the first pauses are short.
  for (let pause = 0; !(await condition()); pause = Math.min(pause + 1, 10)) {
    if (Date.now() > timeoutAt) throw new Error(`Timed out before ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
