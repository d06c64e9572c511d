import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';

/**
 * How long a text must rest before it is in the address. Browsers allow only so many changes of it.
 */
const REST_MS = 300;

/**
 * A press may lead to another page, of which nothing is heard here before it has begun to come: so
 * long on a busy device.
 */
const PRESSED_MS = 2000;

/**
 * Navigation state of details that were opened from the list, so that closing them can go back
 * there.
 */
export const OPENED_FROM_LIST = { openedFromList: true };

/**
 * The state of a page with a list, which lives in its address, and the text to search for as it is
 * being typed.
 */
export function useListSearchParams<Address extends { search: string }>(
  read: (address: URLSearchParams) => Address,
  write: (address: Address) => URLSearchParams,
) {
  const [address, setAddress] = useSearchParams();
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const settled = useMemo(() => read(address), [read, address]);
  const [typed, setTyped] = useState(settled.search);
  /** The text that this page put into the address itself. */
  const own = useRef(settled.search);

  /** A step of its own in the history, unless it replaces the last. */
  const go = (change: Partial<Address>, options: { replace?: boolean; state?: unknown } = {}) => {
    const next = { ...settled, search: typed.trim(), ...change };
    own.current = next.search;
    setAddress(write(next), { preventScrollReset: true, ...options });
  };

  const settle = useEffectEvent(() => go({}, { replace: true, state: navigationState }));

  // The browser's Back, a link, the search in the header: what is in the address now is what was
  // meant.
  const adopt = useEffectEvent(() => {
    own.current = settled.search;
    setTyped(settled.search);
  });

  useEffect(() => {
    if (settled.search !== own.current) adopt();
  }, [settled.search]);

  // Apart from the above, because someone may type on before the address has taken up what they
  // typed first. Not while another page is on its way: a change of this one's address would call
  // that off.
  useEffect(() => {
    if (isLeaving || typed.trim() === settled.search) return;
    let timer = setTimeout(settle, REST_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PRESSED_MS);
    };
    document.addEventListener('click', wait, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', wait, { capture: true });
    };
  }, [typed, settled.search, isLeaving]);

  return {
    settled,
    typed,
    type: setTyped,
    go,
    /** Leaves details: back to the list that they were opened from, or to the page without them. */
    leave: (closed: Partial<Address>) => {
      if (isOpenedHere(navigationState)) void navigate(-1);
      else go(closed, { replace: true });
    },
  };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromList' in state;
}
