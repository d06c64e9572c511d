import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { type ReviewPages, SpecialistReviews } from '~/features/reviews/specialist-reviews.tsx';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistProfileFragmentDoc } from '~/graphql/generated/operations/specialist-profile.ts';
import { serviceAreaLabel } from '~/site/price-labels.ts';
import { Chip } from '~/ui/chip.tsx';
import { ProfileCredentials } from './profile-credentials.tsx';
import { ServicesOffered } from './services-offered.tsx';
import { SpecialistDetails } from './specialist-details.tsx';
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
      {section('Customer Reviews', <SpecialistReviews specialist={data} pages={reviewPages} />)}
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
