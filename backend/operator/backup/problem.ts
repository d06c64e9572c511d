/** Why a backup cannot be made or restored, in sentences for an operator. */
export class BackupProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: string | readonly string[]) {
    const list = [problems].flat();
    super(list.join(' '));
    this.name = 'BackupProblem';
    this.problems = list;
  }
}
