import { isDocumented } from '../../legacy/wire/record.ts';

/**
 * `ok`: as documented. `tolerated`: not as documented, but read, or not needed. `broken`: lost,
 * whole or in part. `not tried`: not called, since it would change something, needs a log-in, or
 * there is no input for it.
 */
export type Verdict = 'ok' | 'tolerated' | 'broken' | 'not tried';

/** A difference from the documentation, and where. Never holds values, which may be personal. */
export interface FoundQuirk {
  readonly quirk: string;
  /** Documented names of the fields it was found in; empty when it is about the whole response. */
  readonly fields: readonly string[];
  /** Number of values. */
  readonly count: number;
}

export interface Problem {
  /** The documented name of the field; null when it is about the whole response. */
  readonly field: string | null;
  readonly problem: string;
  /** Number of records lost; null when the whole response is. */
  readonly records: number | null;
}

export interface Finding {
  readonly call: string;
  readonly path: string;
  readonly verdict: Verdict;
  /** Whether nothing usable was returned, not even some records. */
  readonly isLost: boolean;
  readonly status: number | null;
  readonly milliseconds: number | null;
  /** Entries of the returned list; null when the response isn't a list. */
  readonly records: number | null;
  readonly quirks: readonly FoundQuirk[];
  readonly problems: readonly Problem[];
  /** Why it was not tried. */
  readonly reason: string | null;
}

export function notTried(call: string, path: string, reason: string): Finding {
  return {
    call,
    path,
    verdict: 'not tried',
    isLost: false,
    status: null,
    milliseconds: null,
    records: null,
    quirks: [],
    problems: [],
    reason,
  };
}

/** A field's name for a report: an undocumented one could hold personal data. */
export function documentedName(name: string): string {
  return isDocumented(name) ? name : '(another field)';
}

/** The documented names in a path such as `recentAppointments.status`; null without any. */
export function documentedPath(path: string): string | null {
  const names = path
    .split('.')
    .map((part) => part.split(' ')[0] ?? '')
    .filter(isDocumented);
  return names.length > 0 ? names.join('.') : null;
}
