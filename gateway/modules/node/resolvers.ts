import { hostIdOf } from '#shared/ids.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { findAppointment } from '../appointment/appointments.ts';
import type { GatewayContext } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import type { Resolvers, ResolversInterfaceTypes } from '../generated/resolvers.ts';
import { immediateServices } from '../immediate-service/resolvers.ts';
import { toNotification } from '../notification/notification.ts';
import { findRepair } from '../repair/repairs.ts';
import { pendingReviewsOf, submittedReviewsOf } from '../review/reviews.ts';
import { vehiclesOf } from '../vehicle/vehicle.ts';

type Node = ResolversInterfaceTypes<Record<string, unknown>>['Node'];
type Found = Node | null | undefined;

const withId = <T extends { readonly id: string }>(items: readonly T[], id: string) =>
  items.find((item) => item.id === id);

const recordOf = async (context: GatewayContext) => viewingCustomer(context).record();

/** How each type is found by the host's id. A customer's own things throw without a session. */
const FINDERS = {
  Specialist: (id: string, { loaders }: GatewayContext) => loaders.specialist().load(id),
  Service: (id: string, { loaders }: GatewayContext) => loaders.service(id),
  ImmediateService: async (id: string, context: GatewayContext) => withId(await immediateServices(context), id),
  Customer: async (id: string, context: GatewayContext) => {
    const customer = viewingCustomer(context);
    await customer.record();
    return customer.id === id ? customer : null;
  },
  Appointment: async (id: string, context: GatewayContext) => findAppointment(await recordOf(context), id),
  Repair: async (id: string, context: GatewayContext) => findRepair(await recordOf(context), id),
  Vehicle: async (id: string, context: GatewayContext) => withId(await vehiclesOf(viewingCustomer(context)), id),
  Notification: async (id: string, { loaders }: GatewayContext) =>
    withId((await loaders.notifications.read()).notifications.map(toNotification), id),
  PendingReview: async (id: string, context: GatewayContext) =>
    withId(pendingReviewsOf(await recordOf(context), context.photoSources), id),
  SubmittedReview: async (id: string, context: GatewayContext) =>
    withId(submittedReviewsOf(await recordOf(context)), id),
} as const satisfies Record<string, (id: string, context: GatewayContext) => Promise<Found>>;

type NodeType = keyof typeof FINDERS;
const NODE_TYPES = Object.keys(FINDERS) as NodeType[];

/** The type as which a record was found: records have none of their own. */
const foundAs = new WeakMap<object, NodeType>();

export const nodeResolvers: Resolvers = {
  Query: {
    async node(_parent, { id }, context) {
      for (const type of NODE_TYPES) {
        const hostId = hostIdOf(type, id.trim());
        if (hostId === null) continue;
        const found = (await FINDERS[type](hostId, context)) ?? null;
        if (found) foundAs.set(found, type);
        return found;
      }
      throw badUserInput('id must be an id such as "specialist-12".');
    },
  },
  Node: { __resolveType: (node) => foundAs.get(node) ?? null },
};
