import { z } from 'zod';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { markAllNotificationsRead, markNotificationRead } from '../../legacy/endpoints/notifications.ts';
import { LegacyFault } from '../../legacy/transport/fault.ts';
import { requireSession } from '../act.ts';
import { viewingCustomer } from '../customer/customer.ts';
import { ofRecord } from '../of-record.ts';
import { ownPath } from '../own-path.ts';
import { inputErrors, refusedAct } from '../user-errors.ts';
import type { AlertEvent } from './alert-feed.ts';
import { iconOf, readNotification, toNotification, typeOf } from './notification.ts';
import { recencyOf } from './recency.ts';

const markInput = z.object({
  notificationId: z.string().trim().min(1, 'Please say which alert.').max(64, 'This is not one of your alerts.'),
});

export const notificationResolvers: Resolvers = {
  Customer: {
    notifications: async ({ known }, _args, { loaders }) =>
      (known.notifications ?? (await loaders.notifications.list()).notifications).map(toNotification),
    unreadNotificationCount: async ({ known }, _args, { loaders }) =>
      known.unreadNotificationCount ?? (await loaders.notifications.list()).unreadCount,
  },
  Notification: {
    type: ofRecord(typeOf),
    icon: ofRecord(iconOf),
    title: ofRecord(({ title }) => title ?? ''),
    message: ofRecord(({ message }) => message ?? ''),
    timeAgo: ofRecord(({ timeAgo }) => timeAgo ?? ''),
    recency: ofRecord(({ timeAgo }) => recencyOf(timeAgo)),
    createdAt: ofRecord(({ createdAt }) => createdAt),
    actionPath: ofRecord(({ actionUrl }) => ownPath(actionUrl)),
  },
  Mutation: {
    async markNotificationRead(_parent, { input }, context) {
      const { legacy, loaders, alerts, viewer } = context;
      requireSession(context);
      const given = markInput.safeParse(input);
      if (!given.success) return { userErrors: inputErrors(given.error) };
      const outcome = await legacy.write(markNotificationRead, given.data);
      if (!outcome.accepted) {
        return { userErrors: refusedAct(outcome.refusal, 'This alert could not be marked as read.') };
      }
      loaders.notifications.forget();
      alerts.nudge(viewer);
      const { unreadCount } = outcome.answer;
      const known = unreadCount === null ? {} : { unreadNotificationCount: unreadCount };
      return {
        notification: readNotification(given.data.notificationId, loaders),
        customer: viewingCustomer(context, known),
        userErrors: [],
      };
    },
    async markAllNotificationsRead(_parent, _args, context) {
      const { legacy, loaders, alerts, viewer } = context;
      const outcome = await legacy.write(markAllNotificationsRead, null);
      if (!outcome.accepted) {
        return { userErrors: refusedAct(outcome.refusal, 'Your alerts could not be marked as read.') };
      }
      loaders.notifications.forget();
      alerts.nudge(viewer);
      return { customer: viewingCustomer(context, { unreadNotificationCount: 0 }), userErrors: [] };
    },
  },
  Subscription: {
    notificationsChanged: {
      subscribe: (_parent, _args, context) => {
        const { alerts, viewer, left } = context;
        if (!viewer) throw new LegacyFault('unauthenticated');
        return alerts.join(viewer, left);
      },
      resolve: ({ added, list }: AlertEvent, _args: object, context: GatewayContext) => ({
        added: added.map(toNotification),
        customer: viewingCustomer(context, {
          notifications: list.notifications,
          unreadNotificationCount: list.unreadCount,
        }),
      }),
    },
  },
};
