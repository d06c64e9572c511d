import { Siren } from 'lucide-react';
import { useImmediateHelp } from '~/lib/immediate-help-context.ts';
import { paths } from '~/lib/paths.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { RecentAppointments } from './recent-appointments.tsx';
import styles from './summary-page.module.css';
import { useDashboardData } from './use-dashboard-data.ts';

export function Component() {
  const { me, isLate, isLoading, retry } = useDashboardData();
  const help = useImmediateHelp();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.who}>
          {me && <Avatar name={`${me.firstName} ${me.lastName}`} src={me.pictureUrl} size={52} />}
          <h1 className={styles.title}>{me?.firstName ? `${me.firstName}'s Dashboard` : 'Your Dashboard'}</h1>
        </div>
        <div className={styles.actions}>
          <ButtonLink variant="plate" to={paths.appointment}>
            Book an Appointment
          </ButtonLink>
          <Button variant="flare-outline" icon={<Siren aria-hidden />} aria-haspopup="dialog" onClick={help.open}>
            Get Immediate Service
          </Button>
        </div>
      </header>
      {isLate ? (
        <LoadError
          message="Your appointments are taking longer than usual. You can wait, or try again."
          onRetry={retry}
          retrying={isLoading && !isLate}
        />
      ) : (
        <RecentAppointments appointments={me?.appointments ?? null} />
      )}
    </div>
  );
}
