import { useEffect, useState } from 'react';

const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'selectionchange'] as const;

/**
 * Whether someone is using the page: they touched it, scrolled or pressed a key in the last
 * `idleMs`, or have selected text.
 */
export function useIsInUse(idleMs: number): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkIdle = () => {
      if (hasSelection()) timer = setTimeout(checkIdle, idleMs);
      else setIsInUse(false);
    };
    const onAction = () => {
      clearTimeout(timer);
      timer = setTimeout(checkIdle, idleMs);
      setIsInUse(true);
    };
    for (const action of ACTIONS) document.addEventListener(action, onAction, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const action of ACTIONS) document.removeEventListener(action, onAction);
    };
  }, [idleMs]);
  return isInUse;
}

function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
