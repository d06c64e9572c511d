import { type ReactNode, useId } from 'react';
import { Container } from './container.tsx';
import { cx } from './cx.ts';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title: a text link, carousel buttons. */
  action?: ReactNode;
  /** `band` is green-900; at most one coloured band in four sections. */
  tint?: 'paper' | 'surface' | 'band';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** One part of a page, named by its h2. */
export function Section({ title, lead, action, tint = 'paper', id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(styles.section, styles[tint], className)}
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
