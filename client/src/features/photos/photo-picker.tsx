import { Camera } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { MAX_PHOTOS } from '#shared/file-limits.ts';
import { newId } from '~/lib/new-id.ts';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { FileButton } from '~/ui/file-button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Photo, PhotoUpdate } from './photo.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-picker.module.css';
import { sortFiles } from './photo-rules.ts';
import { preparePhoto } from './prepare-photo.ts';

interface PhotoPickerProps {
  photos: readonly Photo[];
  /** Given a function, because photos go on being checked while others are added or taken away. */
  onChange: (update: PhotoUpdate) => void;
  id: string;
  error: string | undefined;
}

/**
 * Pictures of the problem: chosen, taken with the camera or dropped; each can be looked at and
 * taken away (BOOK-11, BOOK-13).
 */
export function PhotoPicker({ photos, onChange, id, error }: PhotoPickerProps) {
  const hintId = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const [checking, setChecking] = useState(0);
  const isFull = photos.length >= MAX_PHOTOS;

  // They count at once, so that nobody who goes on is told to add what is there.
  const add = (files: readonly File[]) => {
    const sorted = sortFiles(files, MAX_PHOTOS - photos.length);
    setRefusals(sorted.refusals);
    const added = sorted.accepted.map((file) => ({ id: newId(), file, originalBytes: file.size }));
    onChange((before) => [...before, ...added]);
    void check(added);
  };

  const check = async (added: readonly Photo[]) => {
    setChecking((count) => count + added.length);
    // One after the other, because a decoded photo takes much memory.
    for (const { id: checked, file } of added) {
      const prepared = await preparePhoto(file);
      if ('refusal' in prepared) {
        setRefusals((before) => [...before, prepared.refusal]);
        onChange((before) => before.filter((one) => one.id !== checked));
      } else onChange((before) => before.map((one) => (one.id === checked ? { ...one, file: prepared.file } : one)));
      setChecking((count) => count - 1);
    }
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
      <p role="status" className={styles.hint}>
        {checking > 0 && (checking === 1 ? 'Checking your photo...' : `Checking ${checking} photos...`)}
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
