import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/quantity.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { Button, ButtonLink } from './button.tsx';
import { cx } from './cx.ts';
import { insteadOfLink } from './instead-of-link.ts';
import styles from './paged-rows.module.css';

/** A page of a connection. */
interface Page<Node> {
  nodes: readonly Node[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A list of pages: how its rows look, and how a further page is loaded. */
interface PagedList<Node, Filter> {
  /** `above` is the one above it in the list; null for the first. */
  row: (node: Node, index: number, above: Node | null) => ReactNode;
  keyOf: (node: Node, index: number) => string | number;
  rowClassName?: string | undefined;
  /** Also for the rows of further pages. */
  furtherRowClassName?: string | undefined;
  /** Loads the page after a cursor. */
  useNextPage: (variables: Filter & { after: string }) => { query: PageQuery; page: Page<Node> | null | undefined };
  /** The other variables of that query. */
  filter: Filter;
  /** The plural of what the rows are. */
  noun: string;
  /** The address of a page that begins with the next rows, for browsers without JavaScript. */
  addressOf?: ((after: string, offset: number) => string) | undefined;
}

interface PageQuery {
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface PagedRowsProps<Node, Filter> extends PagedList<Node, Filter> {
  page: Page<Node>;
  /** How many rows the pages before this one have. */
  offset?: number;
  /** The last row of the page before this one. */
  above?: Node | null;
}

/**
 * The `li`s of a page, and a button that shows the next one. Its first row then gets the focus,
 * unless the visitor has gone on to something else meanwhile.
 */
export function PagedRows<Node, Filter>(props: PagedRowsProps<Node, Filter>) {
  const { page, offset = 0, above = null, ...list } = props;
  const { nodes, totalCount, pageInfo } = page;
  const [isNextOpen, setIsNextOpen] = useState(false);
  const firstRow = useRef<HTMLLIElement>(null);
  const isFurtherPage = useRef(offset > 0);
  useEffect(() => {
    // The button had the focus, and is gone. A refetch must not take the focus again.
    if (isFurtherPage.current && document.activeElement === document.body) firstRow.current?.focus();
  }, []);
  const shown = offset + nodes.length;
  return (
    <>
      {nodes.map((node, index) => (
        <li
          key={list.keyOf(node, index)}
          className={cx(list.rowClassName, offset > 0 && list.furtherRowClassName)}
          {...(index === 0 && offset > 0 && { ref: firstRow, tabIndex: -1 })}
        >
          {list.row(node, offset + index, nodes[index - 1] ?? above)}
        </li>
      ))}
      {pageInfo.hasNextPage &&
        pageInfo.endCursor !== null &&
        (isNextOpen ? (
          <RowsAfter
            {...list}
            after={pageInfo.endCursor}
            offset={shown}
            total={totalCount}
            above={nodes.at(-1) ?? above}
          />
        ) : (
          <ShowMoreRow
            shown={shown}
            total={totalCount}
            noun={list.noun}
            address={list.addressOf?.(pageInfo.endCursor, shown)}
            onClick={() => setIsNextOpen(true)}
          />
        ))}
    </>
  );
}

interface RowsAfterProps<Node, Filter> extends PagedList<Node, Filter> {
  after: string;
  /** How many rows are before them. */
  offset: number;
  total: number;
  above?: Node | null;
}

/**
 * The page after a cursor, which loads itself. Its rows stay while the page before it changes, and
 * with it the cursor.
 */
export function RowsAfter<Node, Filter>(props: RowsAfterProps<Node, Filter>) {
  const { after, total, ...list } = props;
  const { offset, noun, useNextPage, filter } = list;
  const { query, page } = useNextPage({ ...filter, after });
  const loaded = useLastLoaded(page ?? null);
  if (loaded !== null) return <PagedRows {...list} page={loaded} />;
  if (query.loading) return <ShowMoreRow shown={offset} total={total} noun={noun} isBusy onClick={() => undefined} />;
  return (
    <li className={styles.more}>
      <p role="alert">We couldn’t load more {noun}.</p>
      {/* The query itself reports the error. */}
      <Button variant="outline" onClick={() => void query.refetch().catch(() => undefined)}>
        Try again
      </Button>
    </li>
  );
}

interface ShowMoreRowProps {
  shown: number;
  total: number;
  noun: string;
  isBusy?: boolean;
  /** Where the button leads without JavaScript; undefined if it needs it. */
  address?: string | undefined;
  onClick: () => void;
}

function ShowMoreRow({ shown, total, noun, isBusy = false, address, onClick }: ShowMoreRowProps) {
  return (
    <li className={styles.more}>
      <p>
        {formatCount(shown)} of {formatCount(total)} {noun}
      </p>
      {address === undefined ? (
        <Button variant="outline" busy={isBusy} busyLabel="Loading..." onClick={onClick}>
          Show more
        </Button>
      ) : (
        <ButtonLink variant="outline" to={address} onClick={insteadOfLink(onClick)}>
          Show more
        </ButtonLink>
      )}
    </li>
  );
}
