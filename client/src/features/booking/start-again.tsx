import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';

const StartAgainDialog = lazyDialog(async () => (await import('./start-again-dialog.tsx')).StartAgainDialog);

/** Empties the draft, once the customer has said that they mean it. */
export function StartAgain({ onStartAgain }: { onStartAgain: () => void }) {
  const [asking, setAsking] = useState(false);
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
      {asking && (
        <Suspense fallback={null}>
          <StartAgainDialog onClose={() => setAsking(false)} onConfirm={onStartAgain} />
        </Suspense>
      )}
    </>
  );
}
