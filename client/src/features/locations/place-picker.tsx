import { House, MapPin, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServicePlacesQuery } from '~/graphql/generated/operations/service-places.ts';
import { LoadError } from '~/ui/load-error.tsx';
import { RadioCard, RadioCards } from '~/ui/radio-cards.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { Place } from './place.ts';
import styles from './place-picker.module.css';

interface PlacePickerProps {
  serviceId: string;
  place: Place | null;
  onPlace: (place: Place) => void;
  id: string;
  error: string | undefined;
  /** Stands under the two visits, before the workshops: what else a visit needs. */
  children?: ReactNode;
}

/** A workshop has the id of the legacy side; the two visits have a name that no id can be. */
const radioValue = (place: Place) => (place.kind === 'WORKSHOP' ? `workshop:${place.id}` : place.kind);

const visitIcons = { HOME_SERVICE: <House />, DIFFERENT_LOCATION: <MapPin /> };

/**
 * The two visits first, then the workshops of the service (BOOK-14). The visits are there also when
 * the workshops cannot be had.
 */
export function PlacePicker({ serviceId, place, onPlace, id, error, children }: PlacePickerProps) {
  const { data, error: failure, loading, refetch } = useServicePlacesQuery({ variables: { serviceId } });
  const visits = data?.service?.visitOptions ?? [];
  const workshops = data?.service?.workshops;
  const places: Place[] = [
    ...visits.map(({ kind, name }) => ({ kind, name })),
    ...(workshops ?? []).map((workshop) => ({ kind: 'WORKSHOP' as const, id: workshop.id, name: workshop.name })),
  ];
  const choose = (value: string) => {
    const chosen = places.find((one) => radioValue(one) === value);
    if (chosen) onPlace(chosen);
  };
  return (
    <>
      {failure && !workshops && (
        <LoadError message="Failed to fetch locations" onRetry={() => void refetch()} retrying={loading} />
      )}
      {loading && places.length === 0 && <PlacesSkeleton />}
      {places.length > 0 && (
        <RadioCards
          id={id}
          legend="Where the work should be done"
          legendHidden
          name="place"
          value={place && radioValue(place)}
          onChange={choose}
          error={error}
        >
          {visits.map(({ kind, name, description }) => (
            <RadioCard key={kind} value={kind} title={name} description={description} media={visitIcons[kind]} />
          ))}
          {children}
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
        <p className={styles.none}>There is no workshop for this service, so the specialist comes to you.</p>
      )}
    </>
  );
}

function PlacesSkeleton() {
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
