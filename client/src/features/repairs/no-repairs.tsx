import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

interface NoRepairsProps {
  /** Whether the customer has repairs that the filter hides. */
  hasAny: boolean;
  onShowAll: () => void;
}

export function NoRepairs({ hasAny, onShowAll }: NoRepairsProps) {
  if (hasAny) {
    return (
      <EmptyState
        title="No repairs match"
        tool="screwdriver"
        actions={
          <Button variant="outline" onClick={onShowAll}>
            Show all repairs
          </Button>
        }
      >
        <p>Try another status or search.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No repairs yet"
      actions={<ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>}
    >
      <p>You’ll see your repairs here, with their receipts and warranties.</p>
    </EmptyState>
  );
}
