import { type ReactNode, useEffect, useRef } from 'react';
import { product } from '~/site/product.ts';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

interface AlreadySubmittedProps {
  title: string;
  /** What is known about the earlier submission. */
  children: ReactNode;
  /**
   * The end of the sentence 'Call 0116 ... or 0115 ...', for example 'to change something in it'.
   */
  callPurpose: string;
  actions?: ReactNode;
  /** Set if it replaces the button that had the focus. */
  takesFocus?: boolean;
}

/** Says that a form was already submitted, and what to do instead of submitting it again. */
export function AlreadySubmitted({ title, children, callPurpose, actions, takesFocus = false }: AlreadySubmittedProps) {
  const box = useRef<HTMLDivElement>(null);
  const { leicester, nottingham } = product.phones;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.alreadySubmitted}>
      <Notice tone="warning" title={title} actions={actions}>
        <p>{children}</p>
        <p>
          Call <a href={leicester.href}>{leicester.formatted}</a> (Leicester) or{' '}
          <a href={nottingham.href}>{nottingham.formatted}</a> (Nottingham) {callPurpose}.
        </p>
      </Notice>
    </div>
  );
}
