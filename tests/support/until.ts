/** Just before the runner's own limit in projects that start processes, which can't say what for. */
const LIMIT_MS = 110_000;

/** Polls until the condition is true. `what` completes the sentence "Timed out before ...". */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const timeoutAt = Date.now() + LIMIT_MS; !(await condition()); ) {
    if (Date.now() > timeoutAt) throw new Error(`Timed out before ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
