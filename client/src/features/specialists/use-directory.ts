import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type DirectoryFilters,
  type DirectoryState,
  noFilters,
  readDirectory,
  writeDirectory,
} from './directory-state.ts';

/** The debounce between a filter change and the request (DIR-07). */
const REST_MS = 300;

/**
 * Navigation state of a profile that was opened from the list, so that closing it can go back
 * there.
 */
const OPENED_FROM_LIST = { openedFromDirectory: true };

/** The directory's state, which lives in the address, and the filters as they are being typed. */
export function useDirectory() {
  const [address, setAddress] = useSearchParams();
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const settled = useMemo(() => readDirectory(address), [address]);
  const [typed, setTyped] = useState<DirectoryFilters>(settled);
  const settledKey = keyOf(settled);
  const typedKey = keyOf(typed);
  /** The filters that this page put into the address itself. */
  const own = useRef(settledKey);

  const go = (change: Partial<DirectoryState>, options: { replace?: boolean; state?: unknown }) =>
    setAddress(writeDirectory({ ...settled, ...change }), { preventScrollReset: true, ...options });

  const settle = useEffectEvent(() => {
    own.current = typedKey;
    go({ ...typed, page: 1 }, { replace: true });
  });

  // The browser's Back, or a link: what is in the address now is what was meant.
  const adopt = useEffectEvent(() => {
    own.current = settledKey;
    setTyped(settled);
  });

  useEffect(() => {
    if (settledKey !== own.current) adopt();
  }, [settledKey]);

  // Apart from the above, because someone may type on before the address has taken up what they
  // typed first.
  useEffect(() => {
    if (typedKey === settledKey) return;
    const timer = setTimeout(settle, REST_MS);
    return () => clearTimeout(timer);
  }, [typedKey, settledKey]);

  return {
    /** What is asked for and shown. */
    settled,
    /** What the controls hold; it settles after a short rest, and returns to page 1. */
    typed,
    change: (change: Partial<DirectoryFilters>) => setTyped({ ...typed, ...change }),
    clear: () => setTyped({ ...noFilters, perPage: typed.perPage }),
    turnTo: (page: number) => go({ page }, {}),
    show: (view: DirectoryState['view']) => go({ view }, { replace: true }),
    openProfile: (specialist: string) => go({ specialist }, { state: OPENED_FROM_LIST }),
    closeProfile: () => {
      if (isOpenedHere(navigationState)) void navigate(-1);
      else go({ specialist: null }, { replace: true });
    },
  };
}

function keyOf(filters: DirectoryFilters): string {
  const { search, specialism, location, serviceName, serviceMode, perPage } = filters;
  return [search, specialism, location, serviceName, serviceMode, perPage]
    .map((part) => String(part).trim())
    .join('\n');
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromDirectory' in state;
}
