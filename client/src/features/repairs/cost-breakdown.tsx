import styles from './cost-breakdown.module.css';
import { CostTable } from './cost-table.tsx';
import { formatQuantity, type Repair } from './repair.ts';

/** Parts and labour, each with a subtotal, and the total (REP-06, MONEY-06..08, C-53). */
export function CostBreakdown({ repair }: { repair: Repair }) {
  const { parts, labour, partsTotal, labourTotal, total } = repair;
  return (
    <div className={styles.breakdown}>
      <CostTable
        caption="Parts"
        headings={['Part', 'Quantity', 'Price', 'Total']}
        rows={parts.map((part) => [
          part.name,
          formatQuantity(part.quantity),
          part.unitPrice.formatted,
          part.total.formatted,
        ])}
        emptyMessage="No parts are listed."
        subtotal={{ label: 'Parts subtotal', amount: partsTotal.formatted }}
      />
      <CostTable
        caption="Labour"
        headings={['Work', 'Hours', 'Rate', 'Total']}
        rows={labour.map((work) => [
          work.description ?? 'Labour',
          formatQuantity(work.hours),
          work.rate.formatted,
          work.total.formatted,
        ])}
        emptyMessage="No labour is listed."
        subtotal={{ label: 'Labour subtotal', amount: labourTotal.formatted }}
      />
      <p className={styles.total}>
        <span>Total</span> <strong>{total.formatted}</strong>
      </p>
    </div>
  );
}
