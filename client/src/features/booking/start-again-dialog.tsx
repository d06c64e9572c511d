import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';

interface StartAgainDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

export function StartAgainDialog({ onClose, onConfirm }: StartAgainDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Start again?"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep my draft
          </Button>
          <Button onClick={confirm}>Empty the job sheet</Button>
        </>
      }
    >
      <p>Everything you have filled in, photos too, is thrown away.</p>
    </Dialog>
  );
}
