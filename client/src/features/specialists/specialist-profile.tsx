import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { BadgeCheck, MapPin, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import { type ReviewPages, SpecialistReviews } from '~/features/reviews/specialist-reviews.tsx';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistProfileFragmentDoc } from '~/graphql/generated/operations/specialist-profile.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { serviceAreaLabel } from '~/site/price-labels.ts';
import { specialistName } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Chip } from '~/ui/chip.tsx';
import { cx } from '~/ui/cx.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { experienceText, insuranceText, serviceModeLabels, serviceModeText } from './specialist-labels.ts';
import styles from './specialist-profile.module.css';

interface SpecialistProfileProps {
  specialist: FragmentType<SpecialistProfileFragment>;
  /** The dialog lists only the first services until asked for more. */
  layout: 'dialog' | 'page';
  reviewPages?: ReviewPages;
}

/** The body of the profile dialog (DIR-33..44) and of a specialist's page. */
export function SpecialistProfile({ specialist, layout, reviewPages }: SpecialistProfileProps) {
  const { data, complete } = useFragment({
    fragment: SpecialistProfileFragmentDoc,
    // The document also contains the fragment of the reviews.
    fragmentName: 'SpecialistProfile',
    from: specialist,
  });
  if (!complete) return null;
  const headingLevel = layout === 'page' ? 2 : 3;
  const section = (title: string, children: ReactNode) => (
    <Section title={title} headingLevel={headingLevel}>
      {children}
    </Section>
  );
  // A page has room for them before the prices.
  const reviews = section('Customer Reviews', <SpecialistReviews specialist={data} pages={reviewPages} />);
  return (
    <div className={styles.profile}>
      <ProfileCredentials specialist={data} />
      {data.bio &&
        section(
          'About',
          <p dir="auto" className={styles.bio}>
            {data.bio}
          </p>,
        )}
      {layout === 'page' && reviews}
      {section('Services Offered', <ServicesOffered specialist={data} layout={layout} />)}
      {section('Professional Details', <SpecialistDetails specialist={data} />)}
      {section(
        'Certified With',
        <Chips texts={data.companies.map(({ name }) => name)} emptyText="No certifying companies listed." />,
      )}
      {section(
        'Service Areas',
        <Chips texts={data.serviceAreas.map(serviceAreaLabel)} emptyText="No service areas listed." />,
      )}
      {section(
        'Workshop Locations',
        <Chips texts={data.workshops.map(({ name }) => name)} emptyText="No workshops listed." />,
      )}
      {layout === 'dialog' && reviews}
    </div>
  );
}

interface SectionProps {
  title: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}

function Section({ title, headingLevel, children }: SectionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  );
}

interface ServicesOfferedProps extends Pick<SpecialistProfileProps, 'layout'> {
  specialist: SpecialistProfileFragment;
}

/** The services and prices as a rate card, collapsed if long in the dialog (DIR-38, DIR-39). */
function ServicesOffered({ specialist, layout }: ServicesOfferedProps) {
  const [expanded, setExpanded] = useState(false);
  const { services, name, priceLabel } = specialist;
  if (services.length === 0)
    return (
      <p className={styles.none}>
        Prices on request. <RangeText text={priceLabel} />.
      </p>
    );
  const { visible, toggleLabel } =
    layout === 'page' ? { visible: services, toggleLabel: null } : collapseServices(services, expanded);
  return (
    <>
      <JobSheet
        variant="rate-card"
        label="Rate card"
        reference={specialistName(name)}
        headingLevel={layout === 'page' ? 3 : 4}
        rows={visible.map((service, index) => ({
          id: `${index}`,
          label: service.name,
          detail: (
            <>
              {service.description && <span className={styles.description}>{service.description}</span>}
              <span>{formatDuration(service.estimatedDurationMinutes)}</span>
            </>
          ),
          value: <RangeText text={service.priceLabel} />,
        }))}
      />
      {toggleLabel && (
        <Button
          variant="ghost"
          className={styles.toggle}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {toggleLabel}
        </Button>
      )}
    </>
  );
}

/** How many services the profile lists while collapsed. */
const COLLAPSED_COUNT = 2;
/** A list of at most this many services is not collapsed (C-27). */
const MAX_UNCOLLAPSED = 3;

/** The profile's services, and the label of their toggle; null if there is nothing to collapse. */
export function collapseServices<T>(services: readonly T[], expanded: boolean) {
  if (services.length <= MAX_UNCOLLAPSED) return { visible: services, toggleLabel: null };
  if (expanded) return { visible: services, toggleLabel: 'View fewer services' };
  const hiddenCount = services.length - COLLAPSED_COUNT;
  return {
    visible: services.slice(0, COLLAPSED_COUNT),
    toggleLabel: `View ${hiddenCount} more ${hiddenCount === 1 ? 'service' : 'services'}`,
  };
}

function Chips({ texts, emptyText }: { texts: readonly string[]; emptyText: string }) {
  if (texts.length === 0) return <p className={styles.none}>{emptyText}</p>;
  return (
    <ul className={styles.chips}>
      {texts.map((text) => (
        <li key={text}>
          <Chip>{text}</Chip>
        </li>
      ))}
    </ul>
  );
}

function SpecialistDetails({ specialist }: { specialist: SpecialistProfileFragment }) {
  const { yearsOfExperience, isCertified, liabilityInsurance, serviceMode, willingToTravel, availableDays } =
    specialist;
  const rows: [label: string, value: string][] = [
    ['Experience', experienceText(yearsOfExperience)],
    ['Certified', isCertified ? 'Yes' : 'No'],
    ['Liability insurance', insuranceText(liabilityInsurance)],
    ['Service mode', serviceModeText(serviceMode)],
    ['Guide price', specialist.priceLabel],
    ['Typical duration', formatDuration(specialist.estimatedDurationMinutes)],
  ];
  if (willingToTravel) rows.push(['Willing to travel', willingToTravel]);
  if (availableDays.length > 0) rows.push(['Works on', availableDays.map((day) => WEEKDAY_NAMES[day]).join(', ')]);
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            <RangeText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The specialist's certification, insurance and service mode, as tiles. */
function ProfileCredentials({ specialist }: { specialist: SpecialistProfileFragment }) {
  const { isCertified, companies, liabilityInsurance, serviceMode, willingToTravel } = specialist;
  const brands = companies.map(({ name }) => name).join(', ');
  return (
    <ul className={styles.tiles}>
      {isCertified && (
        <Tile icon={<BadgeCheck />} title="Certified Professional" detail={brands || 'Brand certificate'} />
      )}
      {liabilityInsurance === 'INSURED' && (
        <Tile icon={<ShieldCheck />} title="Insured & Bonded" detail="Liability insurance" />
      )}
      <Tile
        icon={<MapPin />}
        title={serviceModeLabels[serviceMode]}
        detail={willingToTravel && `Up to ${willingToTravel}`}
      />
    </ul>
  );
}

function Tile({ icon, title, detail }: { icon: ReactNode; title: string; detail: string | null }) {
  return (
    <li className={styles.tile}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <strong>{title}</strong>
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  );
}

/** A profile while it loads: the credentials, the bio, the rate card and the details. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile}>
      <p className="visually-hidden" role="status">
        Loading profile...
      </p>
      <div aria-hidden="true" className={styles.tiles}>
        {[1, 2, 3].map((tile) => (
          <div key={tile} className={cx(styles.tile, frame.frame)}>
            <Skeleton shape="circle" width={24} height={24} className={styles.icon} />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
      <section>
        <Skeleton width={90} height={22} className={styles.title} />
        <Skeleton />
        <Skeleton width="85%" />
        <Skeleton width="40%" />
      </section>
      <section>
        <Skeleton width={180} height={22} className={styles.title} />
        <Skeleton shape="box" height={300} />
      </section>
      <section>
        <Skeleton width={200} height={22} className={styles.title} />
        <Skeleton shape="box" height={170} />
      </section>
    </div>
  );
}
