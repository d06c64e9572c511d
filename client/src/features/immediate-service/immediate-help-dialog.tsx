import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import type { CallbackTime } from '~/site/callback-time.ts';
import { formatCallbackTime } from '~/site/callback-time.ts';
import { product } from '~/site/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { helpDraft } from './help-draft.ts';
import { HelpForm } from './help-form.tsx';
import { HelpReceived } from './help-received.tsx';
import styles from './immediate-help-dialog.module.css';
import { noteOpen } from './left-open.ts';
import { useRequestHelp } from './use-request-help.ts';

interface ImmediateHelpDialogProps {
  callback: CallbackTime;
  onClose: () => void;
}

/**
 * Asks for urgent help. It is put on the page anew each time it is opened, and closing it by hand
 * throws away what was written, so that nothing of an earlier try is left (IMM-18, C-24). What a
 * page that went away by itself has left is found again.
 */
export function ImmediateServiceDialog({ callback, onClose }: ImmediateHelpDialogProps) {
  const draft = helpDraft.open();
  const help = useRequestHelp({ draft, isDeclared: false });
  const isReceived = help.received !== null;
  useEffect(() => noteOpen(!isReceived), [isReceived]);
  const close = () => {
    noteOpen(false);
    draft.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      tone="flare"
      title={help.received ? 'Request Received!' : 'Immediate help'}
      header={<CallUs />}
      dismissible={!help.form.isSending}
    >
      {help.received ? (
        <HelpReceived
          request={help.received}
          callback={callback}
          action={
            <Button fullWidth size="lg" onClick={close}>
              Done
            </Button>
          }
        />
      ) : (
        <div className={styles.body}>
          <p>
            Need help now? A car that won’t start, a flat tyre, a lockout: send this and a specialist contacts you
            within <span className="no-wrap">{formatCallbackTime(callback)}</span>, day or night. No account needed.
          </p>
          <HelpForm help={help} />
        </div>
      )}
    </Dialog>
  );
}

/** Stands where nothing scrolls, so that the telephone is in reach whatever becomes of the form. */
function CallUs() {
  const { shown, href } = product.phones.leicester;
  return (
    <ButtonLink variant="outline" href={href} icon={<Phone aria-hidden />} className={styles.call}>
      Call <span className="figures">{shown}</span>
    </ButtonLink>
  );
}
