/** An invalid command line. Each sentence says what to change. */
export class UsageError extends Error {
  readonly problems: readonly string[];
  /** The command or group whose help shows the usage; empty for the whole program. */
  readonly helpFor: string;

  constructor(problems: readonly string[], helpFor = '') {
    super(problems.join('\n'));
    this.name = 'UsageError';
    this.problems = problems;
    this.helpFor = helpFor;
  }
}
