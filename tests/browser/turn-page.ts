import { expect, type Locator } from '@playwright/test';

/**
 * Presses what leads to another step of a flow, and waits until that step is shown: the address
 * changes a moment before the page does, and a press right after it would still be one on the step
 * before.
 */
export async function turnPage(question: Locator, press: Locator): Promise<void> {
  const asked = await question.textContent();
  if (asked === null) throw new Error('the step asks nothing');
  await press.click();
  await expect(question).not.toHaveText(asked);
}
