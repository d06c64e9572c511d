import { type ReactNode, useId } from 'react';
import { Container } from './container.tsx';
import { cx } from './cx.ts';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title, for example a text link. */
  action?: ReactNode;
  /** `band` is green-900. At most one section in four has one. */
  tint?: 'paper' | 'band';
  children: ReactNode;
}

/** A section of a page, labelled by its h2. */
export function Section({ title, lead, action, tint = 'paper', children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx(styles.section, styles[tint])}
      data-band={tint === 'band' ? 'green' : undefined}
    >
      <Container>
        <div className={styles.head}>
          <div>
            <h2 id={headingId}>{title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </Container>
    </section>
  );
}
