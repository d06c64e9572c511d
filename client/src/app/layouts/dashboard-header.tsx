import { useFragment } from '@apollo/client/react';
import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NotificationBell } from '~/features/notifications/notification-bell.tsx';
import { session as store } from '~/features/session/session.ts';
import type { Session } from '~/features/session/session-store.ts';
import { CustomerHeaderFragmentDoc } from '~/graphql/generated/operations/customer-header.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Avatar } from '~/ui/avatar.tsx';
import styles from './dashboard-header.module.css';
import { DashboardSearch } from './dashboard-search.tsx';
import { ImmediateServiceButton } from './immediate-service-button.tsx';

/**
 * The customer's name (DASH-04), search, phone number, immediate service, notifications and
 * profile. It sends no query: each page's query brings this data, and until then the session's name
 * is shown.
 */
export function DashboardHeader({ session }: { session: Session }) {
  const { data, complete } = useFragment({
    fragment: CustomerHeaderFragmentDoc,
    from: { __typename: 'Customer', id: session.userId },
  });
  const known = complete ? `${data.firstName} ${data.lastName}`.trim() : '';
  const name = known || session.userName;
  const firstName = complete ? data.firstName : name.trim().split(/\s+/)[0];

  // The name may have changed since the login; keep it for the next page load.
  useEffect(() => {
    if (known) store.rename(known);
  }, [known]);

  const { shown, href } = product.phones.leicester;
  return (
    <header className={styles.header} data-print="hide">
      <p className={styles.owner}>{firstName ? `${firstName}'s Dashboard` : 'Your Dashboard'}</p>
      <div className={styles.tools}>
        <DashboardSearch />
        <a href={href} className={styles.phone} aria-label={`Call ${shown}`}>
          <Phone aria-hidden />
          <span className="figures">{shown}</span>
        </a>
        <ImmediateServiceButton />
      </div>
      <div className={styles.own}>
        <NotificationBell />
        <Link to={paths.profile} className={styles.avatar} aria-label={name ? `${name}: your account` : 'Your account'}>
          <Avatar name={name} src={complete ? data.photoUrl : null} size={44} loading="eager" />
        </Link>
      </div>
    </header>
  );
}
