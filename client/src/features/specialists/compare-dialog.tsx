import type { ReactNode } from 'react';
import { formatPriceRange } from '#shared/money.ts';
import { includedTravelText, priceWithTravel, type TravelFee, travelFeeOf } from '#shared/travel-fee.ts';
import { failureOf } from '~/graphql/failure.ts';
import type { CompareSpecialistsQuery } from '~/graphql/generated/graphql.ts';
import { useCompareSpecialistsQuery } from '~/graphql/generated/operations/compare-specialists.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { formatShortDate } from '~/lib/format-date.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './compare-bar.module.css';
import { bookingLink, experienceText, insuranceText, serviceModeLabels } from './specialist-labels.ts';
import { RatingLine, SpecialistAvatar } from './specialist-summary.tsx';
import type { Directory } from './use-directory.ts';

type Compared = NonNullable<CompareSpecialistsQuery['specialists']>['items'][number];

interface CompareDialogProps {
  directory: Directory;
  onClose: () => void;
}

/** Two or three specialists side by side: the price is of what was searched, with travel. */
export function CompareDialog({ directory, onClose }: CompareDialogProps) {
  const { compared, search, specialism, serviceName, location } = directory.applied;
  const services = useServicesQuery().data?.services;
  const serviceId = services?.find(({ name }) => name === serviceName)?.id ?? null;
  const { data, error, loading, refetch } = useCompareSpecialistsQuery({
    variables: { specialistIds: [...compared], searched: search || specialism, serviceId },
    fetchPolicy: 'cache-and-network',
  });
  const specialists = data?.specialists?.items ?? [];
  const start = { serviceName: serviceName || null, place: location.trim() };
  return (
    <Dialog open onClose={onClose} size="lg" title="Compare specialists">
      {error && specialists.length === 0 ? (
        <LoadError message={`Error loading specialists: ${failureOf(error).message}`} onRetry={() => void refetch()} />
      ) : loading && specialists.length === 0 ? (
        <Skeleton shape="box" height={420} />
      ) : specialists.length === 0 ? (
        <EmptyState title="These specialists are no longer available" />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {specialists.map((specialist) => (
                <th key={specialist.id} scope="col">
                  <span className={styles.name}>
                    <SpecialistAvatar specialist={specialist} size={60} />
                    {specialistName(specialist.name)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {rowsFor(location).map(({ label, cellOf }) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={specialists.length}>
                  {label}
                </th>
              </tr>
              <tr>
                {specialists.map((specialist) => (
                  <td key={specialist.id}>{cellOf(specialist)}</td>
                ))}
              </tr>
            </tbody>
          ))}
          <tfoot>
            <tr>
              {specialists.map(({ id, name }) => (
                <td key={id}>
                  <ButtonLink
                    {...bookingLink({ id, name: specialistName(name) }, start)}
                    aria-label={`Book now with ${specialistName(name)}`}
                  >
                    Book Now
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </Dialog>
  );
}

const rowsFor = (location: string): { label: string; cellOf: (specialist: Compared) => ReactNode }[] => [
  {
    label: 'Rating',
    cellOf: ({ averageRating, reviewCount }) => <RatingLine rating={averageRating} reviewCount={reviewCount} />,
  },
  {
    label: location.trim() ? `Price, with travel to ${location.trim()}` : 'Price',
    cellOf: (specialist) => <Price specialist={specialist} location={location.trim()} />,
  },
  {
    label: 'Next free',
    cellOf: ({ nextAvailableDate }) => (nextAvailableDate ? formatShortDate(nextAvailableDate) : 'Not known'),
  },
  {
    label: 'Certificates',
    cellOf: ({ isCertified, companies }) =>
      companies.length > 0
        ? companies.map(({ name }) => <p key={name}>{name}</p>)
        : isCertified
          ? 'Certified Professional'
          : 'None listed',
  },
  { label: 'Liability insurance', cellOf: ({ liabilityInsurance }) => insuranceText(liabilityInsurance) },
  {
    label: 'Trade and experience',
    cellOf: ({ trade, yearsOfExperience }) => (
      <RangeText text={`${tradeLabel(trade)}, ${experienceText(yearsOfExperience)}`} />
    ),
  },
  { label: 'Where they work', cellOf: ({ serviceMode }) => serviceModeLabels[serviceMode] },
];

/** The price of what was searched, else of all, with the fee to travel to the location. */
function Price({ specialist, location }: { specialist: Compared; location: string }) {
  const { searchedService, serviceMode, serviceAreas } = specialist;
  const { price, priceLabel } = searchedService ?? specialist;
  const found = location && serviceMode !== 'WORKSHOP' ? travelFeeOf(serviceAreas, location) : null;
  const travel = found?.area == null ? null : found;
  const range = price && { low: price.low.pence, high: (price.high ?? price.low).pence };
  const total = range && priceWithTravel([{ price: range, travel }]);
  return (
    <>
      <span className={styles.price}>
        <RangeText text={total ? formatPriceRange(total.low, total.high) : priceLabel} />
      </span>
      {searchedService && <p>{searchedService.name}</p>}
      {location && (
        <p>
          <RangeText text={travelNote(serviceMode, travel, location)} />
        </p>
      )}
    </>
  );
}

function travelNote(mode: Compared['serviceMode'], travel: TravelFee | null, location: string) {
  if (mode === 'WORKSHOP') return 'You bring it to the workshop';
  return travel ? includedTravelText([travel]) : `Doesn’t list ${location}`;
}
