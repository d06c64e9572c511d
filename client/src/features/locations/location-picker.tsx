import { House, MapPin, Warehouse } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useServiceLocationsQuery } from '~/graphql/generated/operations/service-locations.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './location-picker.module.css';
import type { WorkLocation } from './work-location.ts';

interface LocationPickerProps {
  serviceId: string;
  location: WorkLocation | null;
  onLocationChange: (location: WorkLocation) => void;
  id: string;
  error: string | undefined;
  /** Below the selected card, if it is one of the customer's locations: their address. */
  addressFields?: ReactNode;
}

/** A workshop's id comes from the legacy host, so it gets a prefix that no `kind` has. */
const radioValue = (location: WorkLocation) =>
  location.kind === 'WORKSHOP' ? `workshop:${location.id}` : location.kind;

const icons = { HOME_SERVICE: <House />, DIFFERENT_LOCATION: <MapPin /> };

/**
 * Home service and a different location, then the service's workshops (BOOK-14). The first two are
 * offered even if the workshops can't be loaded.
 */
export function LocationPicker({
  serviceId,
  location,
  onLocationChange,
  id,
  error,
  addressFields,
}: LocationPickerProps) {
  const { data, error: failure, loading, refetch } = useServiceLocationsQuery({ variables: { serviceId } });
  const customerLocations = data?.service?.customerLocations ?? [];
  const workshops = data?.service?.workshops;
  const locations: WorkLocation[] = [
    ...customerLocations.map(({ kind, name }) => ({ kind, name })),
    ...(workshops ?? []).map(({ id: workshopId, name, address }) => ({
      kind: 'WORKSHOP' as const,
      id: workshopId,
      name,
      address,
    })),
  ];
  const choose = (value: string) => {
    const chosen = locations.find((candidate) => radioValue(candidate) === value);
    if (chosen) onLocationChange(chosen);
  };
  return (
    <>
      {failure && !workshops && (
        <LoadError message="Failed to fetch locations" onRetry={() => void refetch()} retrying={loading} />
      )}
      {loading && locations.length === 0 && <LocationsSkeleton />}
      {locations.length > 0 && (
        <RadioCards
          id={id}
          legend="Where the work should be done"
          legendHidden
          name="location"
          value={location && radioValue(location)}
          onChange={choose}
          error={error}
        >
          {customerLocations.map(({ kind, name, description }) => (
            <Fragment key={kind}>
              <RadioCard value={kind} title={name} description={description} media={icons[kind]} />
              {location?.kind === kind && addressFields && <div className={styles.address}>{addressFields}</div>}
            </Fragment>
          ))}
          {(workshops ?? []).map(({ id: workshopId, name, address }) => (
            <RadioCard
              key={workshopId}
              value={`workshop:${workshopId}`}
              title={name}
              description={address}
              media={<Warehouse />}
            />
          ))}
        </RadioCards>
      )}
      {workshops?.length === 0 && (
        <p className={styles.none}>There’s no workshop for this service, so the specialist will come to you.</p>
      )}
    </>
  );
}

function LocationsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        Loading locations...
      </p>
      {['home', 'different', 'workshop', 'another'].map((key) => (
        <Skeleton key={key} shape="box" height={76} />
      ))}
    </div>
  );
}
