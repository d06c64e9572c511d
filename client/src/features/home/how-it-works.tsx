import { howItWorks } from '~/content/home.ts';
import { Section } from '~/ui/section.tsx';
import styles from './how-it-works.module.css';

export function HowItWorks() {
  return (
    <Section title="How it works" tint="band">
      <ol className={styles.steps}>
        {howItWorks.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.mark}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
