import { expect, type Locator } from '@playwright/test';

/**
 * Clicks a button or link to another step of a flow and waits until the heading changes. The URL
 * changes a moment before the page does, so a click right after it would hit the previous step.
 */
export async function changeStep(heading: Locator, button: Locator): Promise<void> {
  const previous = await heading.textContent();
  if (previous === null) throw new Error('The step has no heading.');
  await button.click();
  await expect(heading).not.toHaveText(previous);
}
