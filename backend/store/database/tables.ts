import type { Generated } from 'kysely';
import type { Resource } from '../availability/resources.ts';

/** The databases that the store runs on. */
export type Engine = 'sqlite' | 'postgres';

/** A boolean, as both databases store it. */
type Flag = 0 | 1;

interface ServiceTable {
  id: number;
  name: string;
  description: string;
  icon_class: string;
}

interface ImmediateServiceTable {
  id: number;
  name: string;
}

interface TimeSlotTable {
  id: number;
  /** `HH:MM`, 24-hour, Europe/London. */
  starts_at: string;
}

interface SpecialistTable {
  id: Generated<number>;
  name: string;
  trade: string;
  bio: string | null;
  /** The name of a public file, for example `specialists/7-0123456789ab.webp`. */
  photo: string | null;
  base_price_pence: number | null;
  price_high_pence: number | null;
  years_of_experience: string | null;
  certified: Flag;
  estimated_duration_minutes: number | null;
  liability_insurance: 'Yes' | 'No' | 'Not sure';
  service_mode: 'both' | 'workshop' | 'travel';
  willing_to_travel: string | null;
  /** Since when the specialist can't be found or booked; null for most. */
  suspended_at: string | null;
  suspended_reason: string | null;
}

interface SpecialistServiceTable {
  id: Generated<number>;
  specialist_id: number;
  service_id: number;
  /** The specialist's own name for the work, for example `Brake pads & discs`. */
  name: string;
  custom_description: string | null;
  base_price_pence: number | null;
  price_high_pence: number | null;
  estimated_duration_minutes: number | null;
}

interface WorkshopTable {
  id: Generated<number>;
  name: string;
  address: string;
}

interface AreaTable {
  id: Generated<number>;
  name: string;
}

interface CompanyTable {
  id: Generated<number>;
  name: string;
}

interface ReviewTable {
  id: Generated<number>;
  specialist_id: number;
  /** Stars from 1 to 5. */
  rating: number;
  review_text: string | null;
  created_at: string;
  /** The reviewed appointment; null for older reviews. */
  appointment_id: number | null;
}

interface WorkingHourTable {
  resource: Resource;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  slot_id: number;
}

interface DirectoryVersionTable {
  /** Changes with the searched data of the directory; one row. */
  version: string;
}

interface AccountTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string | null;
  verified: Flag;
  /** Made by the demo data; production refuses to start with any. */
  demo: Flag;
  created_at: string;
}

interface VehicleTable {
  id: Generated<number>;
  account_id: number;
  make: string;
  model: string;
  year: number;
  color: string | null;
  license_plate: string | null;
  vin: string | null;
  is_primary: Flag;
}

interface SessionTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string;
  account_id: number;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** Minutes without use after which the session ends. */
  idle_minutes: number;
}

interface AttemptTable {
  /**
   * SHA-256 of what is counted and of whom, so that addresses without an account are not collected.
   */
  subject: string;
  attempts: number;
  ends_at: string;
}

interface SecretTable {
  name: string;
  value: string;
}

interface EmailCodeTable {
  /**
   * Purpose and address, with the account and the flow where the code is only for these: there is
   * one code for each, the newest.
   */
  subject: string;
  purpose: string;
  /** In lower case. */
  email: string;
  /** SHA-256 of the id of the flow that requested it; null for a call that named none. */
  flow: string | null;
  /** The account that the code verifies; null when there is none yet, and for a decoy. */
  account_id: number | null;
  salt: string;
  /** Keyed hash of the six digits; random for a decoy. */
  hash: string;
  tries: number;
  /** Those of calls that name no flow. */
  open_tries: Generated<number>;
  /** Of the email with the code; null for a decoy. */
  occasion: string | null;
  sent_at: string;
  expires_at: string;
}

interface EmailProofTable {
  subject: string;
  account_id: number | null;
  expires_at: string;
}

interface PasswordTokenTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string;
  purpose: string;
  account_id: number;
  expires_at: string;
  /** The address that the token gives back to the account; null for those that set a password. */
  email: Generated<string | null>;
}

interface PendingRegistrationTable {
  /** SHA-256 of the id of its flow. */
  flow: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string;
  begun_at: string;
  expires_at: string;
  /** When a code for setting a new password was last requested; null if never. */
  claimed_at: string | null;
}

interface BookingHandleTable {
  /** SHA-256 of the handle; the handle itself is never stored. */
  handle_hash: string;
  appointment_id: number;
  expires_at: string;
}

interface AddressTable {
  account_id: number;
  street: string;
  street2: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
}

interface AppointmentTable {
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

interface AppointmentImageTable {
  id: Generated<number>;
  appointment_id: number;
  position: number;
  /** Server-made; below the private images folder. */
  stored_name: string;
  media_type: string;
  bytes: number;
}

/** Held time slots; the table has an older name. */
interface HoldTable {
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

interface ApplicationTable {
  id: Generated<number>;
  status: 'under review' | 'approved' | 'declined';
  first_name: string;
  last_name: string;
  /** In lower case. */
  email: string;
  phone: string;
  bio: string | null;
  years_of_experience: string;
  certified: Flag;
  liability_insurance: 'Yes' | 'No' | 'Not sure';
  willing_to_travel: string;
  service_mode: 'both' | 'workshop' | 'travel';
  /**
   * JSON: services with prices, areas, working days, companies and workshops. Read by people, never
   * queried.
   */
  offer: string;
  /** The specialist created by the approval; null before it. */
  specialist_id: number | null;
  created_at: string;
}

interface ApplicationFileTable {
  id: Generated<number>;
  application_id: number;
  purpose: 'picture' | 'certificate';
  position: number;
  /** As the applicant called it, without path and harmful characters. */
  name: string;
  /** Server-made; below the private applications folder. */
  stored_name: string;
  media_type: string;
  bytes: number;
}

interface ApplicationKeyTable {
  /** The caller's Idempotency-Key. */
  key: string;
  /** SHA-256 over all fields and files of the request. */
  fingerprint: string;
  created_at: string;
}

interface ContactMessageTable {
  id: Generated<number>;
  name: string;
  /** In lower case. */
  email: string;
  message: string;
  created_at: string;
}

/** Photos of appointments, photos and certificates of applications, and what anyone may see. */
export const fileAreas = ['appointment-images', 'application-files', 'public'] as const;
export type FileArea = (typeof fileAreas)[number];

interface FileTable {
  id: Generated<number>;
  area: FileArea;
  name: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
  created_at: string;
}

interface FilePieceTable {
  file_id: number;
  position: number;
  content: Uint8Array;
}

interface OperatorLogTable {
  id: Generated<number>;
  at: string;
  /** Who ran the command. */
  operator: string;
  /** For example `specialists edit`. */
  command: string;
  subject_kind: string;
  subject_id: string;
  /** JSON: for each field that changed, what it was and what it became. Never secrets. */
  changes: string;
}

/**
 * One schema for SQLite and PostgreSQL, in the subset that both share: booleans are 1 and 0,
 * moments are ISO 8601 text in UTC, days are `YYYY-MM-DD` in London, amounts are whole pence.
 */
export interface Tables {
  // Services, specialists, workshops, and their hours.
  services: ServiceTable;
  immediate_services: ImmediateServiceTable;
  time_slots: TimeSlotTable;
  specialists: SpecialistTable;
  specialist_services: SpecialistServiceTable;
  workshops: WorkshopTable;
  workshop_services: { workshop_id: number; service_id: number };
  specialist_workshops: { specialist_id: number; workshop_id: number };
  areas: AreaTable;
  specialist_areas: { specialist_id: number; area_id: number; travel_fee_pence: number | null };
  companies: CompanyTable;
  /** Kinds of immediate service that the specialist can be called for, by their own names. */
  specialist_immediate_services: { specialist_id: number; name: string };
  specialist_companies: { specialist_id: number; company_id: number };
  reviews: ReviewTable;
  working_hours: WorkingHourTable;
  directory_version: DirectoryVersionTable;
  // Customers, what they own, and how they log in.
  accounts: AccountTable;
  vehicles: VehicleTable;
  sessions: SessionTable;
  // Appointments with their time slots, immediate requests, and emails.
  appointments: AppointmentTable;
  appointment_images: AppointmentImageTable;
  claims: HoldTable;
  booking_keys: BookingKeyTable;
  immediate_requests: ImmediateRequestTable;
  immediate_request_keys: ImmediateRequestKeyTable;
  mails: MailTable;
  // Repairs and notifications.
  repairs: RepairTable;
  repair_parts: RepairPartTable;
  repair_labour: RepairLabourTable;
  notifications: NotificationTable;
  // Applications and contact messages.
  applications: ApplicationTable;
  application_files: ApplicationFileTable;
  application_keys: ApplicationKeyTable;
  contact_messages: ContactMessageTable;
  // Uploaded files, with PostgreSQL; with SQLite they are in folders and these are empty.
  files: FileTable;
  file_pieces: FilePieceTable;
  // Codes, proofs and tokens of email addresses, and customers' postal addresses.
  attempts: AttemptTable;
  secrets: SecretTable;
  email_codes: EmailCodeTable;
  email_proofs: EmailProofTable;
  password_tokens: PasswordTokenTable;
  pending_registrations: PendingRegistrationTable;
  booking_handles: BookingHandleTable;
  addresses: AddressTable;
  // The log of operators' changes.
  operator_log: OperatorLogTable;
}
