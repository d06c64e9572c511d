import { useState } from 'react';
import { MAX_PHOTOS } from '#shared/limits.ts';
import { newId } from '~/lib/new-id.ts';
import type { Photo, PhotoUpdate } from './photo.ts';
import { selectPhotos } from './photo-rules.ts';
import { preparePhoto } from './prepare-photo.ts';

/**
 * Adds photos, then checks their content and removes those that can't be sent. `announcement` says
 * what was added or removed last.
 */
export function useAddPhotos(photos: readonly Photo[], onChange: (update: PhotoUpdate) => void) {
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
