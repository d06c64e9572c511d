import type { ProfileDetailsFragment } from '~/graphql/generated/graphql.ts';
import { Avatar } from '~/ui/avatar.tsx';
import styles from './profile-page.module.css';

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long', year: 'numeric' });

/** Photo or initials, name and month of joining (PROF-01). Photos can't be uploaded (C-79). */
export function ProfileCard({ customer }: { customer: ProfileDetailsFragment }) {
  const { firstName, lastName, photoUrl, joinedAt } = customer;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <aside aria-label="Your membership" className={styles.card}>
      <Avatar name={name} src={photoUrl} size={72} loading="eager" />
      <div>
        <p className={styles.name}>
          <b>{name}</b>
        </p>
        {joinedAt && <p className={styles.joined}>Member since {MONTH.format(new Date(joinedAt))}</p>}
      </div>
    </aside>
  );
}
