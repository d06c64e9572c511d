import { flushSync } from 'react-dom';
import {
  answer,
  answerIn,
  type Control,
  controlsIn,
  firstAnswerIn,
  isControl,
  isTick,
  standIn,
} from './early-controls.ts';

/** Set by public/before-paint.js. */
const PRESSED = 'form[data-pressed]';
/** What opens a dialog may be pressed a second time without harm, should the page have heard the first. */
const PRESSED_OPENER = 'button[data-pressed]';

/**
 * What a visitor, or the browser for them, has done before the page's script was there. The page takes its fields over empty; the returned
 * function does it all again as if by hand, so that the page knows of it too, and then presses what was pressed in vain. It is
 * to be called when the page stands with what it had kept, which must not be put over what was just typed.
 */
export function typedBefore(root: HTMLElement): () => void {
  const early = controlsIn(root).filter((control) => answerIn(control) !== firstAnswerIn(control));
  const answers = new Map(early.map((control) => [control, answerIn(control)]));
  // Somebody may go on typing while the page is being taken over.
  const note = ({ target }: Event) => {
    if (isControl(target)) answers.set(target, answerIn(target));
  };
  root.addEventListener('input', note, true);
  const pressed = root.querySelector<HTMLFormElement>(PRESSED);

  return () => {
    root.removeEventListener('input', note, true);
    // Outside of React's own work, so that each answer is drawn before the next: forms put their values together from what is drawn.
    setTimeout(() => {
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
    });
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
