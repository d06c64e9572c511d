import { Connection, type PageArgs, rangeOf } from './connection.ts';

interface Item<Status> {
  readonly id: string;
  readonly status: Status;
}

interface StatusFilter<Status> {
  /** All statuses, in the order of their counts. */
  readonly statuses: readonly Status[];
  /** Null shows all. */
  readonly status: Status | null | undefined;
}

/** A page of a list that can be filtered by status, with the count of each status. */
class StatusConnection<Status, Node extends Item<Status>> extends Connection<Node> {
  readonly #found: readonly Node[];
  readonly #statuses: readonly Status[];

  constructor(found: readonly Node[], { status, statuses }: StatusFilter<Status>, page: PageArgs) {
    const items = status ? found.filter((item) => item.status === status) : found;
    super(items, rangeOf(items, page, idOf), idOf);
    this.#found = found;
    this.#statuses = statuses;
  }

  get statusCounts() {
    return this.#statuses.map((status) => ({
      status,
      count: this.#found.filter((item) => item.status === status).length,
    }));
  }
}

const idOf = ({ id }: { readonly id: string }) => id;

/** The requested page of what was found, with the count of each status; throws like `pageOf`. */
export function statusPageOf<Status, Node extends Item<Status>>(
  found: readonly Node[],
  filter: StatusFilter<Status>,
  page: PageArgs,
): StatusConnection<Status, Node> {
  return new StatusConnection(found, filter, page);
}
