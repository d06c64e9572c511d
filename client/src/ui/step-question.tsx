import type { ReactNode, RefObject } from 'react';
import styles from './step-question.module.css';

interface StepQuestionProps {
  /** The full name of the step. */
  title: string;
  /** The id of the heading, which labels the form. */
  id: string;
  /** Gets the focus when the step opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  lead: string;
  /** The question. */
  children: ReactNode;
}

/** The title, question and lead of a step. */
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
