import { RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { lazyDialog } from './lazy-dialog.tsx';
import type { StartAgainCopy } from './start-again-dialog.tsx';

const StartAgainDialog = lazyDialog(async () => (await import('./start-again-dialog.tsx')).StartAgainDialog);

interface StartAgainButtonProps {
  label: string;
  copy: StartAgainCopy;
  onStartAgain: () => void;
}

/** Clears a flow's draft after a confirmation. */
export function StartAgainButton({ label, copy, onStartAgain }: StartAgainButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        icon={<RotateCcw aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StartAgainDialog copy={copy} onClose={() => setIsOpen(false)} onConfirm={onStartAgain} />
        </Suspense>
      )}
    </>
  );
}
