import { Camera } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { newId } from '~/lib/new-id.ts';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { FileButton } from '~/ui/file-button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Photo, PhotoUpdate } from './photo.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-picker.module.css';
import { MAX_PHOTOS, sortFiles } from './photo-rules.ts';
import { shrinkImage } from './shrink-image.ts';

interface PhotoPickerProps {
  photos: readonly Photo[];
  /** Given a function, because pictures go on being made smaller while others are added or taken away. */
  onChange: (update: PhotoUpdate) => void;
  id: string;
  error: string | undefined;
}

/** Pictures of the problem: chosen, taken with the camera or dropped; each can be looked at and taken away (BOOK-11, BOOK-13). */
export function PhotoPicker({ photos, onChange, id, error }: PhotoPickerProps) {
  const hintId = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const isFull = photos.length >= MAX_PHOTOS;

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(files, MAX_PHOTOS - photos.length);
    setRefusals(sorted.refusals);
    const added = sorted.accepted.map((file) => ({ id: newId(), file, originalBytes: file.size }));
    onChange((before) => [...before, ...added]);
    for (const photo of added) void shrink(photo, onChange);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };

  return (
    <fieldset
      className={cx(styles.picker, isOver && styles.over, error && styles.wrong)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className={styles.legend}>Photos</legend>
      <div className={styles.board}>
        {photos.map((photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            onRemove={() => onChange((before) => before.filter((one) => one.id !== photo.id))}
          />
        ))}
        {!isFull && (
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
        At least one, up to {MAX_PHOTOS}. Max size: 25MB each. You can drop them here too.
      </p>
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

async function shrink(photo: Photo, onChange: (update: PhotoUpdate) => void): Promise<void> {
  const file = await shrinkImage(photo.file);
  if (file === photo.file) return;
  onChange((photos) => photos.map((one) => (one.id === photo.id ? { ...one, file } : one)));
}
