import type { SpecialistCardFragment } from '~/graphql/generated/graphql.ts';
import { useNextAvailableDateQuery } from '~/graphql/generated/operations/next-available-date.ts';
import { useServicesQuery } from '~/graphql/generated/operations/services.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { product } from '~/site/product.ts';
import { specialistName, tradeLabel } from '~/site/unknown-labels.ts';
import { RangeText } from '~/ui/range-text.tsx';
import { ShareButton } from '~/ui/share-button.tsx';
import { NextFree } from './next-free.tsx';
import { SaveButton } from './specialist-card.tsx';
import { experienceText } from './specialist-labels.ts';
import styles from './specialist-profile.module.css';
import { RatingLine } from './specialist-summary.tsx';

/** The trade, experience and rating, below the name in the profile dialog. */
export function ProfileHeading({ specialist }: { specialist: SpecialistCardFragment }) {
  const { trade, yearsOfExperience, serviceAreas, averageRating, reviewCount } = specialist;
  const area = serviceAreas[0]?.name;
  return (
    <>
      <p className={styles.profileTrade}>
        <RangeText
          text={[tradeLabel(trade), experienceText(yearsOfExperience), area].filter(Boolean).join('\u00a0· ')}
        />
      </p>
      <RatingLine rating={averageRating} reviewCount={reviewCount} />
    </>
  );
}

interface OfferedService {
  /** Null if the legacy host doesn't send it. */
  serviceId: string | null;
  name: string;
}

interface ProfileNextFreeProps {
  specialistId: string;
  /** What the specialist offers; undefined while it loads. */
  offered: readonly OfferedService[] | undefined;
  /** The name of the service that the list is filtered by; empty if there is none. */
  filteredBy: string;
}

/** The specialist's first free day, for the service that the customer looks for (DIR-45). */
export function ProfileNextFree({ specialistId, offered = [], filteredBy }: ProfileNextFreeProps) {
  const { data: catalogue, loading } = useServicesQuery();
  const ids = [...new Set(offered.flatMap(({ serviceId }) => serviceId ?? []))];
  const services = ids.map((id) => ({ id, name: catalogue?.services?.find((service) => service.id === id)?.name }));
  const service = services.find(({ name }) => name === filteredBy) ?? services[0];
  const { data } = useNextAvailableDateQuery({
    variables: { specialistId, serviceId: service?.id ?? '' },
    skip: !service || loading,
    fetchPolicy: 'cache-and-network',
  });
  const offeredName = offered.find(({ serviceId }) => serviceId === service?.id)?.name;
  const serviceName = service?.name ?? offeredName ?? null;
  return <NextFree date={data?.specialist?.nextAvailableDate} serviceName={services.length > 1 ? serviceName : null} />;
}

interface ProfileActionsProps {
  specialist: { id: string; name: string | null };
  /** The path of the specialist's page, which is shared. */
  path: string;
}

/** Keeps a specialist on this device, or shares their page. */
export function ProfileActions({ specialist, path }: ProfileActionsProps) {
  const name = specialistName(specialist.name);
  const url = siteOrigin + path;
  return (
    <>
      <SaveButton specialistId={specialist.id} name={name} />
      <ShareButton
        variant="outline"
        data={() => ({ title: `${name} on ${product.name}`, url })}
        text={url}
        copied="Link copied"
        failed={`Copy this link: ${url}`}
      />
    </>
  );
}
