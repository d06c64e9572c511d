import { offerOf } from '../../../domain/applications/application-offers.ts';
import { listApplications } from '../../../store/applications/applications.ts';
import { defineCommand } from '../../command.ts';
import { formatMoment } from '../../format.ts';
import { listResult } from '../../result.ts';
import { statusFilter } from '../../status-filter.ts';

const statuses = statusFilter('applications', ['under review', 'approved', 'declined'], ['under review']);

export const list = defineCommand({
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
