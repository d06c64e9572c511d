import { badUserInput } from '../../graphql/errors.ts';
import { PAGE_SIZE } from '../../limits.ts';
import { cursorOf, indexAfter } from './cursor.ts';

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
export function rangeOf<Node>(items: readonly Node[], { first, after }: PageArgs, idOf: (node: Node) => string): Range {
  const count = first ?? PAGE_SIZE.default;
  if (count < 1 || count > PAGE_SIZE.max) throw badUserInput(`first must be from 1 to ${PAGE_SIZE.max}.`);
  const start = after ? indexAfter(after, items, idOf) : 0;
  if (start === null) throw badUserInput('after must be a cursor of this list.');
  return { start, count };
}
