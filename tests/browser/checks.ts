import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type ViewportSize } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours. The others find the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The rules about where elements are and how large. The others read the document and find the same
 * at every width, except in elements that only show at some.
 */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

const NARROWEST_PHONE = { width: 320, height: 700 };

/**
 * Expects no axe violations: all rules in the light theme, only the colour rules in the dark one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // With reduced motion there are no transitions, of which axe would see the middle.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations((await axe(page)).withTags(TAGS)), 'in the light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations((await axe(page)).withRules(COLOUR_RULES)), 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Runs axe in this page. Legacy mode is faster and enough for a page without frames. The script is
 * only injected once for each page.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isInjected && { axeSource: ';' }) });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/**
 * Expects no axe violations in any appearance: both themes, 7:1 for text with more contrast, the
 * narrowest phone, and forced colours, which only change colours, borders and decoration.
 */
export async function examineEveryAppearance(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const enhanced = (await axe(page)).withRules(['color-contrast-enhanced']);
    expect(await violations(enhanced), `in the ${colorScheme} theme with more contrast`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  await page.evaluate(markVisible, 'data-shown-when-wide');
  await page.setViewportSize(NARROWEST_PHONE);
  await expectToFit(page);
  // As high as the page, so that no bar is over a target.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...NARROWEST_PHONE, height });
  expect(await violations((await axe(page)).withRules(LAYOUT_RULES)), 'on the narrowest phone').toEqual([]);
  await page.evaluate(markVisible, 'data-shown-when-narrow');
  const onlyHere = '[data-shown-when-narrow]:not([data-shown-when-wide])';
  if ((await page.locator(onlyHere).count()) > 0) {
    const added = (await axe(page)).withTags(TAGS).include(onlyHere);
    expect(await violations(added), 'in what only the narrowest phone shows').toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations((await axe(page)).withRules(LAYOUT_RULES)), 'with forced colours').toEqual([]);
  await expectToFit(page);
  await page.emulateMedia({ forcedColors: null });
}

/** Runs in the page: gives every visible element an attribute. */
function markVisible(attribute: string): void {
  for (const element of document.body.querySelectorAll('*'))
    if (element.checkVisibility({ visibilityProperty: true })) element.setAttribute(attribute, '');
}

/** Expects the page to fit the narrowest phone (WCAG 1.4.10). */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROWEST_PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

/** Expects no axe violations, and the page to fit the narrowest phone. */
export async function examine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

/**
 * Expects every text to fit the width of the page, or of its item in a list that scrolls
 * sideways: nothing overflows or is cut off.
 */
export async function expectEveryTextToFit(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(overflowingTexts)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Expects every text to fit the narrowest phone and a desktop. */
export async function expectEveryTextToFitEveryWidth(page: Page): Promise<void> {
  for (const window of [NARROWEST_PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(window);
    await expectEveryTextToFit(page);
  }
}

/** Runs in the page. */
function overflowingTexts(): string[] {
  const scrolls = (element: Element) =>
    element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (scrolls(element) || isInScroller(element.parentElement));
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || parent.closest('[hidden], [inert], .visually-hidden')) continue;
    // Only for screen readers, at this width.
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    range.selectNodeContents(text);
    const item = isInScroller(parent)
      ? (parent.closest('li') ?? parent.closest('a, button'))?.getBoundingClientRect()
      : null;
    const [from, to] = item ? [item.left - 1, item.right + 1] : [0, innerWidth];
    if ([...range.getClientRects()].some(({ left, right, width }) => width > 1 && (left < from || right > to)))
      found.push(`${parent.outerHTML.split('>', 1)}: ${text.textContent?.slice(0, 40)}`);
  }
  return found;
}

/** The window in which a bar at its edge covers most. */
const LOW_PHONE = { width: 390, height: 700 };

/**
 * Tabs through the whole page, and back, and expects nothing that sticks to the window to cover
 * what has the focus (WCAG 2.4.11).
 */
export async function expectNothingObscured(page: Page): Promise<void> {
  await inWindow(page, LOW_PHONE, async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await expectNothingObscuredFromHere(page, 150);
  });
}

/** Tabs round an open dialog, both ways, and closes it. */
export async function expectNothingObscuredInDialog(page: Page): Promise<void> {
  await inWindow(page, LOW_PHONE, async () => {
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
    await expectNothingObscuredFromHere(page, 40);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

async function inWindow(page: Page, window: ViewportSize, check: () => Promise<void>) {
  const before = page.viewportSize();
  // A field is measured where it comes to rest, not on its way there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, window);
  await check();
  if (before) await resize(page, before);
}

/** A page learns of a change of its media queries with its next frame, which may come late. */
async function resize(page: Page, window: ViewportSize): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function expectNothingObscuredFromHere(page: Page, maxPresses: number): Promise<void> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(markSticky);
    let fields = 0;
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await page.keyboard.press(key);
      const focus = await page.evaluate(coverOfFocus);
      if (focus === null) break;
      if (focus.cover) covered.push(`${key} to ${focus.field}: ${focus.cover}`);
      fields += 1;
    }
    expect(fields).toBeGreaterThan(5);
  }
  expect(covered, 'fields under what sticks to the window').toEqual([]);
}

/** Runs in the page: gives what sticks to the window an attribute. */
function markSticky(): void {
  for (const element of document.body.querySelectorAll('*'))
    element.toggleAttribute('data-sticky', /sticky|fixed/.test(getComputedStyle(element).position));
}

/**
 * Runs in the page: what covers the element that has the focus, of what sticks to the window; null
 * if no element has the focus.
 */
function coverOfFocus(): { field: string; cover: string | null } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const field = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.id} ${focused.textContent ?? ''}`;
  const box = focused.getBoundingClientRect();
  // A panel that is taller than the window.
  if (box.height > 500) return { field, cover: null };
  const cover = [...document.querySelectorAll('[data-sticky]')].find((element) => {
    if (element.contains(focused)) return false;
    const other = element.getBoundingClientRect();
    const overlap = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    const isBeside = other.right <= box.left || other.left >= box.right || other.width === 0;
    if (isBeside || overlap <= 1) return false;
    const onTop = document.elementFromPoint(
      (Math.max(box.left, other.left) + Math.min(box.right, other.right)) / 2,
      (Math.max(box.top, other.top) + Math.min(box.bottom, other.bottom)) / 2,
    );
    return element.contains(onTop);
  });
  return { field: field.trim().slice(0, 80), cover: cover ? cover.className : null };
}
