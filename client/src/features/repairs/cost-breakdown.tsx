import styles from './cost-breakdown.module.css';
import { CostTable } from './cost-table.tsx';
import { countText, type Repair } from './repair.ts';

/**
 * What was used and what was done, each with its subtotal, and the total (REP-06, MONEY-06..08,
 * C-53).
 */
export function CostBreakdown({ repair }: { repair: Repair }) {
  const { parts, labour, partsTotal, labourTotal, total } = repair;
  return (
    <div className={styles.breakdown}>
      <CostTable
        caption="Parts"
        heads={['Part', 'Quantity', 'Price', 'Total']}
        lines={parts.map((part) => [
          part.name,
          countText(part.quantity),
          part.unitPrice.formatted,
          part.total.formatted,
        ])}
        none="No parts are listed."
        subtotal={['Parts subtotal', partsTotal.formatted]}
      />
      <CostTable
        caption="Labour"
        heads={['Work', 'Hours', 'Rate', 'Total']}
        lines={labour.map((work) => [
          work.description ?? 'Labour',
          countText(work.hours),
          work.rate.formatted,
          work.total.formatted,
        ])}
        none="No labour is listed."
        subtotal={['Labour subtotal', labourTotal.formatted]}
      />
      <p className={styles.total}>
        <span>Total</span> <strong>{total.formatted}</strong>
      </p>
    </div>
  );
}
