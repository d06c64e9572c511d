import { FileText, FileUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_CERTIFICATES, MAX_FILE_MIB, MAX_FILES_MIB } from '#shared/limits.ts';
import { FileDropZone } from '~/features/photos/file-drop-zone.tsx';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { cx } from '~/ui/cx.ts';
import { FileButton } from '~/ui/file-button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './certificate-picker.module.css';
import { ACCEPTED_CERTIFICATES, checkCertificates, prepareCertificate, rejectCopies } from './certificate-rules.ts';

interface CertificatePickerProps {
  id: string;
  files: readonly File[];
  /** Files of an earlier visit that the browser didn't save. */
  missingNames: readonly string[];
  /** Stops asking for the missing files. */
  onDismissMissing: () => void;
  /** Takes a function, because files can be added while others are being checked. */
  onChange: (update: (files: readonly File[]) => readonly File[]) => void;
  error: string | undefined;
}

/** Adds and removes certificates, chosen or dropped (JOIN-12). */
export function CertificatePicker(props: CertificatePickerProps) {
  const { id, files, missingNames, onDismissMissing, onChange, error } = props;
  const hintId = useId();
  // Nothing can be dragged with a finger.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [fileErrors, setFileErrors] = useState<string[]>([]);

  const add = async (chosen: readonly File[]) => {
    const { accepted, errors } = checkCertificates(chosen, files);
    setFileErrors(errors);
    const contentErrors: string[] = [];
    const prepared: File[] = [];
    // One at a time, because a decoded scan takes a lot of memory.
    for (const file of accepted) {
      const result = await prepareCertificate(file);
      if (result.kind === 'accepted') prepared.push(result.file);
      else contentErrors.push(result.message);
    }
    const { accepted: valid, errors: copyErrors } = await rejectCopies(prepared, files);
    setFileErrors([...errors, ...contentErrors, ...copyErrors]);
    // Checked again, because other files may have been added meanwhile.
    if (valid.length > 0) onChange((latest) => [...latest, ...checkCertificates(valid, latest).accepted]);
  };
  const remove = (file: File) => {
    setFileErrors([]);
    onChange((latest) => latest.filter((other) => other !== file));
    document.getElementById(id)?.focus();
  };

  return (
    <FileDropZone
      legend={
        <>
          Certification files <span className={styles.optional}>(optional)</span>
        </>
      }
      onDrop={(dropped) => void add(dropped)}
      fileErrors={fileErrors}
      onDismissErrors={() => setFileErrors([])}
      error={error}
      errorId={`${id}-error`}
    >
      {files.length > 0 && <CertificateList files={files} onRemove={remove} />}
      <FileButton
        id={id}
        icon={<FileUp aria-hidden="true" />}
        accept={ACCEPTED_CERTIFICATES}
        multiple
        aria-describedby={cx(hintId, error && `${id}-error`)}
        aria-invalid={error ? true : undefined}
        onChoose={(chosen) => void add(chosen)}
      >
        {files.length > 0 ? 'Add more certification files' : 'Add certification files'}
      </FileButton>
      <p id={hintId} className={styles.hint}>
        PDF, JPG, PNG, DOC or DOCX: up to {MAX_CERTIFICATES} files of {MAX_FILE_MIB}MB each, and {MAX_FILES_MIB}MB
        together with your photo.{!isTouched && ' You can also drop them here.'}
        {files.length >= MAX_CERTIFICATES && ` You’ve added ${MAX_CERTIFICATES}: remove one to add another.`}
      </p>
      {missingNames.length > 0 && <MissingFiles names={missingNames} onDismiss={onDismissMissing} />}
    </FileDropZone>
  );
}

function CertificateList({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
          <FileText aria-hidden="true" />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatFileSize(file.size)}</span>
          <IconButton label={`Remove ${file.name}`} icon={<X aria-hidden="true" />} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}

function MissingFiles({ names, onDismiss }: { names: readonly string[]; onDismiss: () => void }) {
  return (
    <Notice tone="warning" onDismiss={onDismiss}>
      Your browser didn’t save {names.map((name) => `“${name}”`).join(', ')}. Please add{' '}
      {names.length === 1 ? 'it' : 'them'} again.
    </Notice>
  );
}
