import { ArrowLeft } from 'lucide-react';
import { chosenServices, fieldId, priceOf, type ServicePrice } from '~/features/application/application-draft.ts';
import { stepPath } from '~/features/application/application-steps.ts';
import { MAX_DESCRIPTION, NO_SERVICES_MESSAGE } from '~/features/application/service-price.ts';
import type { StepProps } from '~/features/application/use-application-options.ts';
import { TradeIcon } from '~/illustrations/trade-icon.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import styles from './pricing-step.module.css';

/** A rate card for each service (JOIN-15..17). */
export function PricingStep({ draft, change, errorOf }: StepProps) {
  const services = chosenServices(draft);
  if (services.length === 0) return <NoServices />;
  const update = (service: string, part: Partial<ServicePrice>) =>
    change((latest) => ({ pricing: { ...latest.pricing, [service]: { ...priceOf(latest, service), ...part } } }));
  return (
    <div id={fieldId('pricing')} tabIndex={-1} className={styles.rateCards}>
      {services.map((service, index) => (
        <RateCard
          key={service}
          service={service}
          idOf={(part) => fieldId('pricing', `${index}-${part}`)}
          price={priceOf(draft, service)}
          onChange={(part) => update(service, part)}
          errorOf={(part) => errorOf('pricing', `${index}-${part}`)}
        />
      ))}
    </div>
  );
}

/** Shown if the URL was opened directly, or the services were removed in another tab (JOIN-17). */
function NoServices() {
  return (
    <div id={fieldId('pricing')} tabIndex={-1}>
      <EmptyState
        title={NO_SERVICES_MESSAGE}
        actions={
          <ButtonLink variant="outline" to={stepPath('services')} icon={<ArrowLeft aria-hidden="true" />}>
            Go back to services
          </ButtonLink>
        }
      />
    </div>
  );
}

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
function RateCard({ service, price, onChange, idOf, errorOf }: RateCardProps) {
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
