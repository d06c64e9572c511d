import { flushSync } from 'react-dom';
import {
  answer,
  answerIn,
  type Control,
  controlOr,
  controlsIn,
  firstAnswerIn,
  isControl,
  isSameChoice,
  isTick,
  standIn,
  write,
} from './early-controls.ts';

/** Set by public/before-paint.js. */
const PRESSED = 'form[data-pressed]';
/**
 * What opens a dialog may be pressed a second time without harm, should the page have heard the
 * first.
 */
const PRESSED_OPENER = 'button[data-pressed]';
/** A field with a word in the making. */
const COMPOSING = '[data-composing]';

export interface TakingOver {
  /**
   * Keeps the place of whoever is in a field that the page has put another in the place of. To be
   * called as soon as that is drawn.
   */
  keepPlace(): void;
  /**
   * Does again what was done before. To be called when the page stands with what it had kept, which
   * must not be put over what was just typed.
   */
  finish(): void;
}

/**
 * Takes over what a visitor, or the browser for them, has done before the page's script was there:
 * what they have filled in, as if by hand, so that the page knows of it too, and then what they
 * have pressed in vain. Nobody stops typing for it: the page may empty a field between two letters,
 * or put another in its place.
 */
export function typedBefore(root: HTMLElement): TakingOver {
  const early = controlsIn(root).filter((control) => answerIn(control) !== firstAnswerIn(control));
  const answers = new Map(early.map((control) => [control, answerIn(control)]));
  let pressed = root.querySelector<HTMLFormElement>(PRESSED);
  let place = controlOr(document.activeElement);

  /**
   * The one under which the answer is kept: the control itself, or the one whose place it has
   * taken.
   */
  const keyOf = (control: Control) => [...answers.keys()].find((one) => standIn(one, root) === control) ?? control;
  const watched = new AbortController();
  const watch = (type: string, heard: (target: EventTarget | null, event: Event) => void) =>
    root.addEventListener(type, (event) => heard(event.target, event), { capture: true, signal: watched.signal });
  for (const type of ['focusin', 'pointerdown'])
    watch(type, (target) => {
      place = controlOr(target);
    });
  watch('beforeinput', (target) => {
    const control = controlOr(target);
    if (!control || isTick(control)) return;
    const kept = answers.get(keyOf(control));
    if (kept !== undefined && kept !== answerIn(control)) write(control, kept);
  });
  watch('input', (target) => {
    const control = controlOr(target);
    if (!control) return;
    answers.set(keyOf(control), answerIn(control));
    // Another choice of its group is taken back by it.
    for (const other of answers.keys()) if (other !== control && isSameChoice(other, control)) answers.delete(other);
  });
  // A page that has not got what was typed would refuse it; and what was pressed twice is sent
  // once.
  watch('submit', (target, event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target instanceof HTMLFormElement) pressed = target;
  });

  const doAgain = () => {
    watched.abort();
    for (const [control, wanted] of wordsFirst([...answers])) {
      const now = standIn(control, root);
      if (now) flushSync(() => answer(now, wanted));
    }
    if (pressed) formNow(pressed, root)?.requestSubmit();
    document.documentElement.dataset.takenOver = '';
    for (const opener of root.querySelectorAll<HTMLButtonElement>(PRESSED_OPENER)) {
      delete opener.dataset.pressed;
      opener.click();
    }
  };

  return {
    keepPlace() {
      if (place && !place.isConnected) standIn(place, root)?.focus();
    },
    finish() {
      // Outside of React's own work, so that each answer is drawn before the next: forms put their
      // values together from what is drawn. A word that is being composed is not broken into,
      // unless its field is gone: nobody would hear the end of it.
      const doWhenComposed = () => {
        if (!root.querySelector(COMPOSING)) doAgain();
        // The next composition may begin before the event of the last one has been handled.
        else root.addEventListener('compositionend', () => setTimeout(doWhenComposed), { once: true });
      };
      setTimeout(doWhenComposed);
    },
  };
}

/** What is ticked may put other fields in the place of these. */
function wordsFirst(answers: [Control, string][]): [Control, string][] {
  return answers.sort(([one], [other]) => Number(isTick(one)) - Number(isTick(other)));
}

/** The form that was pressed, or the one with its fields in a page that was rendered anew. */
function formNow(pressed: HTMLFormElement, root: HTMLElement): HTMLFormElement | null {
  if (pressed.isConnected) return pressed;
  const [field] = [...pressed.elements].filter(isControl);
  return (field && standIn(field, root)?.form) ?? null;
}
