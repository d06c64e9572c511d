import styles from './cost-breakdown.module.css';

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
export function CostTable({ caption, headings, rows, emptyMessage, subtotal }: CostTableProps) {
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
