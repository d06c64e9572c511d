interface PageArguments {
  first?: number | null;
  /** The id of the item before the page: a cursor of this fake. */
  after?: string | null;
}

interface Item {
  id: string;
}

/** A page of a connection, as the graph returns it. The cursor of an item is its id. */
export function pageOf<Node extends Item>(type: string, items: readonly Node[], { first, after }: PageArguments = {}) {
  const start = items.findIndex(({ id }) => id === after) + 1;
  const end = start + (first ?? 20);
  const nodes = items.slice(start, end);
  return {
    __typename: `${type}Connection`,
    nodes,
    totalCount: items.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: end < items.length, endCursor: nodes.at(-1)?.id ?? null },
  };
}

interface ListArguments extends PageArguments {
  status?: string | null;
  search?: string | null;
}

/** Like `pageOf`, filtered by status and by text in any field, with the counts of the statuses. */
export function listPageOf<Node extends Item & { status: string }>(
  type: string,
  items: readonly Node[],
  { status, search, ...page }: ListArguments = {},
) {
  const found = items.filter((item) =>
    JSON.stringify(item)
      .toLowerCase()
      .includes((search ?? '').toLowerCase()),
  );
  const statuses = [...new Set(items.map((item) => item.status))];
  return {
    ...pageOf(
      type,
      found.filter((item) => !status || item.status === status),
      page,
    ),
    searchSuggestions: found.length === 0 ? ['brake'] : [],
    statusCounts: statuses.map((each) => ({
      __typename: `${type}StatusCount`,
      status: each,
      count: found.filter((item) => item.status === each).length,
    })),
  };
}
