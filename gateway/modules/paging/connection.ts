import type { Searchable } from '#shared/search.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { PAGE_SIZE } from '../../limits.ts';
import { searchList } from '../lib/lists.ts';

/** The arguments of every connection. Null means the default. */
export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

interface Range {
  readonly start: number;
  readonly count: number;
}

/** A page of a list. Cursors are only made when they are selected. */
export class Connection<Node> {
  readonly nodes: Node[];
  readonly totalCount: number;
  readonly #start: number;
  readonly #idOf: (node: Node) => string;

  constructor(items: readonly Node[], { start, count }: Range, idOf: (node: Node) => string) {
    this.nodes = items.slice(start, start + count);
    this.totalCount = items.length;
    this.#start = start;
    this.#idOf = idOf;
  }

  get edges() {
    return this.nodes.map((node, index) => ({ node, cursor: this.#cursor(node, index) }));
  }

  get pageInfo() {
    const { nodes } = this;
    const [first, last] = [nodes[0], nodes.at(-1)];
    return {
      hasNextPage: this.#start + nodes.length < this.totalCount,
      hasPreviousPage: this.#start > 0,
      startCursor: first === undefined ? null : this.#cursor(first, 0),
      endCursor: last === undefined ? null : this.#cursor(last, nodes.length - 1),
    };
  }

  #cursor(node: Node, index: number): string {
    return cursorOf(this.#start + index, this.#idOf(node));
  }
}

/**
 * The requested page of a whole list. `idOf` identifies an item, so that a page begins after the
 * same one when items have been added before it. Throws `BAD_USER_INPUT` for a size out of range or
 * an unreadable cursor.
 */
export function pageOf<Node>(items: readonly Node[], args: PageArgs, idOf: (node: Node) => string): Connection<Node> {
  return new Connection(items, rangeOf(items, args, idOf), idOf);
}

/** The part of the list that the arguments ask for; throws like `pageOf`. */
function rangeOf<Node>(items: readonly Node[], { first, after }: PageArgs, idOf: (node: Node) => string): Range {
  const count = first ?? PAGE_SIZE.default;
  if (count < 1 || count > PAGE_SIZE.max) throw badUserInput(`first must be from 1 to ${PAGE_SIZE.max}.`);
  const start = after ? indexAfter(after, items, idOf) : 0;
  if (start === null) throw badUserInput('after must be a cursor of this list.');
  return { start, count };
}

/** Longer ones can't be cursors of ours. */
const MAX_LENGTH = 400;

/** An opaque cursor: the item's position and its id. */
function cursorOf(position: number, id: string): string {
  return Buffer.from(`${position}:${id}`).toString('base64url');
}

/**
 * The position after a cursor's item. If the item is gone, the one that took its place comes next.
 * Null if it isn't a cursor.
 */
function indexAfter<Node>(cursor: string, items: readonly Node[], idOf: (node: Node) => string): number | null {
  if (cursor.length > MAX_LENGTH) return null;
  const [, digits, id] = /^(\d{1,9}):(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (digits === undefined || id === undefined) return null;
  const position = Number(digits);
  const expected = items[position];
  if (expected !== undefined && idOf(expected) === id) return position + 1;
  const found = items.findIndex((item) => idOf(item) === id);
  return found >= 0 ? found + 1 : Math.min(position, items.length);
}

interface StatusFilter<Status, Node> {
  /** All statuses, in the order of their counts. */
  readonly statuses: readonly Status[];
  readonly status: Status | null | undefined;
  readonly search: string | null | undefined;
  /** The status under which a node is listed and counted. */
  readonly statusOf: (node: Node) => Status;
  readonly searchableOf: (node: Node) => Searchable;
}

interface Item {
  readonly id: string;
}

/** A page of a list that can be filtered by status and text, with the count of each status. */
class StatusConnection<Status, Node extends Item> extends Connection<Node> {
  readonly #listed: readonly Node[];
  readonly #found: readonly Node[];
  readonly #filter: StatusFilter<Status, Node>;

  constructor(listed: readonly Node[], filter: StatusFilter<Status, Node>, page: PageArgs) {
    const { search, searchableOf } = filter;
    const found = searchList(listed, search, searchableOf).inOrder;
    const items = withStatus(found, filter);
    super(items, rangeOf(items, page, idOf), idOf);
    this.#listed = listed;
    this.#found = found;
    this.#filter = filter;
  }

  /** Other searches that find something with this status, if this one finds nothing. */
  get searchSuggestions() {
    const { search, searchableOf } = this.#filter;
    if (this.totalCount > 0) return [];
    return searchList(withStatus(this.#listed, this.#filter), search, searchableOf).suggestions;
  }

  get statusCounts() {
    return this.#filter.statuses.map((status) => ({
      status,
      count: withStatus(this.#found, { ...this.#filter, status }).length,
    }));
  }
}

function withStatus<Status, Node>(nodes: readonly Node[], { status, statusOf }: StatusFilter<Status, Node>) {
  return status ? nodes.filter((node) => statusOf(node) === status) : nodes;
}

const idOf = ({ id }: Item) => id;

/** The requested page of what matches, with the count of each status; throws like `pageOf`. */
export function statusPageOf<Status, Node extends Item>(
  listed: readonly Node[],
  filter: StatusFilter<Status, Node>,
  page: PageArgs,
): StatusConnection<Status, Node> {
  return new StatusConnection(listed, filter, page);
}
