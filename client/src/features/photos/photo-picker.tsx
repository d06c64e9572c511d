import { Camera, ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_FILE_MIB, MAX_PHOTOS } from '#shared/limits.ts';
import { newId } from '~/lib/new-id.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { cx } from '~/ui/cx.ts';
import { FileButton } from '~/ui/file-button.tsx';
import { FileDropZone } from './file-drop-zone.tsx';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-picker.module.css';
import type { Photo, PhotoUpdate } from './photo-rules.ts';
import { selectPhotos } from './photo-rules.ts';
import { preparePhoto } from './prepare-photo.ts';

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
  // Such a device has a camera to hand, and nothing to drag.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const { add, remove, errors, dismissErrors, checkingCount, announcement } = useAddPhotos(photos, onChange);
  return (
    <FileDropZone
      legend="Photos"
      onDrop={add}
      fileErrors={errors}
      onDismissErrors={dismissErrors}
      error={error}
      errorId={`${id}-error`}
      className={error && styles.invalid}
    >
      <div className={styles.grid}>
        {photos.map((photo) => (
          <PhotoCard key={photo.id} photo={photo} onRemove={() => remove(photo)} />
        ))}
        {photos.length < MAX_PHOTOS && (
          <>
            {isTouched && (
              <FileButton
                className={styles.add}
                icon={<Camera aria-hidden="true" />}
                accept="image/*"
                capture="environment"
                aria-describedby={hintId}
                onChoose={add}
              >
                Take a photo
              </FileButton>
            )}
            <FileButton
              id={id}
              className={styles.add}
              icon={<ImagePlus aria-hidden="true" />}
              accept="image/*"
              multiple
              aria-describedby={cx(hintId, error && `${id}-error`)}
              aria-invalid={error ? true : undefined}
              onChoose={add}
            >
              Add photo
            </FileButton>
          </>
        )}
      </div>
      <p id={hintId} className={styles.hint}>
        We need at least one, so that your specialist sees what’s wrong and brings the right parts. Add 1 to{' '}
        {MAX_PHOTOS} photos. Max size: {MAX_FILE_MIB}MB each.
        {!isTouched && ' You can also drop them here.'}
      </p>
      <p role="status" className={styles.hint}>
        {checkingCount > 0 && (checkingCount === 1 ? 'Checking your photo...' : `Checking ${checkingCount} photos...`)}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </FileDropZone>
  );
}

/**
 * Adds photos, then checks their content and removes those that can't be sent. `announcement` says
 * what was added or removed last.
 */
function useAddPhotos(photos: readonly Photo[], onChange: (update: PhotoUpdate) => void) {
  const [errors, setErrors] = useState<string[]>([]);
  const [checkingCount, setCheckingCount] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const check = async (added: readonly Photo[]) => {
    setCheckingCount((count) => count + added.length);
    const valid: string[] = [];
    // One at a time, because a decoded photo takes a lot of memory.
    for (const { id, file } of added) {
      const prepared = await preparePhoto(file);
      if (prepared.kind === 'rejected') {
        setErrors((current) => [...current, prepared.message]);
        onChange((current) => current.filter((photo) => photo.id !== id));
      } else {
        valid.push(file.name);
        onChange((current) => current.map((photo) => (photo.id === id ? { ...photo, file: prepared.file } : photo)));
      }
      setCheckingCount((count) => count - 1);
    }
    if (valid.length > 0) setAnnouncement(valid.length === 1 ? `${valid[0]} added.` : `${valid.length} photos added.`);
  };

  // Added before the check, so that the customer can continue straight away.
  const add = (files: readonly File[]) => {
    const selected = selectPhotos(files, MAX_PHOTOS - photos.length);
    setErrors(selected.errors);
    setAnnouncement('');
    const added = selected.accepted.map((file) => ({ id: newId(), file, originalBytes: file.size }));
    onChange((current) => [...current, ...added]);
    void check(added);
  };

  const remove = ({ id, file }: Photo) => {
    onChange((current) => current.filter((photo) => photo.id !== id));
    const left = photos.length - 1;
    setAnnouncement(`${file.name} removed. ${left === 1 ? '1 photo' : `${left} photos`} left.`);
  };

  return { add, remove, errors, dismissErrors: () => setErrors([]), checkingCount, announcement };
}
