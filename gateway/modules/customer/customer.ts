import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { NotificationRecord } from '../../legacy/endpoints/notifications.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicles.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { type GatewayContext, sessionOf } from '../context.ts';
import type { LazyRecord } from '../loading/lazy-record.ts';

/** Data of a customer that a response already contained, so that no call is needed. */
export interface PreloadedCustomer {
  readonly vehicles?: readonly VehicleRecord[];
  readonly notifications?: readonly NotificationRecord[];
  readonly unreadNotificationCount?: number;
}

/** A customer whose data is loaded when the first field needs it, once for all fields. */
export interface CustomerModel extends LazyRecord<CustomerRecord> {
  readonly id: string;
  readonly preloaded: PreloadedCustomer;
}

export type CustomerSummaryModel = CustomerRecord;

/** The customer of the operation's session. Throws `UNAUTHENTICATED` without one. */
export function viewingCustomer(
  { viewer, loaders }: Pick<GatewayContext, 'viewer' | 'loaders'>,
  preloaded: PreloadedCustomer = {},
): CustomerModel {
  const { userId } = sessionOf({ viewer });
  let record: CustomerRecord | undefined;
  const read = async () => {
    record = await loaders.customer.read();
    return record;
  };
  return { id: userId, preloaded, record: () => record ?? read() };
}

/** A list of the customer's data. Throws if it has records and none of them can be read (null). */
export function readableList<T>(read: () => readonly T[] | null): readonly T[] {
  const list = read();
  if (list === null) throw new LegacyError('invalid response', { reason: 'no record of the list can be read' });
  return list;
}
