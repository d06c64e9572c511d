/** The state of a list page that lives in its URL. */
export interface ListState<Status extends string> {
  /** Null shows all. */
  status: Status | null;
  search: string;
  /** The id or reference of the record whose details are open; null if none are. */
  openId: string | null;
}

/** Reads the state of a list page from its search params, and writes it to them. */
export interface ListSearchParams<Status extends string> {
  /** Ignores what it doesn't know. */
  parse: (params: URLSearchParams) => ListState<Status>;
  /** Leaves out defaults. */
  format: (state: ListState<Status>) => URLSearchParams;
}

/** `detailsParam` is the name of the search param that holds `openId`. */
export function listSearchParams<Status extends string>(
  statuses: readonly Status[],
  detailsParam: string,
): ListSearchParams<Status> {
  return {
    parse(params) {
      const slug = params.get('status')?.toLowerCase();
      return {
        status: statuses.find((status) => slugOf(status) === slug) ?? null,
        search: (params.get('search') ?? '').trim(),
        openId: params.get(detailsParam) || null,
      };
    },
    format({ status, search, openId }) {
      return new URLSearchParams({
        ...(status && { status: slugOf(status) }),
        ...(search.trim() && { search: search.trim() }),
        ...(openId && { [detailsParam]: openId }),
      });
    },
  };
}

/** IN_PROGRESS is in-progress in a URL. */
const slugOf = (status: string) => status.toLowerCase().replaceAll('_', '-');
