import { WEEKLY_DEAL_PERCENT } from '#shared/terms.ts';
import { paths } from '~/site/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { PhoneLink } from '~/ui/phone-link.tsx';
import styles from './weekly-deal-banner.module.css';

/**
 * The terms of the weekly deal (SHELL-09). Prices come from the specialist and are shown without
 * the discount, so customers are told to check the price before they pay.
 */
export function WeeklyDealTerms({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Weekly deal: ${WEEKLY_DEAL_PERCENT}% off repairs`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <ButtonLink to={paths.appointment} onClick={onClose}>
            Get repaired
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.list}>
        <li>
          You get {WEEKLY_DEAL_PERCENT}% off the price of a repair that you book this week, on any day and for any
          service.
        </li>
        <li>The prices on our pages and in the booking form are before the discount. You don’t need a code.</li>
        <li>
          You won’t pay when you book. Once your specialist has confirmed, you can check the price with the discount
          before you pay. Any questions? Call <PhoneLink />.
        </li>
        <li>Diagnosis and brake checks are free, with or without the deal.</li>
      </ul>
    </Dialog>
  );
}
