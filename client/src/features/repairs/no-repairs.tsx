import { paths } from '~/lib/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

interface NoRepairsProps {
  /** There are some, only none that is looked for. */
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
        <p>None of your repairs stands like this and has these words in it.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing hanging here yet"
      actions={<ButtonLink to={paths.customerBooking}>Book an Appointment</ButtonLink>}
    >
      <p>What we mend for you is filed here, with its receipt and warranty.</p>
    </EmptyState>
  );
}
