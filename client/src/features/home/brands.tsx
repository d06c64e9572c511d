import { brands } from '~/content/brands.ts';
import { Section } from '~/ui/section.tsx';
import styles from './brands.module.css';

/** The nine partner brands (HOME-16). */
export function Brands() {
  return (
    <Section title="Brands our specialists work with">
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </Section>
  );
}
