import { Stamp } from '~/ui/stamp.tsx';
import { type Repair, standingLooks, standingOf } from './repair.ts';
import styles from './repair-stamp.module.css';

export function RepairStamp({ repair }: { repair: Repair }) {
  const { label, tone, Icon } = standingLooks[standingOf(repair)];
  return (
    <Stamp tone={tone}>
      <span className={styles.stamp}>
        <Icon aria-hidden />
        {label}
      </span>
    </Stamp>
  );
}
