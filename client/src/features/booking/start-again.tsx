import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';

/** Empties the draft, once the customer has said that they mean it. */
export function StartAgain({ onStartAgain }: { onStartAgain: () => void }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<RotateCcw aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Start again
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        size="sm"
        title="Start again?"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep my draft
            </Button>
            <Button
              onClick={() => {
                close();
                onStartAgain();
              }}
            >
              Empty the job sheet
            </Button>
          </>
        }
      >
        <p>Everything you have filled in, photos too, is thrown away.</p>
      </Dialog>
    </>
  );
}
