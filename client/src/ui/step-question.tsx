import type { ReactNode, RefObject } from 'react';
import styles from './step-question.module.css';

interface StepQuestionProps {
  /** The step's name in full, in small capitals. */
  title: string;
  /** The heading's id, which names the form. */
  id: string;
  /** Takes the focus when the step opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  lead: string;
  children: ReactNode;
}

/** What one step of a flow asks; its children are the question. */
export function StepQuestion({ title, id, heading, lead, children }: StepQuestionProps) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {children}
      </h2>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
