import type { Generated } from 'kysely';

/** What an appointment gains after its booking. */
export interface AppointmentStatusColumns {
  /** Fixed at booking, or when a specialist is assigned; null while there is none, or no price. */
  price_pence: number | null;
  paid_at: string | null;
  /** Of a paid one that was cancelled: hundredths of the price that go back. */
  refund_percent: number | null;
  cancelled_at: string | null;
  cancelled_by: 'customer' | 'specialist' | 'product' | null;
  cancel_reason: string | null;
  /** In the demo, the moment at which the specialist confirms by himself. */
  confirm_due_at: string | null;
  /** What the customer has been told about the payment's time since the confirmation. */
  payment_notice: 'soon' | 'expired' | null;
  /** Stays when `rescheduled` is cleared by the new confirmation (C-45). */
  moved_once: Generated<0 | 1>;
}

/** The work done; one for each completed appointment. */
interface RepairTable {
  appointment_id: number;
  /** As the appointment's price: null when none was ever named. */
  cost_pence: number | null;
  description: string;
  notes: string | null;
  /** Null means the default warranty (REP-10). */
  warranty: string | null;
}

interface RepairPartTable {
  id: Generated<number>;
  appointment_id: number;
  name: string;
  quantity: number;
  price_pence: number;
}

interface RepairLabourTable {
  id: Generated<number>;
  appointment_id: number;
  description: string;
  hundredths_of_hours: number;
  /** Of an hour. */
  rate_pence: number;
}

interface NotificationTable {
  id: Generated<number>;
  account_id: number;
  type: 'appointment' | 'repair' | 'review' | 'payment' | 'message' | 'system';
  title: string;
  message: string;
  /** A path on the site; null leads nowhere. */
  action_url: string | null;
  /** Keeps one thing from being told twice. */
  occasion: string | null;
  created_at: string;
  read_at: string | null;
}

/** Repairs, and what customers are alerted to. */
export interface AppointmentTables {
  repairs: RepairTable;
  repair_parts: RepairPartTable;
  repair_labour: RepairLabourTable;
  notifications: NotificationTable;
}
