import { ArrowLeft } from 'lucide-react';
import { chosenServices, type ServicePrice } from '~/features/application/application-draft.ts';
import { stepPath } from '~/features/application/application-steps.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { NO_SERVICES_MESSAGE, priceOf } from '~/features/application/service-price.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { RateCard } from './rate-card.tsx';
import styles from './step-groups.module.css';
import type { StepProps } from './step-props.ts';

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
