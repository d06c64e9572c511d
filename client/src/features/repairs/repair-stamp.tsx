import { Stamp } from '~/ui/stamp.tsx';
import type { Repair } from './repair.ts';
import styles from './repair-stamp.module.css';
import { statusAppearance } from './repair-status.ts';

export function RepairStamp({ repair }: { repair: Repair }) {
  const { label, tone, Icon } = statusAppearance(repair.status);
  return (
    <Stamp tone={tone}>
      <span className={styles.stamp}>
        <Icon aria-hidden />
        {label}
      </span>
    </Stamp>
  );
}
