import type { Generated } from 'kysely';
import type { Resource } from '../../availability/resources.ts';
import type { AppointmentStatusColumns } from './appointments.ts';
import type { Flag } from './flag.ts';

interface AppointmentTable extends AppointmentStatusColumns {
  id: Generated<number>;
  reference: string;
  account_id: number;
  service_id: number;
  vehicle_model: string | null;
  vehicle_year: string | null;
  vehicle_plate: string | null;
  details: string;
  place: 'workshop' | 'home' | 'different';
  workshop_id: number | null;
  address: string | null;
  specialist_id: number | null;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  date: string;
  slot_id: number;
  second_choice_date: string | null;
  second_choice_slot_id: number | null;
  /** The contact of the booking, which may differ from the account. */
  contact_first_name: string;
  contact_last_name: string;
  contact_phone: string;
  reviewed: Flag;
  rescheduled: Flag;
  paid: Flag;
  confirmed_at: string | null;
  created_at: string;
  /** 0 until the customer says that a booking made elsewhere with their address is theirs. */
  accepted: Generated<0 | 1>;
  /** SHA-256 of the id of the device that booked as a guest, if it keeps our cookie. */
  device: Generated<string | null>;
}

interface AppointmentImageTable {
  id: Generated<number>;
  appointment_id: number;
  position: number;
  /** Server-made; below the private images folder. */
  stored_name: string;
  media_type: string;
  bytes: number;
}

interface ClaimTable {
  resource: Resource;
  date: string;
  slot_id: number;
  appointment_id: number | null;
}

interface BookingKeyTable {
  /** The caller's Idempotency-Key. */
  key: string;
  /** SHA-256 over all fields and files of the request. */
  fingerprint: string;
  appointment_id: number | null;
  user_type: string;
  created_at: string;
}

interface ImmediateRequestTable {
  id: Generated<number>;
  reference: string;
  account_id: number | null;
  service_type: string;
  issue_details: string;
  issue_description: string;
  location: string;
  phone_number: string;
  contact_preference: 'call' | 'text';
  created_at: string;
}

interface ImmediateRequestKeyTable {
  /** The caller's Idempotency-Key. */
  key: string;
  /** SHA-256 over all fields of the request. */
  fingerprint: string;
  /** Null only while the request is being written. */
  reference: string | null;
  created_at: string;
}

interface MailTable {
  id: Generated<number>;
  /** Identifies the event, which is emailed once. */
  occasion: string;
  recipient: string;
  /** The address for replies, when it isn't ours. */
  reply_to: string | null;
  subject: string;
  body: string;
  created_at: string;
  /** Not to be sent or shown before this moment. */
  due_at: string;
  attempts: number;
  sent_at: string | null;
}

/** Appointments with their claims, immediate requests, and emails. */
export interface BookingTables {
  appointments: AppointmentTable;
  appointment_images: AppointmentImageTable;
  claims: ClaimTable;
  booking_keys: BookingKeyTable;
  immediate_requests: ImmediateRequestTable;
  immediate_request_keys: ImmediateRequestKeyTable;
  mails: MailTable;
}
