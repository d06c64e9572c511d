import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { trustBoxes } from '~/content/home.ts';
import { paths } from '~/site/paths.ts';
import { Section } from '~/ui/section.tsx';
import styles from './trust-boxes.module.css';
import { TRUST_ICONS } from './trust-icons.ts';

/** Reasons to trust us, each linking to the services (HOME-15). */
export function TrustBoxes() {
  return (
    <Section title="Checked before we list them">
      <ul className={styles.boxes}>
        {trustBoxes.map(({ icon, title, text }) => {
          const Icon = TRUST_ICONS[icon];
          return (
            <li key={icon}>
              <Link to={paths.services} className={styles.box}>
                <Icon aria-hidden className={styles.icon} />
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
                <span className={styles.more}>
                  Our services <ArrowRight aria-hidden />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
