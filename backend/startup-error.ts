/** The configuration errors that stop the backend from starting. Each says what to change. */
export class StartupError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'StartupError';
    this.problems = problems;
  }
}
