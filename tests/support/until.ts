/** Polls until the condition is true. `what` completes the sentence "Timed out before ...". */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const timeoutAt = Date.now() + 60_000; !(await condition()); ) {
    if (Date.now() > timeoutAt) throw new Error(`Timed out before ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
