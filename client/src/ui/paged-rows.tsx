import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCount } from '~/lib/format-count.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { Button, ButtonLink } from './button.tsx';
import { insteadOfLink } from './instead-of-link.ts';
import styles from './paged-rows.module.css';

/** A page of a connection. */
interface Page<Node> {
  nodes: readonly Node[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PagedRowsProps<Node> {
  page: Page<Node>;
  /** How many rows the pages before this one have; 0 for the first page. */
  offset: number;
  row: (node: Node, index: number) => ReactNode;
  keyOf: (node: Node, index: number) => string | number;
  rowClassName?: string | undefined;
  /** Renders the next page, which loads itself. `offset` is the number of rows before it. */
  next: (after: string, offset: number) => ReactNode;
  /** The plural of what the rows are. */
  noun: string;
  /** The address of a page that begins with the next rows, for browsers without JavaScript. */
  addressOf?: ((after: string, offset: number) => string) | undefined;
}

/**
 * The `li`s of a page, and a button that shows the next one. Its first row then gets the focus,
 * unless the visitor has gone on to something else meanwhile.
 */
export function PagedRows<Node>(props: PagedRowsProps<Node>) {
  const { page, offset, row, keyOf, rowClassName, next, noun, addressOf } = props;
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
          key={keyOf(node, index)}
          className={rowClassName}
          {...(index === 0 && offset > 0 && { ref: firstRow, tabIndex: -1 })}
        >
          {row(node, offset + index)}
        </li>
      ))}
      {pageInfo.hasNextPage &&
        pageInfo.endCursor !== null &&
        (isNextOpen ? (
          next(pageInfo.endCursor, shown)
        ) : (
          <ShowMoreRow
            shown={shown}
            total={totalCount}
            noun={noun}
            address={addressOf?.(pageInfo.endCursor, shown)}
            onClick={() => setIsNextOpen(true)}
          />
        ))}
    </>
  );
}

interface NextPageProps<Loaded> {
  /** The query of the page. */
  query: { loading: boolean; refetch: () => Promise<unknown> };
  /** What it has loaded. */
  page: Loaded | null | undefined;
  /** How many rows are shown before it. */
  offset: number;
  total: number;
  noun: string;
  children: (page: Loaded) => ReactNode;
}

/**
 * A page that loads itself. Its rows stay while the page before it changes, and with it the cursor.
 */
export function NextPage<Loaded>({ query, page, offset, total, noun, children }: NextPageProps<Loaded>) {
  const loaded = useLastLoaded(page ?? null);
  if (loaded !== null) return children(loaded);
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
