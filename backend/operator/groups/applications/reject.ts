import { declineApplication } from '../../../domain/applications/application-decision.ts';
import { changedResult } from '../../changed-result.ts';
import { defineCommand } from '../../command.ts';
import { write } from '../../context.ts';
import { lines, optional } from '../../inputs.ts';
import { applicationId, requireApplication } from './application.ts';

export const reject = defineCommand({
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
