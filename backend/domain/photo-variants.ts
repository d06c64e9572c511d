import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '#shared/limits.ts';
import type { PhotoWidth } from '#shared/photo-widths.ts';
import type { StoredFile } from '../store/files/file-store.ts';
import { createWorkQueue } from './work-queue.ts';

export interface PhotoVariant {
  readonly width: PhotoWidth;
  readonly format: 'avif' | 'webp';
}

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** What an entry takes beside its bytes. */
const ENTRY_BYTES = 500;
const MAX_WAITING = 100;
const DECODE_SECONDS = 15;

/**
 * Published photos in the sizes of their places, made when they are first requested and cached. One
 * is made at a time, so that a crowd on new photos leaves the processor to everyone else.
 */
export class PhotoVariants {
  readonly #made = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length + ENTRY_BYTES,
  });
  readonly #making = new Map<string, Promise<Buffer | null>>();
  readonly #queue = createWorkQueue(1, MAX_WAITING);

  /** Null when it can't be made, or too many others wait: then the photo is sent as it is. */
  async find(photo: StoredFile, variant: PhotoVariant): Promise<Buffer | null> {
    const key = `${photo.name} ${variantTag(photo, variant)}`;
    const made = this.#made.get(key);
    if (made) return made;
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = this.#queue
      .run(() => make(photo, variant))
      .then((bytes) => {
        this.#made.set(key, bytes);
        return bytes;
      })
      .catch(() => null)
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}

/** The entity tag of a variant; without quotes. */
export const variantTag = ({ etag }: StoredFile, { width, format }: PhotoVariant): string =>
  `${etag}-${width}-${format}`;

async function make(photo: StoredFile, { width, format }: PhotoVariant): Promise<Buffer> {
  const image = sharp(await buffer(photo.open()), { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .resize({ width, withoutEnlargement: true });
  // AVIF's default effort takes five times as long (100 ms) for a file that is 2 % smaller.
  return (format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 80 })).toBuffer();
}
