import styles from './cost-breakdown.module.css';
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

interface CostTableProps {
  caption: string;
  /** Name, quantity, price and total. */
  headings: readonly [string, string, string, string];
  rows: readonly (readonly [string, string, string, string])[];
  /** Shown if there are no rows. */
  emptyMessage: string;
  subtotal: { label: string; amount: string };
}

/** Cost items with a subtotal. It is in the body, because print repeats a footer on each page. */
function CostTable({ caption, headings, rows, emptyMessage, subtotal }: CostTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...amounts], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two can be the same
          <tr key={index}>
            <th scope="row">{name}</th>
            {amounts.map((amount, column) => (
              <td key={headings[column + 1]}>{amount}</td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={4} className={styles.empty}>
              {emptyMessage}
            </td>
          </tr>
        )}
        <tr className={styles.subtotal}>
          <th scope="row" colSpan={3}>
            {subtotal.label}
          </th>
          <td>{subtotal.amount}</td>
        </tr>
      </tbody>
    </table>
  );
}
