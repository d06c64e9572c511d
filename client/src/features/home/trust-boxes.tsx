import { ArrowRight, BadgeCheck, Fingerprint, SearchCheck, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { Section } from '~/ui/section.tsx';
import styles from './trust-boxes.module.css';

const boxes = [
  { title: 'Verified, DBS checked', text: 'Nobody is listed before we know who they are.', Icon: Fingerprint },
  { title: 'Liability insured', text: 'Cover for your home and your car while they are worked on.', Icon: ShieldCheck },
  { title: '100% satisfaction', text: 'Guaranteed: not right means put right.', Icon: BadgeCheck },
  { title: 'Free diagnosis', text: 'And free brake checks. Know what is wrong before you pay.', Icon: SearchCheck },
];

/** Why to trust a stranger with a spanner; each leads to the services (HOME-15). */
export function TrustBoxes() {
  return (
    <Section title="Checked before they are listed">
      <ul className={styles.boxes}>
        {boxes.map(({ title, text, Icon }) => (
          <li key={title}>
            <Link to={paths.services} className={styles.box}>
              <Icon aria-hidden className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
              <span className={styles.more}>
                Our services <ArrowRight aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
