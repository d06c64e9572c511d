import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours. The others find the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const NARROWEST_PHONE = { width: 320, height: 700 };

/**
 * Expects no axe violations: all rules in the light theme, only the colour rules in the dark one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishTransitions(page);
  expect(await violations((await axe(page)).withTags(TAGS)), 'in the light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishTransitions(page);
  expect(await violations((await axe(page)).withRules(COLOUR_RULES)), 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await finishTransitions(page);
}

/** Finishes the colour transitions of a theme change, and those they start through inheritance. */
function finishTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      for (const transition of transitions) transition.finish();
      await new Promise(requestAnimationFrame);
    }
  });
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
 * narrowest phone, and forced colours.
 */
export async function examineEveryAppearance(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await finishTransitions(page);
    const enhanced = (await axe(page)).withRules(['color-contrast-enhanced']);
    expect(await violations(enhanced), `in the ${colorScheme} theme with more contrast`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: null });
  await page.setViewportSize(NARROWEST_PHONE);
  await expectToFit(page);
  await finishTransitions(page);
  expect(await violations((await axe(page)).withTags(TAGS)), 'on the narrowest phone').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectToFit(page);
  // With forced colours, axe compares a text's own colour with the forced background.
  const forced = (await axe(page)).withTags(TAGS).disableRules(COLOUR_RULES);
  expect(await violations(forced), 'with forced colours').toEqual([]);
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
