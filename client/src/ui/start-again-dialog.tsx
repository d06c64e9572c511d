import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** The texts of the confirmation before a draft is cleared. */
export interface StartAgainCopy {
  title: string;
  text: ReactNode;
  keep: string;
  confirm: string;
}

interface StartAgainDialogProps {
  copy: StartAgainCopy;
  onClose: () => void;
  onConfirm: () => void;
}

export function StartAgainDialog({ copy, onClose, onConfirm }: StartAgainDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={copy.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button onClick={confirm}>{copy.confirm}</Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </Dialog>
  );
}
