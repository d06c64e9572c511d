import { type ReactNode, useState } from 'react';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './file-drop-zone.module.css';

interface FileDropZoneProps {
  legend: ReactNode;
  onDrop: (files: readonly File[]) => void;
  /** Why files couldn't be added. */
  fileErrors: readonly string[];
  onDismissErrors: () => void;
  /** The error of the field, with the id of its message. */
  error: string | undefined;
  errorId: string;
  className?: string | false | undefined;
  children: ReactNode;
}

/** A group of files that others can be dropped on, with what is wrong with them. */
export function FileDropZone(props: FileDropZoneProps) {
  const { legend, onDrop, fileErrors, onDismissErrors, error, errorId, className, children } = props;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    <fieldset
      className={cx(styles.zone, isDraggedOver && styles.draggedOver, className)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsDraggedOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {fileErrors.length > 0 && (
        <Notice tone="error" onDismiss={onDismissErrors}>
          {fileErrors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}
