/** A command line that cannot be understood: each sentence says what to change. */
export class UsageError extends Error {
  readonly problems: readonly string[];
  /** The words before `--help` that show how it is done. */
  readonly helpFor: string;

  constructor(problems: readonly string[], helpFor = '') {
    super(problems.join('\n'));
    this.name = 'UsageError';
    this.problems = problems;
    this.helpFor = helpFor;
  }
}
