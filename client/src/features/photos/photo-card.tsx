import { Image, X } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import type { Photo } from './photo.ts';
import styles from './photo-card.module.css';
import { usePreview } from './use-preview.ts';

/**
 * One picture with its name and size. A kind that this browser cannot draw (HEIC) shows a sign
 * instead.
 */
export function PhotoCard({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const { file, originalBytes } = photo;
  const preview = usePreview(file);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <figure className={styles.card}>
      {preview && preview !== broken ? (
        <img src={preview} alt="" className={styles.picture} onError={() => setBroken(preview)} />
      ) : (
        <span className={styles.picture}>
          <Image aria-hidden="true" />
        </span>
      )}
      <figcaption className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.size}>
          {file.size < originalBytes && `${formatFileSize(originalBytes)} → `}
          {formatFileSize(file.size)}
        </span>
      </figcaption>
      <IconButton
        label={`Remove ${file.name}`}
        icon={<X aria-hidden="true" />}
        className={styles.remove}
        onClick={onRemove}
      />
    </figure>
  );
}
