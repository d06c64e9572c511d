import { useState } from 'react';
import { MAX_PHOTOS } from '#shared/file-limits.ts';
import { newId } from '~/lib/new-id.ts';
import type { Photo, PhotoUpdate } from './photo.ts';
import { selectPhotos } from './photo-rules.ts';
import { preparePhoto } from './prepare-photo.ts';

/** Adds photos, then checks their content and removes those that can't be sent. */
export function useAddPhotos(photos: readonly Photo[], onChange: (update: PhotoUpdate) => void) {
  const [errors, setErrors] = useState<string[]>([]);
  const [checkingCount, setCheckingCount] = useState(0);

  const check = async (added: readonly Photo[]) => {
    setCheckingCount((count) => count + added.length);
    // One at a time, because a decoded photo takes a lot of memory.
    for (const { id, file } of added) {
      const prepared = await preparePhoto(file);
      if (prepared.kind === 'rejected') {
        setErrors((current) => [...current, prepared.message]);
        onChange((current) => current.filter((photo) => photo.id !== id));
      } else {
        onChange((current) => current.map((photo) => (photo.id === id ? { ...photo, file: prepared.file } : photo)));
      }
      setCheckingCount((count) => count - 1);
    }
  };

  // Added before the check, so that the customer can continue straight away.
  const add = (files: readonly File[]) => {
    const selected = selectPhotos(files, MAX_PHOTOS - photos.length);
    setErrors(selected.errors);
    const added = selected.accepted.map((file) => ({ id: newId(), file, originalBytes: file.size }));
    onChange((current) => [...current, ...added]);
    void check(added);
  };

  return { add, errors, dismissErrors: () => setErrors([]), checkingCount };
}
