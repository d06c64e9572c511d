import { selects } from '../../graphql/selected-fields.ts';
import { photoUrl } from '../files/photo-url.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { viewingCustomer } from './customer.ts';
import { nextActionOf } from './next-action.ts';
import { readableList } from './readable-list.ts';
import { summaryFields } from './summary.ts';

const NOTIFICATION_FIELDS: ReadonlySet<string> = new Set(['notifications', 'unreadNotificationCount']);

export const customerResolvers: Resolvers = {
  Query: {
    async me(_parent, _args, context, info) {
      const customer = viewingCustomer(context);
      // Starts now, in parallel with the call for the customer's data.
      if (selects(info, NOTIFICATION_FIELDS)) context.loaders.notifications.list().catch(() => undefined);
      // Loaded here, so that an expired session is an error of `me` and not of each field.
      await customer.record();
      return customer;
    },
  },
  Customer: {
    firstName: fromRecord(({ firstName }) => firstName ?? ''),
    lastName: fromRecord(({ lastName }) => lastName ?? ''),
    email: fromRecord(({ email }) => email),
    photoUrl: fromRecord(({ photo }, _args, { photoSources }) => photoUrl(photo, photoSources)),
    otherSessionCount: fromRecord(({ otherSessionCount }) => otherSessionCount),
    doubtfulBookings: fromRecord(({ doubtfulBookings }) =>
      readableList(doubtfulBookings).map(({ time: startTime, ...rest }) => ({ startTime, ...rest })),
    ),
    summary: fromRecord((record) => record),
    nextAction: fromRecord((record, _args, context) => nextActionOf(record, context)),
  },
  CustomerSummary: summaryFields,
};
