import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { ServicePrice } from './application-draft.ts';
import styles from './rate-card.module.css';
import { MAX_WORDS } from './service-price.ts';

interface RateCardProps {
  service: string;
  price: ServicePrice;
  onWrite: (part: Partial<ServicePrice>) => void;
  idOf: (part: keyof ServicePrice) => string;
  errorOf: (part: keyof ServicePrice) => string | undefined;
}

const pounds = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;

/** What one service costs and how long it takes (JOIN-15, JOIN-16). */
export function RateCard({ service, price, onWrite, idOf, errorOf }: RateCardProps) {
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>
        <span className={styles.icon}>
          <TradeIcon slug={serviceSlug(service)} />
        </span>
        <span className={styles.service}>{service}</span>
      </legend>
      <div className={styles.figures}>
        <TextField
          {...pounds}
          id={idOf('basePrice')}
          label="Base price (£)"
          value={price.basePrice}
          onChange={({ target }) => onWrite({ basePrice: target.value })}
          onWheel={keepFigure}
          error={errorOf('basePrice')}
        />
        <TextField
          {...pounds}
          id={idOf('highPrice')}
          label="Maximum price (£)"
          optional
          value={price.highPrice}
          onChange={({ target }) => onWrite({ highPrice: target.value })}
          onWheel={keepFigure}
          error={errorOf('highPrice')}
        />
        <TextField
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          id={idOf('durationMinutes')}
          label="Typical duration (minutes)"
          optional
          value={price.durationMinutes}
          onChange={({ target }) => onWrite({ durationMinutes: target.value })}
          onWheel={keepFigure}
          error={errorOf('durationMinutes')}
        />
      </div>
      <TextArea
        id={idOf('description')}
        label="In your own words"
        optional
        rows={3}
        maxLength={MAX_WORDS}
        value={price.description}
        onChange={({ target }) => onWrite({ description: target.value })}
        error={errorOf('description')}
      />
    </fieldset>
  );
}

/** Scrolling the page over a focused figure must not change it. */
function keepFigure({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.blur();
}
