import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './appointment-stamp.module.css';
import { useStatusAppearance } from './use-status-appearance.ts';

/** The status, as icon, label and colour. */
export function AppointmentStamp({ appointment }: { appointment: AppointmentSlipFragment }) {
  const { label, tone, Icon } = useStatusAppearance(appointment);
  return (
    <Stamp tone={tone}>
      <span className={styles.stamp}>
        <Icon aria-hidden />
        {label}
      </span>
    </Stamp>
  );
}
