/** How much a cache holds, as the metrics show it. */
export interface CacheSize {
  readonly entries: number;
  /** Estimated memory of all entries. */
  readonly bytes: number;
  /** What it may take; the entries used longest ago are dropped beyond it. */
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
