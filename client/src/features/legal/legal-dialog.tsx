import { type LegalDocument, legalDocument } from '~/content/legal/documents.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './legal-dialog.module.css';

interface LegalDialogProps {
  /** For an unknown title, the dialog says that there's no such document (SHELL-16). */
  title: string;
  onClose: () => void;
}

export function LegalDialog({ title, onClose }: LegalDialogProps) {
  const legalText = legalDocument(title);
  return (
    <Dialog
      open
      onClose={onClose}
      title={legalText ? title : 'Document Not Found'}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {legalText ? <LegalText {...legalText} /> : <p>No content available.</p>}
    </Dialog>
  );
}

function LegalText({ lead, sections, updated }: LegalDocument) {
  return (
    <div className={styles.text}>
      <p className={styles.lead}>{lead}</p>
      {sections.map(({ heading, paragraphs, items }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedContacts text={paragraph} />
            </p>
          ))}
          {items && (
            <dl className={styles.items}>
              {items.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <p className={styles.updated}>Last updated {updated}.</p>
    </div>
  );
}

const { supportEmail, supportHref, phones } = product;
const CONTACTS = new Map([
  [supportEmail, supportHref],
  ...Object.values(phones).map(({ formatted, href }) => [formatted, href] as const),
]);

/** A text in which our email address and phone numbers are links. */
function LinkedContacts({ text }: { text: string }) {
  return text.split(new RegExp(`(${[...CONTACTS.keys()].join('|')})`)).map((part) =>
    CONTACTS.has(part) ? (
      <a key={part} href={CONTACTS.get(part)} className="figures">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
