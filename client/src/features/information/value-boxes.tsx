import { BadgeCheck, FileCheck, ReceiptPoundSterling } from 'lucide-react';
import { about } from '~/content/about.ts';
import { Section } from '~/ui/section.tsx';
import styles from './value-boxes.module.css';

const SIGNS = { checked: FileCheck, plain: ReceiptPoundSterling, right: BadgeCheck };

const { title, boxes } = about.values;

/** Three papers pinned beside each other, a little askew (INFO-03). */
export function ValueBoxes() {
  return (
    <Section title={title}>
      <ul className={styles.boxes}>
        {boxes.map(({ sign, title: heading, text }) => {
          const Icon = SIGNS[sign];
          return (
            <li key={sign} className={styles.box}>
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
