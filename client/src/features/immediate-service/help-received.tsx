import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CallbackTime, callbackDeadline } from '~/site/callback-time.ts';
import { product } from '~/site/product.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Stamp } from '~/ui/stamp.tsx';

import styles from './immediate-help-dialog.module.css';
import type { ReceivedRequest } from './use-request-help.ts';

/** How each preference is named afterwards (IMM-13). */
const METHOD = { CALL: 'Phone Call', TEXT: 'Text Message' } as const;

interface HelpReceivedProps {
  request: ReceivedRequest;
  callback: CallbackTime;
  /** The way on. */
  action: ReactNode;
}

export function HelpReceived({ request, callback, action }: HelpReceivedProps) {
  const [by] = useState(() => callbackDeadline(callback, new Date()));
  const { shown, href } = product.phones.leicester;
  const lead = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: a screen reader goes on with the result.
  useEffect(() => lead.current?.focus(), []);
  const rows = [
    { id: 'service', label: 'Service', value: request.immediateServiceName },
    { id: 'method', label: 'Contact method', value: METHOD[request.contactPreference] },
    { id: 'number', label: 'Your number', value: <span className="figures">{request.phone}</span> },
    { id: 'by', label: 'Expected by', value: by },
  ];
  const verb = request.contactPreference === 'CALL' ? 'calls' : 'texts';
  return (
    <div className={styles.body}>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        A specialist {verb} you by <strong className="figures">{by}</strong>. Keep your phone near, and stay somewhere
        safe.
      </p>
      <JobSheet
        label={request.reference ? 'Reference ID' : 'Your request'}
        reference={request.reference ?? undefined}
        stamp={<Stamp tone="green">Received</Stamp>}
        rows={rows}
        variant="confirmed"
        note={
          <>
            Is the number wrong, or have you heard nothing by {by}? Call <a href={href}>{shown}</a>.
          </>
        }
      />
      {action}
    </div>
  );
}
