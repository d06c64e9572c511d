import { type ReactNode, useEffect, useRef } from 'react';
import { product } from '~/site/product.ts';
import styles from './already-submitted.module.css';
import { Notice } from './notice.tsx';

interface AlreadySubmittedProps {
  title: string;
  /** What has happened, as far as anyone knows. */
  children: ReactNode;
  /** What the phone number is for, as the end of 'Call 0116 ... or 0115 ...'. */
  callTo: string;
  actions?: ReactNode;
  /** After a press, whose button goes. */
  takesFocus?: boolean;
}

/** Something was sent, heard of only now, and must not be sent again: what to do instead. */
export function AlreadySubmitted({ title, children, callTo, actions, takesFocus = false }: AlreadySubmittedProps) {
  const box = useRef<HTMLDivElement>(null);
  const { leicester, nottingham } = product.phones;
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <Notice tone="warning" title={title} actions={actions}>
        <p>{children}</p>
        <p>
          Call <a href={leicester.href}>{leicester.shown}</a> (Leicester) or{' '}
          <a href={nottingham.href}>{nottingham.shown}</a> (Nottingham) {callTo}.
        </p>
      </Notice>
    </div>
  );
}
