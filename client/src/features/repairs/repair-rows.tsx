import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { RepairPageFragment, RepairsQueryVariables } from '~/graphql/generated/graphql.ts';
import { RepairsDocument, useRepairsQuery } from '~/graphql/generated/operations/repairs.ts';
import { NextPage, PagedRows } from '~/ui/paged-rows.tsx';
import { RepairSlip } from './repair-slip.tsx';

interface RepairRowsProps {
  page: RepairPageFragment;
  /** How many rows come before. */
  offset?: number;
  filter: Pick<RepairsQueryVariables, 'status' | 'search'>;
  onView: (id: string) => void;
}

const NOUN = 'repairs';

/** The cards of a page of repairs, and of the pages after it that were asked for. */
export function RepairRows({ page, offset = 0, ...props }: RepairRowsProps) {
  return (
    <PagedRows
      page={page}
      offset={offset}
      noun={NOUN}
      keyOf={({ id }) => id}
      row={(repair) => <RepairSlip repair={repair} onView={() => props.onView(repair.id)} />}
      next={(after, shown) => <NextRows {...props} after={after} offset={shown} total={page.totalCount} />}
    />
  );
}

function NextRows({
  after,
  offset,
  total,
  ...props
}: Omit<RepairRowsProps, 'page'> & { after: string; offset: number; total: number }) {
  const variables = { ...props.filter, after };
  const query = useRepairsQuery({ variables, ...useFreshness(RepairsDocument, variables) });
  return (
    <NextPage query={query} page={query.data?.me?.repairs} offset={offset} total={total} noun={NOUN}>
      {(page) => <RepairRows page={page} offset={offset} {...props} />}
    </NextPage>
  );
}
