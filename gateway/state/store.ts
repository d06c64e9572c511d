/**
 * The little that gateways remember between requests: in memory for one, in Redis for many. Values
 * are short texts.
 */
export interface Store {
  /** Adds `by`, or one, to a counter that starts at its first use and ends `windowMs` later. */
  count(key: string, windowMs: number, by?: number): Promise<Count>;
  /** Takes one back from a counter. */
  uncount(key: string): Promise<void>;
  /**
   * Puts the value unless the key has one; answers the value that was there, or null when it was
   * put.
   */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  /** Lets a value live `ttlMs` from now, while the key has just this value. */
  extend(key: string, value: string, ttlMs: number): Promise<void>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
  /** Forgets what the key has; with `value` only while it is just this one. */
  drop(key: string, value?: string): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  readonly count: number;
  readonly endsInMs: number;
}
