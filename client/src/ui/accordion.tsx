import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Entries of one name: opening one closes the others. */
  name: string;
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[];
}

/**
 * The browser's own details. Browsers that do not know `name` yet are helped to keep only one open.
 */
export function Accordion({ name, items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const closeOthers = (opened: HTMLDetailsElement) => {
    for (const entry of list.current?.querySelectorAll('details') ?? []) {
      if (entry !== opened) entry.open = false;
    }
  };
  return (
    <div ref={list} className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          name={name}
          className={styles.item}
          onToggle={(event) => {
            if (event.currentTarget.open) closeOthers(event.currentTarget);
          }}
        >
          <summary className={styles.question}>
            <span>{question}</span>
            <Plus aria-hidden="true" className={styles.sign} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
