import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these tags that look at colours; all others find the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing on the page as it stands: every rule in the light theme, the rules about
 * colours in the dark one too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await endTransitions(page);
  expect(await violations((await axe(page)).withTags(TAGS)), 'in the light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await endTransitions(page);
  expect(await violations((await axe(page)).withRules(COLOUR_RULES)), 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await endTransitions(page);
}

/**
 * Ends the transitions to the colours of another theme, and those that an inherited colour starts
 * in turn.
 */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = running(); transitions.length > 0; transitions = running()) {
      for (const transition of transitions) transition.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}

/**
 * Axe in this page only: it has no frames, for whose sake axe would gather its results in a page of
 * its own. It is brought into a page once, and describes nothing but violations.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) });
  return builder.setLegacyMode().options({ resultTypes: ['violations'] });
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** Nothing is wider than the narrowest phone (WCAG 1.4.10). */
async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

/** Both: axe has nothing to say, and nothing is wider than the narrowest phone. */
export async function examine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}
