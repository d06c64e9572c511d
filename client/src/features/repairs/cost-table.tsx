import styles from './cost-breakdown.module.css';

interface CostTableProps {
  caption: string;
  /** Of what, how much, at which price, together. */
  heads: readonly [string, string, string, string];
  lines: readonly (readonly [string, string, string, string])[];
  /** Said in place of lines. */
  none: string;
  subtotal: readonly [string, string];
}

/**
 * Lines of a cost and their sum. The subtotal is a line of the body, or print would repeat it at
 * the foot of each page.
 */
export function CostTable({ caption, heads, lines, none, subtotal }: CostTableProps) {
  const [what, count, price, total] = heads;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{count}</th>
          <th scope="col">{price}</th>
          <th scope="col">{total}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, ...figures], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may be alike
          <tr key={place}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={heads[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td colSpan={4} className={styles.none}>
              {none}
            </td>
          </tr>
        )}
        <tr className={styles.subtotal}>
          <th scope="row" colSpan={3}>
            {subtotal[0]}
          </th>
          <td>{subtotal[1]}</td>
        </tr>
      </tbody>
    </table>
  );
}
