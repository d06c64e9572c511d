import { fieldId, type StepProps } from '~/features/booking/shared/booking-answers.ts';
import { useBookingServicesQuery } from '~/graphql/generated/operations/booking-services.ts';
import { ServiceScene } from '~/illustrations/service-scene.tsx';
import { serviceSlug } from '~/site/service-slug.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './service-step.module.css';

/** The catalogue, as radio buttons (BOOK-06). */
export function ServiceStep({ draft, change, errorOf }: StepProps) {
  const { data, error, loading, refetch } = useBookingServicesQuery();
  const services = data?.services;
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
        layout="tile"
        columns={3}
        value={draft.service?.id}
        onChange={(id) => choose(services.find((service) => service.id === id))}
        error={errorOf('service')}
      >
        {services.map(({ id, name, description }) => (
          <RadioCard
            key={id}
            value={id}
            title={name}
            description={description}
            media={<ServiceScene slug={serviceSlug(name)} />}
          />
        ))}
      </RadioCards>
    </>
  );
}

function ServicesSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        Loading services...
      </p>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <Skeleton key={index} shape="box" height={280} />
      ))}
    </div>
  );
}
