import { listApplications } from '../../store/applications/applications.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { lines, optional } from '../command-line/inputs.ts';
import { statusFilter } from '../command-line/status-filter.ts';
import { write } from '../context.ts';
import { changedResult } from '../output/changed-result.ts';
import { formatMoment } from '../output/format.ts';
import { listResult } from '../output/result.ts';
import { applicationId, requireApplication } from './application.ts';
import { declineApplication } from './application-decision.ts';
import { offerOf } from './application-offers.ts';
import { approve } from './approve.ts';
import { file } from './file.ts';
import { show } from './show.ts';

const statuses = statusFilter('applications', ['under review', 'approved', 'declined'], ['under review']);

const list = defineCommand({
  name: 'list',
  summary: 'List applications under review, the oldest first',
  options: statuses.options,
  examples: ['list', 'list --status declined', 'list --all --json'],
  async run({ store }, filter) {
    const rows = (await listApplications(store.db, statuses.chosen(filter))).map((row) => ({
      id: row.id,
      status: row.status,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      services: offerOf(row).services.map(({ name }) => name),
      createdAt: row.created_at,
      specialistId: row.specialist_id,
    }));
    return listResult(
      'applications',
      rows,
      [
        { title: 'Id', value: ({ id }) => id, isRightAligned: true },
        { title: 'Received', value: ({ createdAt }) => formatMoment(createdAt) },
        { title: 'Status', value: ({ status }) => status },
        { title: 'Name', value: ({ name }) => name },
        { title: 'Services', value: ({ services }) => services.join(', ') },
      ],
      'There are no such applications.',
    );
  },
});

const reject = defineCommand({
  name: 'reject',
  summary: 'Decline an application, and email the applicant',
  details: 'The applicant can apply again with the same email address.',
  arguments: { id: applicationId },
  options: { reason: optional(lines('a sentence or two for the email', 'TEXT')) },
  writes: true,
  examples: ['reject 12 --reason "We need a copy of your Gas Safe card."'],
  async run(context, { id, reason = null }) {
    const { changes } = await write(context, async (db, log) => {
      const before = await requireApplication(db, id);
      await declineApplication(db, before, reason, context.now);
      log.record({ kind: 'application', id }, { status: before.status }, { status: 'declined' });
    });
    return changedResult(context, `Application ${id} is declined. The applicant gets an email.`, changes);
  },
});

export const applications: Group = {
  name: 'applications',
  summary: 'Applications from specialists: read, approve or reject them',
  commands: [list, show, file, approve, reject],
};
