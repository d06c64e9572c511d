import { ClipboardList, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '~/features/session/session.ts';
import { useImmediateServicePageQuery } from '~/graphql/generated/operations/immediate-service-page.ts';
import { useHasTimedOut } from '~/lib/use-has-timed-out.ts';
import { DASHBOARD_CALLBACK, formatCallbackTime } from '~/site/callback-time.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { CustomerHelp } from './customer-help.tsx';
import styles from './immediate-service-page.module.css';
import { knownDetails, NOTHING_KNOWN } from './known-details.ts';

/**
 * What the account knows is a help and no more: who needs somebody now does not wait for it any
 * longer.
 */
const PATIENCE_MS = 3000;

/**
 * /dashboard/immediate-service (DIMM-01..08). Unlike the other pages here it stays open when the
 * customer's data cannot be had: it can do without it.
 */
export function Component() {
  const session = useSession();
  const { data, error } = useImmediateServicePageQuery();
  const me = data?.me ?? null;
  const isLate = useHasTimedOut(me === null, PATIENCE_MS);
  const isReady = me !== null || error !== undefined || isLate;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        Immediate service
      </h1>
      <div className={styles.columns}>
        <InfoPanel />
        {isReady && session ? (
          <CustomerHelp
            // Opened once: what comes late must not take a form away that somebody is writing in.
            key={session.userId}
            phone={me?.phone ?? null}
            known={me ? knownDetails(me) : NOTHING_KNOWN}
          />
        ) : (
          <Skeleton shape="box" height={560} />
        )}
      </div>
    </div>
  );
}

function InfoPanel() {
  const { leicester, nottingham } = product.phones;
  return (
    <aside aria-labelledby="immediate-info" className={styles.info} data-band="green">
      <h2 id="immediate-info" className={styles.infoTitle}>
        <Siren aria-hidden />
        Need help now?
      </h2>
      <p>
        A specialist will contact you within{' '}
        <strong className="no-wrap">{formatCallbackTime(DASHBOARD_CALLBACK)}</strong>, day or night.
      </p>
      <ol className={styles.steps}>
        <li>Tell us what has happened and where you are.</li>
        <li>The nearest specialist who is free calls or texts you.</li>
        <li>You agree on the work and the price before it begins.</li>
      </ol>
      <p className={styles.calm}>
        <ClipboardList aria-hidden />
        <span>
          It can wait until tomorrow? Then <Link to={paths.customerBooking}>book an appointment</Link>: there you choose
          the day.
        </span>
      </p>
      <ul className={styles.phones}>
        {[
          { place: 'Leicester', ...leicester },
          { place: 'Nottingham', ...nottingham },
        ].map(({ place, shown, href }) => (
          <li key={place}>
            <a href={href}>
              <Phone aria-hidden />
              <span>
                {place} <span className="figures">{shown}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
