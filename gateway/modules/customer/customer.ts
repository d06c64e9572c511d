import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { NotificationRecord } from '../../legacy/endpoints/notification-record.ts';
import type { VehicleRecord } from '../../legacy/endpoints/vehicle-record.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { GatewayContext } from '../context.ts';
import type { LazyRecord } from '../loading/lazy-record.ts';

/** What an act's answer has just told of a customer, so that it need not be read. */
export interface KnownOfCustomer {
  readonly vehicles?: readonly VehicleRecord[];
  readonly notifications?: readonly NotificationRecord[];
  readonly unreadNotificationCount?: number;
}

/** A customer whose data is read when a field asks for it, once for all fields. */
export interface CustomerModel extends LazyRecord<CustomerRecord> {
  readonly id: string;
  readonly known: KnownOfCustomer;
}

/**
 * The customer whose session the operation carries. Throws `UNAUTHENTICATED` when it carries none.
 */
export function viewingCustomer(
  { viewer, loaders }: Pick<GatewayContext, 'viewer' | 'loaders'>,
  known: KnownOfCustomer = {},
): CustomerModel {
  if (!viewer) throw new LegacyError('unauthenticated');
  let record: CustomerRecord | undefined;
  const read = async () => {
    record = await loaders.customer.record();
    return record;
  };
  return { id: viewer.userId, known, record: () => record ?? read() };
}
