import { z } from 'zod';
import { readList, readRecords, type WithDropped } from '../wire/list.ts';
import { moment } from '../wire/london-time.ts';
import { id, text } from '../wire/scalars.ts';
import { type AddressRecord, addressRecord } from './address-record.ts';
import { type AppointmentRecord, appointmentRecord } from './appointment-record.ts';
import { type PrivateRead, query } from './endpoint.ts';

export interface CustomerRecord extends WithDropped {
  readonly id: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly picture: string | null;
  /** Null when none of it is known. */
  readonly address: AddressRecord | null;
  readonly joinedAt: string | null;
  readonly appointments: readonly AppointmentRecord[];
}

const userData = z
  .object({
    user_id: id,
    id,
    firstName: text,
    first_name: text,
    lastName: text,
    last_name: text,
    email: text,
    phone: text,
    phone_no: text,
    profilePicture: text,
    address: addressRecord,
    joinDate: moment,
    created_at: moment,
    appointments: z.unknown().optional(),
    recentAppointments: z.unknown().optional(),
  })
  .transform((wire, context): CustomerRecord => {
    // C-38: a complete list goes before the recent one.
    const values = readList(wire.appointments) ?? readList(wire.recentAppointments);
    if (values === undefined && wire.email === null && wire.firstName === null && wire.first_name === null) {
      context.addIssue({ code: 'custom', message: 'no data of a customer' });
      return z.NEVER;
    }
    const { items, dropped } = readRecords(values ?? [], appointmentRecord);
    return {
      id: wire.user_id ?? wire.id,
      firstName: wire.firstName ?? wire.first_name,
      lastName: wire.lastName ?? wire.last_name,
      email: wire.email,
      phone: wire.phone ?? wire.phone_no,
      picture: wire.profilePicture,
      address: wire.address,
      joinedAt: wire.joinDate ?? wire.created_at,
      appointments: items,
      dropped,
    };
  });

/** PHP-30, ENT-19: everything about the customer whose credentials are sent; bare, or under `user`. */
export const readCustomer: PrivateRead<Record<string, never>, CustomerRecord> = {
  kind: 'private-read',
  path: '/php/getUserData.php',
  success: 'not-false',
  request: z.object({}).transform(query),
  response: z.union([z.object({ user: userData }).transform(({ user }) => user), userData]),
};
