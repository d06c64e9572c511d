import { type ReactNode, Suspense, useState } from 'react';
import type { LegalTitle } from '~/content/legal/documents.ts';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './legal-link.module.css';

const LegalDialog = lazyDialog(async () => (await import('./legal-dialog.tsx')).LegalDialog);

interface LegalLinkProps {
  document: LegalTitle;
  /** The link's text; by default the document's title. */
  children?: ReactNode;
}

/**
 * A link in a sentence that opens a legal text in a dialog, so that visitors keep their place in a
 * form.
 */
export function LegalLink({ document, children = document }: LegalLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LegalDialog title={document} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
