/**
 * `ok`: as documented. `tolerated`: not as documented, and read, or done without, all the same.
 * `broken`: lost, whole or in part. `not tried`: not called, since it would change something, needs
 * a log-in, or nothing is there to ask about.
 */
export type Verdict = 'ok' | 'tolerated' | 'broken' | 'not tried';

/**
 * A way in which an answer is not as documented, and where. Values are never in it: they may be
 * personal.
 */
export interface FoundQuirk {
  readonly quirk: string;
  /** Documented names of the fields it was seen in; empty when it is about the whole answer. */
  readonly fields: readonly string[];
  /** How many values. */
  readonly count: number;
}

/** Something that could not be read. */
export interface Problem {
  /** The documented name of the field; null when it is about the whole answer. */
  readonly field: string | null;
  readonly problem: string;
  /** Records that are lost by it; null when the whole answer is. */
  readonly records: number | null;
}

/** The result of one call of the contract. */
export interface Finding {
  /** The call's name in the contract. */
  readonly call: string;
  /** Its path under the host's address. */
  readonly path: string;
  readonly verdict: Verdict;
  /** Whether the gateway has nothing to work with: not even some records. */
  readonly isLost: boolean;
  readonly status: number | null;
  readonly milliseconds: number | null;
  /** Entries of the answered list; null when the answer is none. */
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
