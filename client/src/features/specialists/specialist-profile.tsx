import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { SpecialistReviews } from '~/features/reviews/specialist-reviews.tsx';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import { SpecialistProfileFragmentDoc } from '~/graphql/generated/operations/specialist-profile.ts';
import { serviceAreaLabel } from '~/site/price-labels.ts';
import { Chip } from '~/ui/chip.tsx';
import { ProfileEvidence } from './profile-evidence.tsx';
import { ServicesOffered } from './services-offered.tsx';
import { SpecialistDetails } from './specialist-details.tsx';
import styles from './specialist-profile.module.css';

/** The body of the profile dialog (DIR-33..44): only what the legacy host says, nothing made up. */
export function SpecialistProfile({ specialist }: { specialist: FragmentType<SpecialistProfileFragment> }) {
  const { data, complete } = useFragment({
    fragment: SpecialistProfileFragmentDoc,
    // The document carries the reviews' fragment too, so Apollo must be told which of the two is
    // meant.
    fragmentName: 'SpecialistProfile',
    from: specialist,
  });
  if (!complete) return null;
  return (
    <div className={styles.profile}>
      <ProfileEvidence specialist={data} />
      {data.bio && (
        <Part title="About">
          <p className={styles.bio}>{data.bio}</p>
        </Part>
      )}
      <Part title="Services Offered">
        <ServicesOffered specialist={data} />
      </Part>
      <Part title="Professional Details">
        <SpecialistDetails specialist={data} />
      </Part>
      <Part title="Certified With">
        <Chips texts={data.companies.map(({ name }) => name)} otherwise="No certifying companies listed." />
      </Part>
      <Part title="Service Areas">
        <Chips texts={data.serviceAreas.map(serviceAreaLabel)} otherwise="No service areas listed." />
      </Part>
      <Part title="Workshop Locations">
        <Chips texts={data.workshops.map(({ name }) => name)} otherwise="No workshops listed." />
      </Part>
      <Part title="Customer Reviews">
        <SpecialistReviews specialist={data} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Chips({ texts, otherwise }: { texts: readonly string[]; otherwise: string }) {
  if (texts.length === 0) return <p className={styles.none}>{otherwise}</p>;
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
