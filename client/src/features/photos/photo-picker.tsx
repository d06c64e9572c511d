import { Camera } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { MAX_FILE_MIB, MAX_PHOTOS } from '#shared/limits.ts';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { FileButton } from '~/ui/file-button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Photo, PhotoUpdate } from './photo.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-picker.module.css';
import { useAddPhotos } from './use-add-photos.ts';

interface PhotoPickerProps {
  photos: readonly Photo[];
  /** Takes a function, because photos are still being checked while others are added or removed. */
  onChange: (update: PhotoUpdate) => void;
  id: string;
  error: string | undefined;
}

/** Photos of the problem: chosen, taken with the camera or dropped (BOOK-11, BOOK-13). */
export function PhotoPicker({ photos, onChange, id, error }: PhotoPickerProps) {
  const hintId = useId();
  const { add, remove, errors, dismissErrors, checkingCount, announcement } = useAddPhotos(photos, onChange);
  return (
    <DropZone hasError={Boolean(error)} onDrop={add}>
      <legend className={styles.legend}>Photos</legend>
      <div className={styles.grid}>
        {photos.map((photo) => (
          <PhotoCard key={photo.id} photo={photo} onRemove={() => remove(photo)} />
        ))}
        {photos.length < MAX_PHOTOS && (
          <FileButton
            id={id}
            className={styles.add}
            icon={<Camera aria-hidden="true" />}
            accept="image/*"
            multiple
            aria-describedby={cx(hintId, error && `${id}-error`)}
            aria-invalid={error ? true : undefined}
            onChoose={add}
          >
            Add photo
          </FileButton>
        )}
      </div>
      <p id={hintId} className={styles.hint}>
        We need at least one, so that your specialist sees what’s wrong and brings the right parts. Add 1 to{' '}
        {MAX_PHOTOS} photos. Max size: {MAX_FILE_MIB}MB each. You can also drop them here.
      </p>
      <p role="status" className={styles.hint}>
        {checkingCount > 0 && (checkingCount === 1 ? 'Checking your photo...' : `Checking ${checkingCount} photos...`)}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {errors.length > 0 && (
        <Notice tone="error" onDismiss={dismissErrors}>
          {errors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <FieldMessage id={`${id}-error`} error={error} />
    </DropZone>
  );
}

interface DropZoneProps {
  hasError: boolean;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}

function DropZone({ hasError, onDrop, children }: DropZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      className={cx(styles.picker, isDraggedOver && styles.draggedOver, hasError && styles.invalid)}
      onDragOver={dragOver}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={drop}
    >
      {children}
    </fieldset>
  );
}
