import { fieldId, type NamedSpecialist, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import { shortName } from '~/features/specialists/specialist-labels.ts';
import { useBookingServicesQuery } from '~/graphql/generated/operations/booking-services.ts';
import { useServicePricesQuery } from '~/graphql/generated/operations/service-prices.ts';
import { useSpecialistServicesQuery } from '~/graphql/generated/operations/specialist-services.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './service-step.module.css';

/** The catalogue, marked where the preselected specialist lacks a service (BOOK-06, C-07). */
export function ServiceStep({ draft, change, errorOf }: StepProps) {
  const { data, error, loading, refetch } = useBookingServicesQuery();
  const services = data?.services;
  const prices = useLowestPrices();
  const lackedNote = useLackedNote(draft.preselected);
  const choose = (service: { id: string; name: string; needsVehicle: boolean } | undefined) => {
    if (service) change({ service: { id: service.id, name: service.name, needsVehicle: service.needsVehicle } });
  };
  if (!services) {
    if (loading) return <ServicesSkeleton />;
    return <LoadError message="Failed to fetch services" onRetry={() => void refetch()} retrying={loading} />;
  }
  return (
    <>
      {error && <LoadError message="Failed to fetch services" onRetry={() => void refetch()} retrying={loading} />}
      <RadioCards
        id={fieldId('service')}
        legend="Service"
        legendHidden
        name="service"
        columns={2}
        value={draft.service?.id}
        onChange={(id) => choose(services.find((service) => service.id === id))}
        error={errorOf('service')}
      >
        {services.map(({ id, name, description }) => (
          <RadioCard
            key={id}
            value={id}
            title={name}
            description={lackedNote(id) ?? (description && <span className={styles.description}>{description}</span>)}
            aside={lackedNote(id) ? undefined : prices.get(id)}
            media={
              <div className={styles.scene}>
                <ServiceScene slug={serviceSlug(name)} />
              </div>
            }
          />
        ))}
      </RadioCards>
    </>
  );
}

/** 'from £55', by the ids of the services. Without prices the step is complete as well. */
function useLowestPrices(): ReadonlyMap<string, string> {
  // After the first step is shown, which doesn't wait for them.
  const { data } = useServicePricesQuery();
  return new Map(
    data?.services?.flatMap(({ id, priceGuide }) =>
      priceGuide ? [[id, `from ${priceGuide.lowest.formatted}`] as const] : [],
    ),
  );
}

/** 'Helen doesn’t offer this', if the ids of all services that the specialist offers are known. */
function useLackedNote(specialist: NamedSpecialist | null): (serviceId: string) => string | null {
  const { data } = useSpecialistServicesQuery({ variables: { id: specialist?.id ?? '' }, skip: !specialist });
  const offered = data?.specialist?.services.map(({ serviceId }) => serviceId);
  if (!specialist || !offered?.length || offered.includes(null)) return () => null;
  return (serviceId) => (offered.includes(serviceId) ? null : `${shortName(specialist.name)} doesn’t offer this`);
}

function ServicesSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        Loading services...
      </p>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <Skeleton key={index} shape="box" height={88} />
      ))}
    </div>
  );
}
