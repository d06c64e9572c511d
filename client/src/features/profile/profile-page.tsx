import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { ProfileDetailsFragment } from '~/graphql/generated/graphql.ts';
import { ProfileDocument, useProfileQuery } from '~/graphql/generated/operations/profile.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { cx } from '~/ui/cx.ts';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TabsSkeleton } from '~/ui/tabs-skeleton.tsx';
import { PersonalInformation } from './personal-information.tsx';
import styles from './profile-page.module.css';

// The first tab must not wait for the code of the others.
const SecurityPanel = lazyWithPreload(async () => (await import('./security-panel.tsx')).SecurityPanel);
const OtherDevices = lazyWithPreload(async () => (await import('./security-panel.tsx')).OtherDevices);
const VehiclesPanel = lazyWithPreload(
  async () => (await import('~/features/vehicles/vehicles-panel.tsx')).VehiclesPanel,
);

export function Component() {
  const state = useAccountPage(useProfileQuery(useFreshness(ProfileDocument)));
  const [search] = useSearchParams();
  const tab = search.get('tab');
  // Kept then, with what was typed.
  const [wasSecurityOpened, setSecurityOpened] = useState(false);
  if (tab === 'security' && !wasSecurityOpened) setSecurityOpened(true);
  useEffect(() => {
    SecurityPanel.preload();
    OtherDevices.preload();
    VehiclesPanel.preload();
  }, []);
  return (
    <AccountPage title="Profile" state={state} skeleton={<ProfileSkeleton />}>
      {(me) => (
        <div className={styles.page}>
          <ProfileCard customer={me} />
          <Tabs
            label="Profile"
            tabs={[
              { id: 'personal', label: 'Personal Information', content: <PersonalInformation customer={me} /> },
              // What the customer's data doesn't have is fetched when its tab is opened.
              {
                id: 'security',
                label: 'Security',
                content: (
                  <Suspense fallback={<Skeleton shape="box" height={320} />}>
                    {wasSecurityOpened && <SecurityPanel email={me.email ?? ''} />}
                    {tab === 'security' && <OtherDevices />}
                  </Suspense>
                ),
              },
              {
                id: 'vehicles',
                label: 'My Vehicles',
                content: tab === 'vehicles' && (
                  <Suspense fallback={<Skeleton shape="box" height={220} />}>
                    <VehiclesPanel />
                  </Suspense>
                ),
              },
            ]}
          />
        </div>
      )}
    </AccountPage>
  );
}

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', month: 'long', year: 'numeric' });

/** Photo or initials, name and month of joining (PROF-01). Photos can't be uploaded (C-79). */
function ProfileCard({ customer }: { customer: ProfileDetailsFragment }) {
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

/** The card, the tabs and the personal details. */
function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className={styles.page}>
      <div className={cx(styles.card, frame.frame)}>
        <Skeleton shape="box" width={72} height={72} />
        <div>
          <Skeleton width={110} />
          <div className={styles.joined}>
            <Skeleton width={150} />
          </div>
        </div>
      </div>
      <div>
        <TabsSkeleton tabs={3} />
        <div className={styles.panel}>
          <div className={styles.head}>
            <Skeleton width={220} height={24} />
          </div>
          <div className={cx(styles.details, frame.frame)}>
            {[1, 2, 3, 4, 5].map((row) => (
              <div key={row} className={styles.detail}>
                <Skeleton width={80} />
                <Skeleton width="60%" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
