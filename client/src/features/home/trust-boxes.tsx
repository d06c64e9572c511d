import { ArrowRight, BadgeCheck, Fingerprint, SearchCheck, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { trust } from '~/content/home.ts';
import { paths } from '~/site/paths.ts';
import { Section } from '~/ui/section.tsx';
import styles from './trust-boxes.module.css';

const SIGNS = { identity: Fingerprint, insurance: ShieldCheck, guarantee: BadgeCheck, diagnosis: SearchCheck };

/** Why to trust a stranger with a spanner; each leads to the services (HOME-15). */
export function TrustBoxes() {
  return (
    <Section title="Checked before we list them">
      <ul className={styles.boxes}>
        {trust.map(({ sign, title, text }) => {
          const Icon = SIGNS[sign];
          return (
            <li key={sign}>
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
