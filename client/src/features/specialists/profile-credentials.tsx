import { BadgeCheck, MapPin, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SpecialistProfileFragment } from '~/graphql/generated/graphql.ts';
import styles from './profile-credentials.module.css';
import { serviceModeLabels } from './specialist-labels.ts';

/** The specialist's certification, insurance and service mode, as tiles. */
export function ProfileCredentials({ specialist }: { specialist: SpecialistProfileFragment }) {
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
