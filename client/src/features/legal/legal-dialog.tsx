import { legalDocument } from '~/content/legal/documents.ts';
import type { LegalDocument } from '~/content/legal/legal-document.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './legal-dialog.module.css';

interface LegalDialogProps {
  /** The title asked for. One that is not known gets an answer too (SHELL-16). */
  title: string;
  onClose: () => void;
}

export function LegalDialog({ title, onClose }: LegalDialogProps) {
  const text = legalDocument(title);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text ? title : 'Document Not Found'}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {text ? <LegalText text={text} /> : <p>No content available.</p>}
    </Dialog>
  );
}

function LegalText({ text }: { text: LegalDocument }) {
  return (
    <div className={styles.text}>
      <p className={styles.lead}>{text.lead}</p>
      {text.sections.map(({ heading, paragraphs, items }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <dl className={styles.items}>
              {items.map(({ name, text: purpose }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{purpose}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <p className={styles.updated}>Last updated {text.updated}.</p>
    </div>
  );
}
