/** The maximum ages of a public response, in milliseconds and in ascending order. */
export interface CacheLifetime {
  /** Used without a call. */
  readonly freshMs: number;
  /** Used while a new response is fetched in the background (stale-while-revalidate). */
  readonly revalidateMs: number;
  /** Used while the host is down (stale-if-error). */
  readonly ifDownMs: number;
}

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Lists that change when the catalogue is edited. */
export const CATALOGUE: CacheLifetime = { freshMs: 300 * SECOND, revalidateMs: 900 * SECOND, ifDownMs: DAY };

/** Lists that change with profiles and reviews. */
export const DIRECTORY: CacheLifetime = { freshMs: 30 * SECOND, revalidateMs: 300 * SECOND, ifDownMs: DAY };

/** Data that changes with every booking: only simultaneous reads share it. */
export const LIVE: CacheLifetime = { freshMs: 2 * SECOND, revalidateMs: 2 * SECOND, ifDownMs: 2 * SECOND };

/** The same data where it only helps to choose: the first free days in a list of specialists. */
export const RECENT: CacheLifetime = { freshMs: 60 * SECOND, revalidateMs: 60 * SECOND, ifDownMs: 60 * SECOND };
