import { useState } from 'react';
import { type CallbackPromise, promisedBy } from '~/lib/callback-promise.ts';
import { product } from '~/lib/product.ts';
import { Button } from '~/ui/button.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import { britishName } from './help-kinds.ts';
import styles from './immediate-help-dialog.module.css';
import type { ReceivedRequest } from './use-request-help.ts';

/** How each preference is named afterwards (IMM-13). */
const METHOD = { CALL: 'Phone Call', TEXT: 'Text Message' } as const;

interface HelpReceivedProps {
  request: ReceivedRequest;
  callback: CallbackPromise;
  onClose: () => void;
}

export function HelpReceived({ request, callback, onClose }: HelpReceivedProps) {
  const [by] = useState(() => promisedBy(callback, new Date()));
  const rows = [
    { id: 'service', label: 'Service', value: britishName(request.serviceType) },
    { id: 'method', label: 'Contact method', value: METHOD[request.contactPreference] },
    { id: 'by', label: 'Expected by', value: by },
  ];
  return (
    <div className={styles.body}>
      <JobSheet
        label="Reference ID"
        reference={request.reference ?? undefined}
        stamp={<Stamp tone="green">Received</Stamp>}
        rows={rows}
        variant="confirmed"
        note={`Keep your phone near. Nothing heard by ${by}? Call ${product.phones.leicester.shown}.`}
      />
      <Button fullWidth size="lg" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
