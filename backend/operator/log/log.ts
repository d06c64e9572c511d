import { z } from 'zod';
import { isDay } from '#shared/london/days.ts';
import type { Queries } from '../../store/database/database.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { lineSchema, optional, value } from '../command-line/inputs.ts';
import { formatMoment, listResult } from '../output/result.ts';
import { type Change, type SubjectKind, subjectKinds } from './change.ts';

const since = value(
  'only entries of this day and later, in London',
  'YYYY-MM-DD',
  z.string().refine(isDay, 'must be a day such as 2026-03-31'),
);

const subject = value(
  'only about this subject, for example specialist:7, or about all of a kind',
  'KIND[:ID]',
  lineSchema(100).transform((text, context): { kind: SubjectKind; id: string | undefined } => {
    // The id of a backup is the name of its folder, which may contain colons itself.
    const [, name = '', id] = /^([^:]*)(?::(.+))?$/.exec(text) ?? [];
    const kind = subjectKinds.find((candidate) => candidate === name);
    if (kind !== undefined) return { kind, id };
    context.addIssue({
      code: 'custom',
      message: `must be such as specialist:7 or specialist, with one of ${subjectKinds.join(', ')}`,
    });
    return z.NEVER;
  }),
);

const list = defineCommand({
  name: 'list',
  summary: 'List what operators have changed, the newest first',
  options: {
    since: optional(since),
    subject: optional(subject),
  },
  examples: ['list', 'list --since 2026-03-01', 'list --subject specialist:7 --json'],
  async run({ store }, { since, subject }) {
    const rows = await listLogEntries(store.db, { since, kind: subject?.kind, id: subject?.id });
    const entries = rows.map(({ at, operator, command, subject_kind, subject_id, changes }) => ({
      at,
      operator,
      command,
      subject: `${subject_kind}:${subject_id}`,
      changes: JSON.parse(changes) as Change['fields'],
    }));
    return listResult(
      'entries',
      entries,
      [
        { title: 'When', value: ({ at }) => formatMoment(at) },
        { title: 'Operator', value: ({ operator }) => operator },
        { title: 'Command', value: ({ command }) => command },
        { title: 'Subject', value: ({ subject }) => subject },
        { title: 'Changed', value: ({ changes }) => Object.keys(changes).join(', ') },
      ],
      'Nothing has been changed.',
    );
  },
});

export const log: Group = {
  name: 'log',
  summary: 'Who changed what with this program',
  commands: [list],
};

const maxRows = 1000;

/** The newest first. `since` is an ISO 8601 day or moment. */
function listLogEntries(
  db: Queries,
  { since, kind, id }: { since: string | undefined; kind: string | undefined; id: string | undefined },
) {
  let query = db.selectFrom('operator_log').selectAll();
  if (since !== undefined) query = query.where('at', '>=', since);
  if (kind !== undefined) query = query.where('subject_kind', '=', kind);
  if (id !== undefined) query = query.where('subject_id', '=', id);
  return query.orderBy('id', 'desc').limit(maxRows).execute();
}
