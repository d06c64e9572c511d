import { Refusal } from '../domain/refusal.ts';
import type { BackupProblem } from '../store/backup/problem.ts';

/** So many sentences that a person still reads them. */
const mostSentences = 20;

/** What is wrong with a backup, as any refusal. */
export function asRefusal({ problems }: BackupProblem): Refusal {
  const more = problems.length - mostSentences;
  return new Refusal('invalid', [
    ...problems.slice(0, mostSentences),
    ...(more > 0 ? [`And ${more} more problems.`] : []),
  ]);
}
