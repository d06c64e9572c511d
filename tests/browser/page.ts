import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { createGate } from '../support/gate.ts';

/*
 * What tests find, wait for and do on any page.
 */

export const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the button with exactly this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills in fields by their labels. */
export async function fill(within: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await within.getByLabel(label).fill(text);
}

/** The card of a list with this heading. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** A part of a code. */
export const digit = (page: Page, position: number) => page.getByLabel(`Digit ${position} of 6`);

/** Types a code into the first box: the focus moves on by itself. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await digit(page, 1).focus();
  await page.keyboard.type(code);
  await press(page, 'Verify');
}

/** Presses Tab until the first of what is meant has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Opens a part of the dashboard by its navigation, without loading the app again. */
export const goTo = (page: Page, part: 'Summary' | 'Appointments' | 'My Repairs' | 'Reviews') =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: part }).click();

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

/** Waits until the page is hydrated or rendered, and has replayed an early click. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
}

/** Pauses an installed clock, to see what the page shows only for a moment. */
export async function pauseClock(page: Page): Promise<void> {
  // On a busy machine `pauseAt` can be too late. It has paused the clock all the same, and the next
  // try is in its future.
  await expect(() => page.clock.pauseAt(Date.now() + 1_000)).toPass();
}

/** Installs a paused clock. `page.clock.resume()` lets it run. */
export async function installPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}

/** Holds the requests of a page, or some of them, until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await opened;
    await route.continue();
  });
  return open;
}

/** Opens a page whose script doesn't load until the returned function is called. */
export async function openWithScriptBlocked(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
  return release;
}

/**
 * Waits for the style sheets of a page whose script is blocked, and for every font they name:
 * `fonts.ready` is also true before any font was requested.
 */
export async function waitUntilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
      ({ sheet }) => sheet,
    ),
  );
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
}
