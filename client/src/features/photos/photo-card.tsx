import { Image, X } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { nearestControl } from '~/ui/nearest-control.ts';
import styles from './photo-card.module.css';
import type { Photo } from './photo-rules.ts';
import { usePreviewUrl } from './use-preview-url.ts';

/** A photo with its name and size. An icon replaces photos that the browser can't show (HEIC). */
export function PhotoCard({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const { file, originalBytes } = photo;
  const previewUrl = usePreviewUrl(file);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <figure className={styles.card}>
      {previewUrl && previewUrl !== failedUrl ? (
        <img
          src={previewUrl}
          alt=""
          decoding="async"
          className={styles.preview}
          onError={() => setFailedUrl(previewUrl)}
        />
      ) : (
        <span className={styles.preview}>
          <Image aria-hidden="true" />
        </span>
      )}
      <figcaption className={styles.caption}>
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
        onClick={({ currentTarget }) => {
          const card = currentTarget.closest('figure');
          if (card) nearestControl(card)?.focus();
          onRemove();
        }}
      />
    </figure>
  );
}
