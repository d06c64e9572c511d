/**
 * The result of a run. `failures` names each failed test, with the reason if the runner gives one.
 */
export interface Counts {
  readonly passed: number;
  readonly skipped?: number;
  readonly failures: readonly string[];
  /** What is worth reading at the end, for example what could not be tested on this machine. */
  readonly notes?: readonly string[];
}

export function withReport(
  runner: string,
  run: (env: Record<string, string>) => Promise<{ code: number }>,
): Promise<Counts>;
export function printTotal(...parts: readonly Counts[]): void;
