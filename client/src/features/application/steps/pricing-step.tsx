import { ArrowLeft } from 'lucide-react';
import { offeredServices, type ServicePrice } from '~/features/application/application-draft.ts';
import { stepPath } from '~/features/application/application-steps.ts';
import { fieldId } from '~/features/application/field-id.ts';
import { RateCard } from '~/features/application/rate-card.tsx';
import { NO_SERVICES_TEXT, priceOf } from '~/features/application/service-price.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import styles from './pricing-step.module.css';
import type { StepProps } from './step-props.ts';

/** One rate card for each service that is offered (JOIN-15..17). */
export function PricingStep({ draft, change, errorOf }: StepProps) {
  const services = offeredServices(draft);
  if (services.length === 0) return <NoServices />;
  const write = (service: string, part: Partial<ServicePrice>) =>
    change((newest) => ({
      pricing: { ...newest.pricing, [service]: { ...priceOf(newest, service), ...part } },
    }));
  return (
    <div id={fieldId('pricing')} tabIndex={-1} className={styles.cards}>
      {services.map((service, index) => (
        <RateCard
          key={service}
          service={service}
          idOf={(part) => fieldId('pricing', `${index}-${part}`)}
          price={priceOf(draft, service)}
          onWrite={(part) => write(service, part)}
          errorOf={(part) => errorOf('pricing', `${index}-${part}`)}
        />
      ))}
    </div>
  );
}

/** Opened by its address, or emptied in another tab (JOIN-17). */
function NoServices() {
  return (
    <div id={fieldId('pricing')} tabIndex={-1}>
      <EmptyState
        title={NO_SERVICES_TEXT}
        actions={
          <ButtonLink variant="outline" to={stepPath('services')} icon={<ArrowLeft aria-hidden="true" />}>
            Go back to services
          </ButtonLink>
        }
      />
    </div>
  );
}
