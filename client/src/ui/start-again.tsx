import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import type { StartAgainWords } from './start-again-dialog.tsx';

const StartAgainDialog = lazyDialog(async () => (await import('./start-again-dialog.tsx')).StartAgainDialog);

interface StartAgainProps {
  label: string;
  words: StartAgainWords;
  onStartAgain: () => void;
}

/** Empties a flow's draft, once the customer has said that they mean it. */
export function StartAgain({ label, words, onStartAgain }: StartAgainProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<RotateCcw aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <StartAgainDialog words={words} onClose={() => setAsking(false)} onConfirm={onStartAgain} />
        </Suspense>
      )}
    </>
  );
}
