import { z } from 'zod';
import type { NotificationRecency } from '../../graphql/generated/schema.ts';
import { markAllNotificationsRead, markNotificationRead } from '../../legacy/endpoints/notifications.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { AppointmentModel } from '../appointment/appointment.ts';
import { type GatewayContext, sessionOf } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { localPath, nextStepOf } from '../lib/local-path.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { mutation } from '../mutations/mutation.ts';
import { pageOf } from '../paging/connection.ts';
import { iconOf, kindOf, markedNotification, subjectOf, toNotification } from './notification.ts';
import type { NotificationEvent } from './notification-feed.ts';

const UNKNOWN_NOTIFICATION = 'This isn’t one of your notifications.';

export const notificationResolvers: Resolvers = {
  Customer: {
    async notifications({ preloaded }, page, { loaders }) {
      const records = preloaded.notifications ?? (await loaders.notifications.read()).notifications;
      return pageOf(records.map(toNotification), page, ({ id }) => id);
    },
    unreadNotificationCount: async ({ preloaded }, _args, { loaders }) =>
      preloaded.unreadNotificationCount ?? (await loaders.notifications.read()).unreadCount,
  },
  Notification: {
    kind: fromRecord(kindOf),
    icon: fromRecord(iconOf),
    title: fromRecord(({ title }) => title ?? ''),
    message: fromRecord(({ message }) => message ?? ''),
    timeAgo: fromRecord(({ timeAgo }) => timeAgo ?? ''),
    recency: fromRecord(({ timeAgo }) => recencyOf(timeAgo)),
    createdAt: fromRecord(({ createdAt }) => createdAt),
    actionPath: fromRecord(({ actionUrl }) => localPath(actionUrl)),
    nextStep: fromRecord(({ actionUrl }) => nextStepOf(localPath(actionUrl))),
    subject: async (notification, _args, { loaders }) => subjectOf(await notification.record(), loaders),
  },
  NotificationSubject: {
    __resolveType: (subject) => (subject instanceof AppointmentModel ? 'Appointment' : 'Repair'),
  },
  Mutation: {
    markNotificationRead: mutation({
      input: z.object({
        notificationId: z.string().trim().min(1, UNKNOWN_NOTIFICATION).max(MAX_ID_LENGTH, UNKNOWN_NOTIFICATION),
      }),
      send: markNotificationRead,
      invalidates: ['notifications'],
      refusals: {
        fallback: 'We couldn’t mark this notification as read.',
        codeFields: { NOT_FOUND: 'notificationId' },
      },
      payload: ({ unreadCount }, { notificationId }, context) => ({
        notification: markedNotification(notificationId, context.loaders),
        customer: viewingCustomer(context, unreadCount === null ? {} : { unreadNotificationCount: unreadCount }),
      }),
    }),
    markAllNotificationsRead: mutation({
      session: 'required',
      input: z.object({}),
      send: (_input, _context, write) => write(markAllNotificationsRead, null),
      invalidates: ['notifications'],
      refusals: { fallback: 'We couldn’t mark your notifications as read.' },
      payload: (_response, _input, context) => ({
        customer: viewingCustomer(context, { unreadNotificationCount: 0 }),
      }),
    }),
  },
  Subscription: {
    notificationsChanged: {
      subscribe: (_parent, _args, context) => {
        const { notificationHub, cancellation } = context;
        return notificationHub.subscribe(sessionOf(context), cancellation);
      },
      resolve: ({ added, list }: NotificationEvent, _args: object, context: GatewayContext) => ({
        added: added.map(toNotification),
        customer: viewingCustomer(context, {
          notifications: list.notifications,
          unreadNotificationCount: list.unreadCount,
        }),
      }),
    },
  },
};

/** A number of days or longer units, unlike `today` and `5 min`. */
const DAYS = /\b(?:\d+|an?|one)\s*(?:d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?)\b|\byesterday\b/i;

/** C-69: days and weeks are OLDER; minutes, hours and other texts such as `just now` are TODAY. */
function recencyOf(timeAgo: string | null): NotificationRecency {
  return timeAgo !== null && DAYS.test(timeAgo) ? 'OLDER' : 'TODAY';
}
