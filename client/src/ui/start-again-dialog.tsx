import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** What the applicant or customer is asked before a draft is thrown away. */
export interface StartAgainWords {
  title: string;
  text: ReactNode;
  keep: string;
  confirm: string;
}

interface StartAgainDialogProps {
  words: StartAgainWords;
  onClose: () => void;
  onConfirm: () => void;
}

export function StartAgainDialog({ words, onClose, onConfirm }: StartAgainDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={words.title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.keep}
          </Button>
          <Button onClick={confirm}>{words.confirm}</Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
