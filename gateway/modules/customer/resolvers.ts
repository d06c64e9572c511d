import type { RuleClock } from '#shared/london/clock.ts';
import { selects } from '../../graphql/selected-fields.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { AppointmentModel } from '../appointment/appointment.ts';
import { appointmentsIn, appointmentsOf, upcomingFirst } from '../appointment/appointments.ts';
import { photoUrl } from '../files/photo-url.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { latestFirst } from '../lib/lists.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { exactMoney } from '../money/money.ts';
import { repairsOf, spentPence } from '../repair/repairs.ts';
import { readableList, viewingCustomer } from './customer.ts';
import { nextActionOf } from './next-action.ts';

const NOTIFICATION_FIELDS: ReadonlySet<string> = new Set(['notifications', 'unreadNotificationCount']);

export const customerResolvers: Resolvers = {
  Query: {
    async me(_parent, _args, context, info) {
      const customer = viewingCustomer(context);
      // Starts now, in parallel with the call for the customer's data.
      if (selects(info, NOTIFICATION_FIELDS)) context.loaders.notifications.read().catch(() => undefined);
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
  /**
   * DASH-11..15: the host's figures if it sends them, else counted from its lists (C-99). A figure
   * fails alone if its list can't be read.
   */
  CustomerSummary: {
    completedRepairs: (record) => record.completedRepairCount ?? countOf('COMPLETED', repairsOf(record)),
    pendingAppointments: (record) => record.pendingAppointmentCount ?? countOf('PENDING', appointmentsOf(record)),
    pendingReviews: (record) => record.pendingReviewCount ?? readableList(record.pendingReviews).length,
    totalSpent: (record) => exactMoney(spentPence(record)),
    recentAppointments: (record, _args, { legacy }) => recentAppointmentsOf(record, legacy.clock),
  },
};

const countOf = <Status>(counted: Status, items: readonly { readonly status: Status }[]) =>
  items.filter(({ status }) => status === counted).length;

const RECENT = 5;

/** The newest bookings (C-38), and always the next one to come, which is at the top. */
function recentAppointmentsOf(record: CustomerRecord, clock: RuleClock): AppointmentModel[] {
  const appointments = appointmentsOf(record);
  const [nearest] = appointmentsIn('UPCOMING', appointments, clock);
  const newest = latestFirst(appointments, ({ bookedAt }) => bookedAt).filter((appointment) => appointment !== nearest);
  const shown = [...(nearest ? [nearest] : []), ...newest].slice(0, RECENT);
  return upcomingFirst(shown, clock);
}
