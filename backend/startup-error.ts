/** Why the backend will not run as it is set up: each sentence says what to change. */
export class StartRefused extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'StartRefused';
    this.problems = problems;
  }
}
