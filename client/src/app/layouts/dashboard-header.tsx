import { useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NotificationBell } from '~/features/notifications/notification-bell.tsx';
import type { Session } from '~/features/session/session.ts';
import { customerOf, session as sessionStore } from '~/features/session/session.ts';
import { CustomerHeaderFragmentDoc } from '~/graphql/generated/operations/customer-header.ts';
import { paths } from '~/site/paths.ts';
import { Avatar } from '~/ui/avatar.tsx';
import styles from './dashboard-header.module.css';
import { DashboardSearch } from './dashboard-search.tsx';
import { CallLink, ImmediateServiceButton } from './header-actions.tsx';

/**
 * The customer's name (DASH-04), search, phone number, immediate service, notifications and
 * profile. It sends no query: the data comes with each page's query, and until then the name is the
 * session's.
 */
export function DashboardHeader({ session }: { session: Session }) {
  const { data, complete } = useFragment({
    fragment: CustomerHeaderFragmentDoc,
    from: customerOf(session),
  });
  const loadedName = complete ? `${data.firstName} ${data.lastName}`.trim() : '';
  const name = loadedName || session.userName;
  const firstName = complete ? data.firstName : name.trim().split(/\s+/)[0];

  // The name may have changed since the login, so store it for the next page load.
  useEffect(() => {
    if (loadedName) sessionStore.rename(loadedName);
  }, [loadedName]);

  return (
    <header className={styles.header} data-print="hide">
      <p className={styles.name}>{firstName ? `${firstName}'s Dashboard` : 'Your Dashboard'}</p>
      <div className={styles.tools}>
        <DashboardSearch />
        <CallLink className={styles.phone} />
        <ImmediateServiceButton />
      </div>
      <div className={styles.account}>
        <NotificationBell />
        <Link to={paths.profile} className={styles.avatar} aria-label={name ? `${name}: your account` : 'Your account'}>
          <Avatar name={name} src={complete ? data.photoUrl : null} size={44} loading="eager" />
        </Link>
      </div>
    </header>
  );
}
