import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFromCard } from '~/features/specialists/specialist-card.tsx';

let photo: HTMLElement;
const open = vi.fn();

beforeEach(() => {
  photo = document.createElement('span');
});

afterEach(() => {
  open.mockReset();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** A browser with view transitions, which tells the names that the photo has when it's captured. */
function supportTransitions() {
  const names: string[] = [];
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    names.push(photo.style.viewTransitionName);
    const done = update();
    names.push(photo.style.viewTransitionName);
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), done };
  });
  Object.assign(document, { startViewTransition });
  return { names, startViewTransition };
}

const preferReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

it('moves the photo from the card, which only has the name before the dialog opens', async () => {
  preferReducedMotion(false);
  const { names, startViewTransition } = supportTransitions();
  openFromCard(photo, open);
  expect(open).toHaveBeenCalledOnce();
  expect(names).toEqual(['specialist-photo', '']);
  // A dialog whose code is still loading isn't waited for.
  await startViewTransition.mock.results[0]?.value.done;
});

it('opens at once where the visitor prefers less motion, or the browser has no transitions', () => {
  preferReducedMotion(true);
  const { startViewTransition } = supportTransitions();
  openFromCard(photo, open);
  expect(startViewTransition).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'startViewTransition');
  preferReducedMotion(false);
  openFromCard(photo, open);
  expect(open).toHaveBeenCalledTimes(2);
});
