import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LegalTitle } from './legal-documents.ts';
import styles from './legal-link.module.css';

const LegalDialog = lazy(async () => ({ default: (await import('./legal-dialog.tsx')).LegalDialog }));

interface LegalLinkProps {
  document: LegalTitle;
  /** What the link says; the document's title when left out. */
  children?: ReactNode;
}

/** A link in a sentence that opens a legal text over the page, so that a half-filled form stays as it is. */
export function LegalLink({ document, children = document }: LegalLinkProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={show}>
        {children}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <LegalDialog title={document} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
