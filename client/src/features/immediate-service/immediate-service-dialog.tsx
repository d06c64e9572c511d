import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { type QuantityRange, quantityRange } from '#shared/quantity.ts';
import { product } from '~/site/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { saveDialogState } from './dialog-state.ts';
import { immediateRequestDraft } from './immediate-request-draft.ts';
import { ImmediateRequestForm } from './immediate-request-form.tsx';
import { ImmediateRequestReceived } from './immediate-request-received.tsx';
import styles from './immediate-service-dialog.module.css';
import { useImmediateRequest } from './use-immediate-request.ts';

interface ImmediateServiceDialogProps {
  callback: QuantityRange;
  onClose: () => void;
}

/**
 * The dialog that requests immediate service. It is mounted each time it opens. Closing it deletes
 * the draft (IMM-18, C-24); a reload doesn't, and the dialog then opens again with the draft.
 */
export function ImmediateServiceDialog({ callback, onClose }: ImmediateServiceDialogProps) {
  const draft = immediateRequestDraft.open();
  const request = useImmediateRequest({ draft, isDeclared: false });
  const isReceived = request.received !== null;
  useEffect(() => saveDialogState({ isOpen: !isReceived }), [isReceived]);
  const close = () => {
    saveDialogState({ isOpen: false });
    draft.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      tone="flare"
      title={request.received ? 'Request Received!' : 'Immediate service'}
      header={<CallButton />}
      dismissible={!request.form.isSending}
    >
      {request.received ? (
        <ImmediateRequestReceived
          request={request.received}
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
            Need help now? If it’s a car that won’t start, a flat tyre, a lockout or anything else that can’t wait, send
            us this form. A specialist will contact you within <RangeText text={quantityRange(callback, 'minute')} />,
            day or night. You don’t need an account.
          </p>
          <ImmediateRequestForm request={request} />
        </div>
      )}
    </Dialog>
  );
}

/** In the header, which doesn't scroll, so that visitors can always call instead. */
function CallButton() {
  const { formatted, href } = product.phones.leicester;
  return (
    <ButtonLink variant="outline" href={href} icon={<Phone aria-hidden />} className={styles.call}>
      Call <span className="figures">{formatted}</span>
    </ButtonLink>
  );
}
