import { type FieldColumn, fieldsOf } from '../../domain/catalogue/records.ts';
import type { ListName } from '../../domain/catalogue/references.ts';
import { withoutCode } from '../../mail/templates/email-content.ts';
import type { Tables } from '../../store/database/tables.ts';
import type { PersonRows } from './customer-data.ts';

type Value = string | number | boolean | null;
/** One row in camelCase, without secrets and columns that aren't about the customer. */
type ExportedRow = Record<string, Value>;
/** The data that we hold about a customer, by subject. */
export type CustomerExport = Record<string, ExportedRow[]>;

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const flags = new Set(['verified', 'is_primary', 'reviewed', 'rescheduled', 'paid', 'certified', 'moved_once']);

/** Leaves out valid codes in emails, so that a reader of the copy can't use them. */
function exportedValue(table: string, column: string, value: Value): Value {
  if (flags.has(column)) return value === 1;
  const mayHoldCode = table === 'mails' && (column === 'subject' || column === 'body');
  return mayHoldCode && typeof value === 'string' ? withoutCode(value) : value;
}

function isExported(table: keyof PersonRows, column: string): boolean {
  const kinds: Record<string, string> = personalData[table];
  // A query may have joined names that are not columns of the table.
  const kind = kinds[column] ?? 'record';
  return kind === 'personal' || kind === 'record';
}

/** All data about a customer, as a copy for the customer. */
export function exportCustomerData(rows: PersonRows): CustomerExport {
  const result: CustomerExport = {};
  for (const [name, list] of Object.entries(rows)) {
    const table = name as keyof PersonRows;
    result[camelCase(table)] = list.map((row) =>
      Object.fromEntries(
        Object.entries(row as Record<string, Value>)
          .filter(([column]) => isExported(table, column))
          .map(([column, value]) => [camelCase(column), exportedValue(table, column, value)]),
      ),
    );
  }
  return result;
}

/**
 * What a column can say about a customer.
 * - `none`: nothing.
 * - `personal`: who the customer is, or what the customer wrote or owns. Shown, and erased.
 * - `record`: what happened, such as a date. Shown, and erased unless bookkeeping needs it.
 * - `secret`: hashes, tokens and keys that belong to the customer. Never shown, and erased.
 */
type Kind = 'none' | 'personal' | 'record' | 'secret';

/** A function that makes columns of this kind. */
const columnsOf =
  <Of extends Kind>(kind: Of) =>
  <Name extends string>(...names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Of>;

const none = columnsOf('none');
const personal = columnsOf('personal');
const record = columnsOf('record');
const secret = columnsOf('secret');

/** Fields of the catalogue are public. */
const fieldColumns = <List extends ListName>(list: List) =>
  none(...fieldsOf(list).flatMap(([, { column }]) => (column ?? []) as FieldColumn<List>[]));

/** Every column of the database: the types and a test fail when one is missing. */
export const personalData = {
  // Accounts, and what proves who may log in to them.
  accounts: {
    ...record('id', 'verified', 'created_at'),
    ...personal('email', 'first_name', 'last_name', 'phone'),
    ...secret('password_hash'),
    ...none('demo'),
  },
  addresses: { ...record('account_id'), ...personal('street', 'street2', 'city', 'state', 'zip_code', 'country') },
  vehicles: {
    ...record('id', 'account_id', 'year', 'is_primary'),
    ...personal('make', 'model', 'color', 'license_plate', 'vin'),
  },
  sessions: {
    ...record('account_id', 'created_at', 'last_used_at', 'expires_at'),
    ...secret('token_hash'),
    ...none('idle_minutes'),
  },
  pending_registrations: {
    ...record('begun_at', 'expires_at', 'claimed_at'),
    ...personal('email', 'first_name', 'last_name', 'phone'),
    ...secret('flow', 'password_hash'),
  },
  email_codes: {
    ...record('purpose', 'account_id', 'sent_at', 'expires_at'),
    ...personal('email'),
    ...secret('subject', 'flow', 'salt', 'hash'),
    ...none('tries', 'open_tries', 'occasion'),
  },
  email_proofs: { ...record('account_id', 'expires_at'), ...secret('subject') },
  password_tokens: { ...record('purpose', 'account_id', 'expires_at'), ...personal('email'), ...secret('token_hash') },
  // Hashes of addresses that were tried, kept for a day at most; they identify no one.
  attempts: none('subject', 'attempts', 'ends_at'),
  secrets: none('name', 'value'),
  // Appointments, repairs, reviews, notifications and immediate requests.
  appointments: {
    ...record(
      'id',
      'reference',
      'account_id',
      'service_id',
      'place',
      'workshop_id',
      'specialist_id',
      'status',
      'date',
      'second_choice_date',
      'reviewed',
      'rescheduled',
      'paid',
      'confirmed_at',
      'created_at',
      'accepted',
      'price_pence',
      'paid_at',
      'refund_percent',
      'cancelled_at',
      'cancelled_by',
      'confirm_due_at',
      'payment_notice',
      'moved_once',
    ),
    ...personal(
      'vehicle_model',
      'vehicle_year',
      'vehicle_plate',
      'details',
      'address',
      'contact_first_name',
      'contact_last_name',
      'contact_phone',
      'cancel_reason',
    ),
    ...secret('device'),
    ...none('slot_id', 'second_choice_slot_id'),
  },
  appointment_images: {
    ...record('id', 'appointment_id', 'position', 'media_type', 'bytes'),
    ...personal('stored_name'),
  },
  claims: none('resource', 'date', 'slot_id', 'appointment_id'),
  booking_keys: { ...record('appointment_id', 'user_type', 'created_at'), ...secret('key', 'fingerprint') },
  booking_handles: { ...record('appointment_id', 'expires_at'), ...secret('handle_hash') },
  repairs: { ...record('appointment_id', 'cost_pence', 'warranty'), ...personal('description', 'notes') },
  repair_parts: record('id', 'appointment_id', 'name', 'quantity', 'price_pence'),
  repair_labour: record('id', 'appointment_id', 'description', 'hundredths_of_hours', 'rate_pence'),
  reviews: record('id', 'specialist_id', 'rating', 'review_text', 'created_at', 'appointment_id'),
  notifications: {
    ...record('id', 'account_id', 'type', 'action_url', 'created_at', 'read_at'),
    ...personal('title', 'message'),
    ...none('occasion'),
  },
  immediate_requests: {
    ...record('id', 'reference', 'account_id', 'contact_preference', 'created_at'),
    ...personal('service_type', 'issue_details', 'issue_description', 'location', 'phone_number'),
  },
  immediate_request_keys: { ...record('reference', 'created_at'), ...secret('key', 'fingerprint') },
  // Emails, messages, applications and files, and the operators' log.
  mails: {
    ...record('id', 'created_at', 'due_at', 'attempts', 'sent_at'),
    ...personal('recipient', 'reply_to', 'subject', 'body'),
    ...none('occasion'),
  },
  contact_messages: { ...record('id', 'created_at'), ...personal('name', 'email', 'message') },
  applications: {
    ...record(
      'id',
      'status',
      'years_of_experience',
      'certified',
      'liability_insurance',
      'willing_to_travel',
      'service_mode',
      'specialist_id',
      'created_at',
    ),
    ...personal('first_name', 'last_name', 'email', 'phone', 'bio', 'offer'),
  },
  application_files: {
    ...record('id', 'application_id', 'purpose', 'position', 'media_type', 'bytes'),
    ...personal('name', 'stored_name'),
  },
  application_keys: { ...record('created_at'), ...secret('key', 'fingerprint') },
  // Photos and documents; appointment_images and application_files link them to customers.
  files: { ...personal('name'), ...secret('sha256'), ...none('id', 'area', 'bytes', 'created_at') },
  file_pieces: { ...personal('content'), ...none('file_id', 'position') },
  // Customers appear only as ids and references.
  operator_log: none('id', 'at', 'operator', 'command', 'subject_kind', 'subject_id', 'changes'),
  // The catalogue, which says nothing about customers.
  services: { ...none('id'), ...fieldColumns('services') },
  immediate_services: none('id', 'name'),
  time_slots: none('id', 'starts_at'),
  areas: { ...none('id'), ...fieldColumns('areas') },
  companies: { ...none('id'), ...fieldColumns('companies') },
  workshops: { ...none('id'), ...fieldColumns('workshops') },
  workshop_services: none('workshop_id', 'service_id'),
  working_hours: none('resource', 'weekday', 'slot_id'),
  directory_version: none('version'),
  // Specialists aren't customers: what they publish is edited with `specialists edit`.
  specialists: { ...none('id', 'photo', 'suspended_at', 'suspended_reason'), ...fieldColumns('specialists') },
  specialist_services: none(
    'id',
    'specialist_id',
    'service_id',
    'name',
    'custom_description',
    'base_price_pence',
    'price_high_pence',
    'estimated_duration_minutes',
  ),
  specialist_areas: none('specialist_id', 'area_id', 'travel_fee_pence'),
  specialist_workshops: none('specialist_id', 'workshop_id'),
  specialist_companies: none('specialist_id', 'company_id'),
  specialist_immediate_services: none('specialist_id', 'name'),
} as const satisfies { [Table in keyof Tables]: { [Column in keyof Tables[Table]]-?: Kind } };
