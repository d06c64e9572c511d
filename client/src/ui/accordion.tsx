import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  /** Opening an entry closes the others with the same name. */
  name: string;
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[];
}

/** A list of `<details>`. The script closes the others in browsers that don't support `name`. */
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
            <Plus aria-hidden="true" className={styles.icon} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
