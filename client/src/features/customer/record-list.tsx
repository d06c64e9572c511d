import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { ListCount } from '~/ui/list-count.tsx';
import { countOf, ListFilter } from '~/ui/list-filter.tsx';
import type { useListSearchParams } from './use-list-search-params.ts';

interface RecordListProps<Status extends string> {
  list: Pick<
    ReturnType<typeof useListSearchParams<Status>>,
    'status' | 'setStatus' | 'search' | 'setSearch' | 'showAll'
  >;
  noun: 'appointment' | 'repair';
  /** The first page of those that match. */
  page: {
    nodes: readonly unknown[];
    totalCount: number;
    /** How many each status would show. */
    statusCounts: readonly { status: Status; count: number }[];
  };
  /** How many the customer has, whatever the filter. */
  total: number;
  /** The label of each status, in order; null is all. */
  labels: readonly (readonly [Status | null, string])[];
  searchPlaceholder: string;
  /** What is shown to a customer without any. */
  none: ReactNode;
  /** Beside the button that shows all, if none match. */
  action?: ReactNode;
  heading?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A customer’s records, by status and text (APPT-03, APPT-04, REP-01, REP-02), and how many. */
export function RecordList<Status extends string>(props: RecordListProps<Status>) {
  const { list, noun, page, total, labels, searchPlaceholder, none, action, heading, children } = props;
  const noMatch = (
    <EmptyState
      title={`No ${noun}s match`}
      tool="screwdriver"
      actions={
        <>
          <Button variant="outline" onClick={list.showAll}>
            Show all {noun}s
          </Button>
          {action}
        </>
      }
    >
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
      {page.nodes.length > 0 ? children : total > 0 ? noMatch : none}
    </>
  );
}
