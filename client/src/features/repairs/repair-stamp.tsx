import type { RepairSlipFragment } from '~/graphql/generated/graphql.ts';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './repair-stamp.module.css';
import { statusAppearance } from './repair-status.ts';

export function RepairStamp({ repair }: { repair: Pick<RepairSlipFragment, 'status'> }) {
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
