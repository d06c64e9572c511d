/** Polls until the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const giveUpAt = Date.now() + 60_000; !(await condition()); ) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
