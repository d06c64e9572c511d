import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Browsers limit how often the URL may change, so typing must pause for this long first. */
const DEBOUNCE_MS = 300;

/** A click may start a navigation that, on a busy device, only becomes known after this long. */
const CLICK_DELAY_MS = 2000;

/**
 * The text in a search box, which is committed to the URL when typing pauses. `committed` is the
 * text in the URL; `commit` writes the input to it.
 */
export function useSearchInput(committed: string, commit: () => void) {
  const isNavigating = useNavigation().state !== 'idle';
  const [input, setInput] = useState(committed);
  /** The last text that this page itself put into the URL. */
  const lastCommitted = useRef(committed);
  const onCommit = useEffectEvent(commit);

  // Back, a link or the header's search has changed the URL: the box shows its text.
  const adoptCommitted = useEffectEvent(() => {
    lastCommitted.current = committed;
    setInput(committed);
  });
  useEffect(() => {
    if (committed !== lastCommitted.current) adoptCommitted();
  }, [committed]);

  // Apart from the effect above, because typing may continue before the URL has followed. Not
  // during a navigation: changing this page's URL would cancel it.
  useEffect(() => {
    if (isNavigating || input.trim() === committed) return;
    let timer = setTimeout(onCommit, DEBOUNCE_MS);
    const delayAfterClick = () => {
      clearTimeout(timer);
      timer = setTimeout(onCommit, CLICK_DELAY_MS);
    };
    document.addEventListener('click', delayAfterClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', delayAfterClick, { capture: true });
    };
  }, [input, committed, isNavigating]);

  const markCommitted = (text: string) => {
    lastCommitted.current = text;
  };
  return { input, setInput, markCommitted };
}
