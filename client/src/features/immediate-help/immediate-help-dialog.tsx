import { Phone } from 'lucide-react';
import type { CallbackPromise } from '~/lib/callback-promise.ts';
import { promiseText } from '~/lib/callback-promise.ts';
import { product } from '~/lib/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { HelpForm } from './help-form.tsx';
import { HelpReceived } from './help-received.tsx';
import styles from './immediate-help-dialog.module.css';
import { useRequestHelp } from './use-request-help.ts';

interface ImmediateHelpDialogProps {
  callback: CallbackPromise;
  onClose: () => void;
}

/** Asks for urgent help. It is put on the page anew each time it is opened, so that nothing of an earlier try is left (IMM-18, C-24). */
export function ImmediateHelpDialog({ callback, onClose }: ImmediateHelpDialogProps) {
  const help = useRequestHelp();
  return (
    <Dialog
      open
      onClose={onClose}
      tone="flare"
      title={help.received ? 'Request Received!' : 'Immediate help'}
      dismissible={!help.isSending}
    >
      {help.received ? (
        <HelpReceived request={help.received} callback={callback} onClose={onClose} />
      ) : (
        <div className={styles.body}>
          <p>
            For what cannot wait: a car that will not start, a flat tyre, a lockout. Send this and a specialist contacts
            you within {promiseText(callback)}, day or night. No account needed.
          </p>
          <ButtonLink
            variant="flare"
            size="lg"
            fullWidth
            href={product.phones.leicester.href}
            icon={<Phone aria-hidden />}
          >
            Call {product.phones.leicester.shown} now
          </ButtonLink>
          <HelpForm {...help} />
        </div>
      )}
    </Dialog>
  );
}
