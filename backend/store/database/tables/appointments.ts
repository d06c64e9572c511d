import type { Generated } from 'kysely';

/** The columns of an appointment that are set after its booking. */
export interface AppointmentStatusColumns {
  /** Fixed at booking, or when a specialist is assigned; null while there is none, or no price. */
  price_pence: number | null;
  paid_at: string | null;
  /** The refunded share of the price, of a paid appointment that was cancelled. */
  refund_percent: number | null;
  cancelled_at: string | null;
  cancelled_by: 'customer' | 'specialist' | 'product' | null;
  cancel_reason: string | null;
  /** When the booking confirms itself; only in the demo. */
  confirm_due_at: string | null;
  /** The last notice to the customer about the payment deadline. */
  payment_notice: 'soon' | 'expired' | null;
  /** Stays 1 when a new confirmation clears `rescheduled` (C-45). */
  moved_once: Generated<0 | 1>;
}

/** The work done; one for each completed appointment. */
interface RepairTable {
  appointment_id: number;
  /** The appointment's price; null when it has none. */
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
  /** Identifies the event, which is notified once. */
  occasion: string | null;
  created_at: string;
  read_at: string | null;
}

/** Repairs and notifications. */
export interface AppointmentTables {
  repairs: RepairTable;
  repair_parts: RepairPartTable;
  repair_labour: RepairLabourTable;
  notifications: NotificationTable;
}
