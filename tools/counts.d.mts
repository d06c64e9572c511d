/**
 * The result of a run. `failures` names each failed test, with its message if the runner gives one.
 */
export interface Counts {
  readonly passed: number;
  readonly failures: readonly string[];
}

export function countRun(runner: string, code: number, failures: readonly string[], passed?: number): Counts;
export function printTotal(...parts: readonly Counts[]): void;
