import { type ReactNode, useEffect, useRef, useState } from 'react';
import { londonTime } from '#shared/london/clock.ts';
import type { QuantityRange } from '#shared/quantity.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { product } from '~/site/product.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './immediate-service-dialog.module.css';
import type { ReceivedRequest } from './use-immediate-request.ts';

/** The names of the contact methods (IMM-13). */
const CONTACT_METHODS = { CALL: 'Phone Call', TEXT: 'Text Message' } as const;

interface ImmediateRequestReceivedProps {
  request: ReceivedRequest;
  callback: QuantityRange;
  /** The button or link that leaves this screen. */
  action: ReactNode;
}

/** The success screen: who contacts the customer, how, and by when. */
export function ImmediateRequestReceived({ request, callback, action }: ImmediateRequestReceivedProps) {
  const [deadline] = useState(() => callbackDeadline(callback, new Date()));
  const { formatted, href } = product.phones.leicester;
  const lead = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is unmounted, so move the focus to the result.
  useEffect(() => lead.current?.focus(), []);
  const rows = [
    { id: 'service', label: 'Service', value: request.immediateServiceName },
    { id: 'method', label: 'Contact method', value: CONTACT_METHODS[request.contactPreference] },
    { id: 'number', label: 'Your number', value: <span className="figures">{request.phone}</span> },
    { id: 'by', label: 'Expected by', value: deadline },
  ];
  const verb = request.contactPreference === 'CALL' ? 'call' : 'text';
  return (
    <div className={styles.body}>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        A specialist will {verb} you by <strong className="figures">{deadline}</strong>. Keep your phone nearby and stay
        somewhere safe.
      </p>
      <JobSheet
        label={request.reference ? 'Reference ID' : 'Your request'}
        reference={request.reference ?? undefined}
        stamp={<Stamp tone="green">Received</Stamp>}
        rows={rows}
        variant="confirmed"
        note={
          <>
            Wrong number, or no {verb} by {deadline}? Call us on <a href={href}>{formatted}</a>.
          </>
        }
      />
      {action}
    </div>
  );
}

/** The latest time of day in London for the callback to a request made at `now`. */
export function callbackDeadline({ to }: QuantityRange, now: Date): string {
  return londonTime(new Date(now.getTime() + to * MINUTE_MS));
}
