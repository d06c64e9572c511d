import type { ServicePrice } from '~/features/application/application-draft.ts';
import { MAX_DESCRIPTION } from '~/features/application/service-price.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './rate-card.module.css';

interface RateCardProps {
  service: string;
  price: ServicePrice;
  onChange: (part: Partial<ServicePrice>) => void;
  idOf: (part: keyof ServicePrice) => string;
  errorOf: (part: keyof ServicePrice) => string | undefined;
}

const pounds = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;
const minutes = { type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const;

/** The price and duration of one service (JOIN-15, JOIN-16). */
export function RateCard({ service, price, onChange, idOf, errorOf }: RateCardProps) {
  const field = (part: keyof ServicePrice) => ({
    id: idOf(part),
    value: price[part],
    error: errorOf(part),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
  });
  const numberField = (part: keyof ServicePrice) => ({ ...field(part), onWheel: blurOnWheel });
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>
        <span className={styles.icon}>
          <TradeIcon slug={serviceSlug(service)} />
        </span>
        <span className={styles.service}>{service}</span>
      </legend>
      <div className={styles.numbers}>
        <TextField {...pounds} {...numberField('basePrice')} label="Base price (£)" />
        <TextField {...pounds} {...numberField('highPrice')} label="Maximum price (£)" optional />
        <TextField {...minutes} {...numberField('durationMinutes')} label="Typical duration (minutes)" optional />
      </div>
      <TextArea {...field('description')} label="Description" optional rows={3} maxLength={MAX_DESCRIPTION} />
    </fieldset>
  );
}

/** Scrolling over a focused number field would change its value. */
function blurOnWheel({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.blur();
}
