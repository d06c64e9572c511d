import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { OPENED_FROM_LIST, wasOpenedFromList } from '~/site/navigation/opened-from-list.ts';
import type { ListSearchParams, ListState } from './list-search-params.ts';

/** The state of a list page, which lives in its URL, and the actions that change it. */
export function useListSearchParams<Status extends string>({ parse, format }: ListSearchParams<Status>) {
  const [params, setParams] = useSearchParams();
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => parse(params), [parse, params]);
  const { status, search } = current;
  const filterInUrl = useMemo(() => ({ status, search: search || null }), [status, search]);
  // The router renders navigations as transitions. If a query's variables changed within one, its
  // loading state would interrupt it with the old ones, and both would be requested repeatedly.
  const [filter, setFilter] = useState(filterInUrl);
  useEffect(() => setFilter(filterInUrl), [filterInUrl]);
  const { input, setInput, markCommitted } = useSearchInput(current.search, () =>
    update({}, { replace: true, state: navigationState }),
  );

  /** Adds a history entry unless `replace` is set. */
  function update(change: Partial<ListState<Status>>, options: { replace?: boolean; state?: unknown } = {}) {
    const next = { ...current, search: input.trim(), ...change };
    markCommitted(next.search);
    setParams(format(next), { preventScrollReset: true, ...options });
  }

  return {
    status: current.status,
    /** The filter in the URL, as variables of the list's query. It follows the URL. */
    filter,
    setStatus: (status: Status | null) => update({ status }),
    /** The text in the search box. The URL follows it after a pause. */
    search: input,
    setSearch: setInput,
    showAll: () => {
      setInput('');
      update({ status: null, search: '' });
    },
    openId: current.openId,
    openDetails: (id: string) => update({ openId: id }, { state: OPENED_FROM_LIST }),
    /** Props of a link to the details of a record. */
    detailsLink: (id: string) => ({
      to: { search: format({ ...current, search: input, openId: id }).toString() },
      state: OPENED_FROM_LIST,
      preventScrollReset: true,
    }),
    /** Goes back to the list if the details were opened from it. */
    closeDetails: () => {
      if (wasOpenedFromList(navigationState)) void navigate(-1);
      else update({ openId: null }, { replace: true });
    },
  };
}

/** Browsers limit how often the URL may change, so typing must pause for this long first. */
const DEBOUNCE_MS = 300;

/** A click may start a navigation that, on a busy device, only becomes known after this long. */
const CLICK_DELAY_MS = 2000;

/**
 * The text in a search box, which is committed to the URL when typing pauses. `committed` is the
 * text in the URL; `commit` writes the input to it.
 */
function useSearchInput(committed: string, commit: () => void) {
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
