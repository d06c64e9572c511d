import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { MAX_CERTIFICATES } from '#shared/certificates.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { FileButton } from '~/ui/file-button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './certificate-picker.module.css';
import { CERTIFICATE_KINDS, certificateContentFlaw, sortCertificates } from './file-rules.ts';

interface CertificatePickerProps {
  id: string;
  files: readonly File[];
  /** Those that were here before the page was closed and that the browser has not kept. */
  lostNames: readonly string[];
  /** Takes it that they are not to be added again. */
  onGiveUp: () => void;
  /** Given a function, so that nothing chosen meanwhile is lost. */
  onChange: (update: (files: readonly File[]) => readonly File[]) => void;
  error: string | undefined;
}

/**
 * Certificates, several at once, chosen or dropped; each with its size and a way to take it away
 * (JOIN-12).
 */
export function CertificatePicker({ id, files, lostNames, onGiveUp, onChange, error }: CertificatePickerProps) {
  const hintId = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const isFull = files.length >= MAX_CERTIFICATES;

  const add = async (chosen: readonly File[]) => {
    const sorted = sortCertificates(chosen, files);
    setRefusals(sorted.refusals);
    const flaws = await Promise.all(sorted.accepted.map(certificateContentFlaw));
    const intact = sorted.accepted.filter((_, index) => flaws[index] === null);
    setRefusals([...sorted.refusals, ...flaws.filter((flaw) => flaw !== null)]);
    // The list may have grown meanwhile.
    if (intact.length > 0) onChange((before) => [...before, ...sortCertificates(intact, before).accepted]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void add([...event.dataTransfer.files]);
  };
  const remove = (file: File) => {
    setRefusals([]);
    onChange((before) => before.filter((one) => one !== file));
    document.getElementById(id)?.focus();
  };

  return (
    <fieldset
      className={cx(styles.picker, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className={styles.legend}>
        Certification files <span className={styles.optional}>(optional)</span>
      </legend>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <FileText aria-hidden="true" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatFileSize(file.size)}</span>
              <IconButton label={`Remove ${file.name}`} icon={<X aria-hidden="true" />} onClick={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      <FileButton
        id={id}
        icon={<FileUp aria-hidden="true" />}
        accept={CERTIFICATE_KINDS}
        multiple
        aria-describedby={cx(hintId, error && `${id}-error`)}
        aria-invalid={error ? true : undefined}
        onChoose={(chosen) => void add(chosen)}
      >
        {files.length > 0 ? 'Add more certification files' : 'Add certification files'}
      </FileButton>
      <p id={hintId} className={styles.hint}>
        PDF, JPG, PNG, DOC or DOCX, up to {MAX_CERTIFICATES} files of 25MB each. You can drop them here too.
        {isFull && ` These are ${MAX_CERTIFICATES}: remove one to add another.`}
      </p>
      {lostNames.length > 0 && (
        <Notice tone="warning" onDismiss={onGiveUp}>
          Your browser has not kept {lostNames.map((name) => `“${name}”`).join(', ')}. Please add{' '}
          {lostNames.length === 1 ? 'it' : 'them'} again.
        </Notice>
      )}
      {refusals.length > 0 && (
        <Notice tone="error" onDismiss={() => setRefusals([])}>
          {refusals.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}
