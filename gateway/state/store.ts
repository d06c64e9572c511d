/** The state that gateways keep between requests: in memory for one, in Redis for several. */
export interface Store {
  /** Adds `by`, or one, to a counter that expires `windowMs` after its first use. */
  count(key: string, windowMs: number, by?: number): Promise<Count>;
  /** Subtracts one from a counter. */
  uncount(key: string): Promise<void>;
  /** Stores the value unless the key has one. Returns the existing value, or null when stored. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  /** Makes the key expire `ttlMs` from now, if it has this value. */
  extend(key: string, value: string, ttlMs: number): Promise<void>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
  /** Deletes the key; with `value` only if it has this value. */
  drop(key: string, value?: string): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  readonly count: number;
  readonly endsInMs: number;
}
