import { Image } from 'lucide-react';
import type { Photo } from './photo-rules.ts';
import styles from './photo-thumbnails.module.css';
import { usePreviewUrl } from './use-preview-url.ts';

/** The photos that will be sent, small, for a review. */
export function PhotoThumbnails({ photos }: { photos: readonly Photo[] }) {
  return (
    <ul className={styles.list}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Thumbnail file={photo.file} />
        </li>
      ))}
    </ul>
  );
}

/** An object can't be shown by every browser (HEIC): its icon stays below. */
function Thumbnail({ file }: { file: File }) {
  const url = usePreviewUrl(file);
  return (
    <span className={styles.thumbnail} role="img" aria-label={file.name}>
      <Image aria-hidden="true" />
      {url && <img src={url} alt="" decoding="async" onError={({ currentTarget }) => currentTarget.remove()} />}
    </span>
  );
}
