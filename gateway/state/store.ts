/** The little that gateways remember between requests: in memory for one, in Redis for many. Values are short texts. */
export interface Store {
  /** Adds one to a counter that starts at its first use and ends `windowMs` later. */
  count(key: string, windowMs: number): Promise<{ count: number; endsInMs: number }>;
  /** Takes one back from a counter. */
  uncount(key: string): Promise<void>;
  /** Puts the value unless the key has one; answers the value that was there, or null when it was put. */
  claim(key: string, value: string, ttlMs: number): Promise<string | null>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
  drop(key: string): Promise<void>;
  close(): Promise<void>;
}
