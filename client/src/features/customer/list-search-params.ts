import { addressId, graphId } from '#shared/ids.ts';

/** The state of a list page that lives in its URL. */
export interface ListState<Status extends string> {
  /** Null shows all. */
  status: Status | null;
  search: string;
  /** The id of the record whose details are open; null if none are. */
  openId: string | null;
}

/** Reads the state of a list page from its search params, and writes it to them. */
export interface ListSearchParams<Status extends string> {
  /** Ignores what it doesn't know. */
  parse: (params: URLSearchParams) => ListState<Status>;
  /** Leaves out defaults. */
  format: (state: ListState<Status>) => URLSearchParams;
}

/** The search param of `openId` is named after the type, and has the host's id or reference. */
export function listSearchParams<Status extends string>(
  statuses: readonly Status[],
  type: string,
): ListSearchParams<Status> {
  const detailsParam = type.toLowerCase();
  return {
    parse(params) {
      const hostId = params.get(detailsParam);
      const slug = params.get('status')?.toLowerCase();
      return {
        status: statuses.find((status) => slugOf(status) === slug) ?? null,
        search: (params.get('search') ?? '').trim(),
        openId: hostId ? graphId(type, hostId) : null,
      };
    },
    format({ status, search, openId }) {
      return new URLSearchParams({
        ...(status && { status: slugOf(status) }),
        ...(search.trim() && { search: search.trim() }),
        ...(openId && { [detailsParam]: addressId(type, openId) }),
      });
    },
  };
}

/** IN_PROGRESS is in-progress in a URL. */
const slugOf = (status: string) => status.toLowerCase().replaceAll('_', '-');
