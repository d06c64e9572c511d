import type { ProfileDetailsFragment } from '~/graphql/generated/graphql.ts';
import { Avatar } from '~/ui/avatar.tsx';
import styles from './profile-page.module.css';

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long', year: 'numeric' });

/**
 * Who it is, and since when (PROF-01). The picture is only shown: there is no way to upload one
 * (C-79).
 */
export function MemberCard({ customer }: { customer: ProfileDetailsFragment }) {
  const { firstName, lastName, photoUrl, joinedAt } = customer;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <aside aria-label="Your membership" className={styles.card}>
      <Avatar name={name} src={photoUrl} size={72} loading="eager" />
      <div>
        <p className={styles.name}>
          <b>{name}</b>
        </p>
        {joinedAt && <p className={styles.since}>Member since {MONTH.format(new Date(joinedAt))}</p>}
      </div>
    </aside>
  );
}
