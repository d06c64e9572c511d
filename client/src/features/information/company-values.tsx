import { BadgeCheck, FileCheck, ReceiptPoundSterling } from 'lucide-react';
import { about } from '~/content/about.ts';
import { Section } from '~/ui/section.tsx';
import styles from './company-values.module.css';

const ICONS = { checked: FileCheck, money: ReceiptPoundSterling, guarantee: BadgeCheck };

const { title, boxes } = about.values;

/** The three value boxes, drawn as pinned notes (INFO-03). */
export function CompanyValues() {
  return (
    <Section title={title}>
      <ul className={styles.boxes}>
        {boxes.map(({ icon, title: heading, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={icon} className={styles.box}>
              <Icon aria-hidden className={styles.icon} />
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
