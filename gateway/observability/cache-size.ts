/** The size of a cache, for the metrics. */
export interface CacheSize {
  readonly entries: number;
  readonly bytes: number;
  /** The budget; beyond it the least recently used entries are evicted. */
  readonly maxBytes: number;
}

interface Sized {
  readonly size: number;
  readonly calculatedSize: number;
  readonly maxSize: number;
}

/** The size of an `LRUCache` of lru-cache that has a `maxSize`. */
export function sizeOf({ size, calculatedSize, maxSize }: Sized): CacheSize {
  return { entries: size, bytes: calculatedSize, maxBytes: maxSize };
}
