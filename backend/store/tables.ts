import type { Generated } from 'kysely';
import type { Resource } from './resources.ts';

/*
 * One schema for SQLite and PostgreSQL, in the subset both understand alike: yes and no are 1 and 0, moments are ISO 8601
 * text in UTC, days are `YYYY-MM-DD` in Europe/London, amounts are whole pence.
 */

/** 1 or 0. */
export type Flag = 0 | 1;

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
  /** Below the public uploads folder, for example `specialists/7.webp`. */
  photo: string | null;
  base_price_pence: number | null;
  price_high_pence: number | null;
  years_of_experience: string | null;
  certified: Flag;
  estimated_duration_minutes: number | null;
  liability_insurance: 'Yes' | 'No' | 'Not sure';
  service_mode: 'both' | 'workshop' | 'travel';
  willing_to_travel: string | null;
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
}

interface WorkingHourTable {
  resource: Resource;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  slot_id: number;
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

interface LoginAttemptTable {
  /** SHA-256 of the e-mail address, so that addresses without an account are not collected. */
  subject: string;
  window_started_at: string;
  attempts: number;
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
  /** As given with the booking, which may differ from the account's. */
  contact_first_name: string;
  contact_last_name: string;
  contact_phone: string;
  reviewed: Flag;
  rescheduled: Flag;
  paid: Flag;
  confirmed_at: string | null;
  created_at: string;
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

/** What is taken: unique by resource, date and slot, which is what makes double booking impossible. */
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

interface MailTable {
  id: Generated<number>;
  /** Keeps one occasion from being mailed twice. */
  occasion: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
  /** Not to be sent or shown before this moment. */
  due_at: string;
  attempts: number;
  sent_at: string | null;
}

export interface Tables {
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
  specialist_companies: { specialist_id: number; company_id: number };
  reviews: ReviewTable;
  working_hours: WorkingHourTable;
  accounts: AccountTable;
  vehicles: VehicleTable;
  sessions: SessionTable;
  login_attempts: LoginAttemptTable;
  appointments: AppointmentTable;
  appointment_images: AppointmentImageTable;
  claims: ClaimTable;
  booking_keys: BookingKeyTable;
  immediate_requests: ImmediateRequestTable;
  mails: MailTable;
}
