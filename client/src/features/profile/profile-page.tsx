import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import { VehiclesPanel } from '~/features/vehicles/vehicles-panel.tsx';
import { ProfileDocument, useProfileQuery } from '~/graphql/generated/operations/profile.ts';
import { Tabs } from '~/ui/tabs.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SecurityPanel } from './security-panel.tsx';

export function Component() {
  const state = useAccountPage(useProfileQuery(useFreshness(ProfileDocument)));
  const [search] = useSearchParams();
  const tab = search.get('tab');
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
                  <>
                    <SecurityPanel email={me.email ?? ''} />
                    {tab === 'security' && <OtherDevices />}
                  </>
                ),
              },
              { id: 'vehicles', label: 'My Vehicles', content: tab === 'vehicles' && <VehiclesPanel /> },
            ]}
          />
        </div>
      )}
    </AccountPage>
  );
}
