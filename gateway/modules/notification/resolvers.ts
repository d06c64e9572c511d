import { z } from 'zod';
import { markAllNotificationsRead, markNotificationRead } from '../../legacy/endpoints/notifications.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { AppointmentModel } from '../appointment/appointment.ts';
import type { GatewayContext } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { localPath } from '../lib/local-path.ts';
import { nextStepOf } from '../lib/next-step.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { userErrorsOf } from '../mutations/refusal-errors.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors } from '../mutations/user-errors.ts';
import { pageOf } from '../paging/connection.ts';
import { iconOf, kindOf, markedNotification, subjectOf, toNotification } from './notification.ts';
import type { NotificationEvent } from './notification-feed.ts';
import { recencyOf } from './recency.ts';

const UNKNOWN_NOTIFICATION = "This isn't one of your notifications.";

const markReadInput = z.object({
  notificationId: z.string().trim().min(1, UNKNOWN_NOTIFICATION).max(MAX_ID_LENGTH, UNKNOWN_NOTIFICATION),
});

export const notificationResolvers: Resolvers = {
  Customer: {
    async notifications({ preloaded }, page, { loaders }) {
      const records = preloaded.notifications ?? (await loaders.notifications.list()).notifications;
      return pageOf(records.map(toNotification), page, ({ id }) => id);
    },
    unreadNotificationCount: async ({ preloaded }, _args, { loaders }) =>
      preloaded.unreadNotificationCount ?? (await loaders.notifications.list()).unreadCount,
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
    async markNotificationRead(_parent, { input }, context) {
      const { legacy, loaders, notificationHub, viewer } = context;
      requireSession(context);
      const parsed = markReadInput.safeParse(input);
      if (!parsed.success) return { userErrors: inputErrors(parsed.error) };
      const outcome = await legacy.write(markNotificationRead, parsed.data);
      if (outcome.kind === 'refused') {
        const fallback = "We couldn't mark this notification as read.";
        return { userErrors: userErrorsOf(outcome.refusal, { fallback, codeFields: { NOT_FOUND: 'notificationId' } }) };
      }
      loaders.notifications.forget();
      notificationHub.nudge(viewer);
      const { unreadCount } = outcome.response;
      const preloaded = unreadCount === null ? {} : { unreadNotificationCount: unreadCount };
      return {
        notification: markedNotification(parsed.data.notificationId, loaders),
        customer: viewingCustomer(context, preloaded),
        userErrors: [],
      };
    },
    async markAllNotificationsRead(_parent, { input: { clientMutationId = null } }, context) {
      const { legacy, loaders, notificationHub, viewer } = context;
      const outcome = await legacy.write(markAllNotificationsRead, null);
      if (outcome.kind === 'refused') {
        const fallback = "We couldn't mark your notifications as read.";
        return { userErrors: userErrorsOf(outcome.refusal, { fallback }) };
      }
      loaders.notifications.forget();
      notificationHub.nudge(viewer);
      return { customer: viewingCustomer(context, { unreadNotificationCount: 0 }), clientMutationId, userErrors: [] };
    },
  },
  Subscription: {
    notificationsChanged: {
      subscribe: (_parent, _args, context) => {
        const { notificationHub, viewer, cancellation } = context;
        if (!viewer) throw new LegacyError('not logged in');
        return notificationHub.subscribe(viewer, cancellation);
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
