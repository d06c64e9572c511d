import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { SpecialistReviews } from '~/features/reviews/specialist-reviews.tsx';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistProfileFragmentDoc } from '~/graphql/generated/operations/specialist-profile.ts';
import { serviceAreaLabel } from '~/site/price-labels.ts';
import { Chip } from '~/ui/chip.tsx';
import { ProfileCredentials } from './profile-credentials.tsx';
import { ServicesOffered } from './services-offered.tsx';
import { SpecialistDetails } from './specialist-details.tsx';
import styles from './specialist-profile.module.css';

/** The body of the profile dialog (DIR-33..44). */
export function SpecialistProfile({ specialist }: { specialist: FragmentType<SpecialistProfileFragment> }) {
  const { data, complete } = useFragment({
    fragment: SpecialistProfileFragmentDoc,
    // The document also contains the fragment of the reviews.
    fragmentName: 'SpecialistProfile',
    from: specialist,
  });
  if (!complete) return null;
  return (
    <div className={styles.profile}>
      <ProfileCredentials specialist={data} />
      {data.bio && (
        <Section title="About">
          <p className={styles.bio}>{data.bio}</p>
        </Section>
      )}
      <Section title="Services Offered">
        <ServicesOffered specialist={data} />
      </Section>
      <Section title="Professional Details">
        <SpecialistDetails specialist={data} />
      </Section>
      <Section title="Certified With">
        <Chips texts={data.companies.map(({ name }) => name)} emptyText="No certifying companies listed." />
      </Section>
      <Section title="Service Areas">
        <Chips texts={data.serviceAreas.map(serviceAreaLabel)} emptyText="No service areas listed." />
      </Section>
      <Section title="Workshop Locations">
        <Chips texts={data.workshops.map(({ name }) => name)} emptyText="No workshops listed." />
      </Section>
      <Section title="Customer Reviews">
        <SpecialistReviews specialist={data} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
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
