/** A command line that cannot be understood: each sentence says what to change. */
export class UsageError extends Error {
  readonly problems: readonly string[];
  /** The command or group with the help that shows the right usage; empty for the whole program. */
  readonly helpFor: string;

  constructor(problems: readonly string[], helpFor = '') {
    super(problems.join('\n'));
    this.name = 'UsageError';
    this.problems = problems;
    this.helpFor = helpFor;
  }
}
