import type { ReactNode } from 'react';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ListCount } from '~/ui/list-count.tsx';
import { countOf, ListFilter } from '~/ui/list-filter.tsx';
import { ListFilterSkeleton } from '~/ui/list-filter-skeleton.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PagedRows } from '~/ui/paged-rows.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './record-page.module.css';
import { useAccountPage } from './use-account-page.ts';
import type { useListSearchParams } from './use-list-search-params.ts';

interface Records<Status, Item> {
  nodes: readonly Item[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Other searches that find something, if this one finds nothing. */
  searchSuggestions: readonly string[];
  /** How many each status would show. */
  statusCounts: readonly { status: Status; count: number }[];
}

interface Filter<Status> {
  status: Status | null;
  search: string | null;
}

interface RecordsQuery<Me> {
  data: { me: Me | null } | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface RecordPageProps<Status extends string, Item, Me> {
  title: string;
  noun: 'appointment' | 'repair';
  list: ReturnType<typeof useListSearchParams<Status>>;
  /** Asks for the customer with a page of the records that match; `page` is that page. */
  useRecords: (variables: Filter<Status> & { after?: string }) => {
    query: RecordsQuery<Me>;
    page: Records<Status, Item> | null | undefined;
  };
  /** That page of a customer; null if it couldn’t be loaded. */
  recordsOf: (me: Me) => Records<Status, Item> | null;
  /** The label of each status, in order; null is all. */
  labels: readonly (readonly [Status | null, string])[];
  searchPlaceholder: string;
  /** `above` is the one above it in the list; null for the first. */
  row: (record: Item, above: Item | null) => ReactNode;
  /** Of the rows of further pages. */
  furtherRowClassName?: string | undefined;
  /** What is shown to a customer without any. */
  none: ReactNode;
  /** Beside the button that shows all, if none match. */
  action?: ReactNode;
  heading?: ReactNode;
  /** Above the title. */
  notice?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** A row while it loads, as many as fill a screen. */
  skeleton: { row: ReactNode; count: number; above?: ReactNode };
  /** The dialogs that are open over the list. */
  children: ReactNode;
}

/**
 * A page of the customer’s records, by status and text (APPT-03, APPT-04, REP-01, REP-02), and how
 * many.
 */
export function RecordPage<
  Status extends string,
  Item extends { id: string },
  Me extends { all: { totalCount: number } | null },
>(props: RecordPageProps<Status, Item, Me>) {
  const { title, noun, list, useRecords, recordsOf, labels, notice, actions, skeleton, children } = props;
  const { filter } = list;
  const { query } = useRecords(filter);
  const state = useAccountPage(query);
  // While another filter loads, the page still shows the list of the one before.
  const shownFilter = useLastLoaded(query.data?.me ? filter : null) ?? filter;
  return (
    <div className={styles.records}>
      {notice}
      <AccountPage
        title={title}
        actions={actions}
        state={state}
        skeleton={
          <div className={styles.records}>
            <ListFilterSkeleton options={labels.length} />
            {skeleton.above}
            <div className={styles.list}>
              {Array.from({ length: skeleton.count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
                <div key={index}>{skeleton.row}</div>
              ))}
            </div>
          </div>
        }
      >
        {(me) => {
          const page = recordsOf(me);
          if (!page || !me.all) return <Notice tone="error" title={`We couldn’t load your ${noun}s.`} />;
          return (
            <div className={styles.records}>
              <RecordList {...props} page={page} filter={shownFilter} total={me.all.totalCount} />
              {children}
            </div>
          );
        }}
      </AccountPage>
    </div>
  );
}

interface RecordListProps<Status extends string, Item, Me> extends RecordPageProps<Status, Item, Me> {
  /** The first page of those that match. */
  page: Records<Status, Item>;
  /** The filter of that page. */
  filter: Filter<Status>;
  /** How many the customer has, whatever the filter. */
  total: number;
}

function RecordList<Status extends string, Item extends { id: string }, Me>(props: RecordListProps<Status, Item, Me>) {
  const { list, noun, page, filter, total, labels, searchPlaceholder, row, none, action, heading } = props;
  const noMatch = (
    <EmptyState
      title={`No ${noun}s match`}
      tool="screwdriver"
      actions={
        <>
          {page.searchSuggestions.map((suggestion) => (
            <Button key={suggestion} variant="outline" onClick={() => list.setSearch(suggestion)}>
              Search for “{suggestion}”
            </Button>
          ))}
          <Button variant="outline" onClick={list.showAll}>
            Show all {noun}s
          </Button>
          {action}
        </>
      }
    >
      {filter.search && <p>Nothing matches “{filter.search}”.</p>}
      <p>Try another status or search.</p>
    </EmptyState>
  );
  return (
    <>
      {total > 0 && (
        <>
          <ListFilter
            options={labels.map(([value, label]) => ({ value, label, count: countOf(page.statusCounts, value) }))}
            selected={list.status}
            onSelect={list.setStatus}
            searchLabel={`Search your ${noun}s`}
            searchPlaceholder={searchPlaceholder}
            search={list.search}
            onSearchChange={list.setSearch}
          />
          <ListCount visible={page.totalCount} total={total} noun={noun} />
        </>
      )}
      {heading}
      {page.nodes.length > 0 ? (
        <ul className={styles.list}>
          <PagedRows
            // Another filter begins with its first page.
            key={JSON.stringify(filter)}
            page={page}
            noun={`${noun}s`}
            keyOf={({ id }) => id}
            furtherRowClassName={props.furtherRowClassName}
            row={(record, _index, above) => row(record, above)}
            filter={filter}
            useNextPage={props.useRecords}
          />
        </ul>
      ) : total > 0 ? (
        noMatch
      ) : (
        none
      )}
    </>
  );
}
