import { type FieldColumn, fieldsOf } from '../../domain/catalogue/records.ts';
import type { ListName } from '../../domain/catalogue/references.ts';

/**
 * What a column can say about a customer.
 * - `none`: nothing.
 * - `personal`: who the customer is, or what the customer wrote or owns. Shown, and erased.
 * - `record`: what happened, such as a date. Shown, and erased unless bookkeeping needs it.
 * - `secret`: hashes, tokens and keys that belong to the customer. Never shown, and erased.
 */
export type Kind = 'none' | 'personal' | 'record' | 'secret';

const none = 'none';
const personal = 'personal';
const record = 'record';
const secret = 'secret';

/** Accounts, and what proves who may log in to them. */
export const accountColumns = {
  accounts: {
    id: record,
    email: personal,
    first_name: personal,
    last_name: personal,
    phone: personal,
    password_hash: secret,
    verified: record,
    demo: none,
    created_at: record,
  },
  addresses: {
    account_id: record,
    street: personal,
    street2: personal,
    city: personal,
    state: personal,
    zip_code: personal,
    country: personal,
  },
  vehicles: {
    id: record,
    account_id: record,
    make: personal,
    model: personal,
    year: record,
    color: personal,
    license_plate: personal,
    vin: personal,
    is_primary: record,
  },
  sessions: {
    token_hash: secret,
    account_id: record,
    created_at: record,
    last_used_at: record,
    expires_at: record,
    idle_minutes: none,
  },
  pending_registrations: {
    flow: secret,
    email: personal,
    first_name: personal,
    last_name: personal,
    phone: personal,
    password_hash: secret,
    begun_at: record,
    expires_at: record,
    claimed_at: record,
  },
  email_codes: {
    subject: secret,
    purpose: record,
    email: personal,
    flow: secret,
    account_id: record,
    salt: secret,
    hash: secret,
    tries: none,
    open_tries: none,
    occasion: none,
    sent_at: record,
    expires_at: record,
  },
  email_proofs: { subject: secret, account_id: record, expires_at: record },
  password_tokens: { token_hash: secret, purpose: record, account_id: record, expires_at: record, email: personal },
  // Hashes of addresses that were tried, kept for a day at most; they identify no one.
  attempts: { subject: none, attempts: none, ends_at: none },
  secrets: { name: none, value: none },
} as const;

/** Appointments, repairs, reviews, notifications and immediate requests. */
export const appointmentColumns = {
  appointments: {
    id: record,
    reference: record,
    account_id: record,
    service_id: record,
    vehicle_model: personal,
    vehicle_year: personal,
    vehicle_plate: personal,
    details: personal,
    place: record,
    workshop_id: record,
    address: personal,
    specialist_id: record,
    status: record,
    date: record,
    slot_id: none,
    second_choice_date: record,
    second_choice_slot_id: none,
    contact_first_name: personal,
    contact_last_name: personal,
    contact_phone: personal,
    reviewed: record,
    rescheduled: record,
    paid: record,
    confirmed_at: record,
    created_at: record,
    accepted: record,
    device: secret,
    price_pence: record,
    paid_at: record,
    refund_percent: record,
    cancelled_at: record,
    cancelled_by: record,
    cancel_reason: personal,
    confirm_due_at: record,
    payment_notice: record,
    moved_once: record,
  },
  appointment_images: {
    id: record,
    appointment_id: record,
    position: record,
    stored_name: personal,
    media_type: record,
    bytes: record,
  },
  claims: { resource: none, date: none, slot_id: none, appointment_id: none },
  booking_keys: {
    key: secret,
    fingerprint: secret,
    appointment_id: record,
    user_type: record,
    created_at: record,
  },
  booking_handles: { handle_hash: secret, appointment_id: record, expires_at: record },
  repairs: { appointment_id: record, cost_pence: record, description: personal, notes: personal, warranty: record },
  repair_parts: { id: record, appointment_id: record, name: record, quantity: record, price_pence: record },
  repair_labour: {
    id: record,
    appointment_id: record,
    description: record,
    hundredths_of_hours: record,
    rate_pence: record,
  },
  reviews: {
    id: record,
    specialist_id: record,
    rating: record,
    review_text: record,
    created_at: record,
    appointment_id: record,
  },
  notifications: {
    id: record,
    account_id: record,
    type: record,
    title: personal,
    message: personal,
    action_url: record,
    occasion: none,
    created_at: record,
    read_at: record,
  },
  immediate_requests: {
    id: record,
    reference: record,
    account_id: record,
    service_type: personal,
    issue_details: personal,
    issue_description: personal,
    location: personal,
    phone_number: personal,
    contact_preference: record,
    created_at: record,
  },
  immediate_request_keys: { key: secret, fingerprint: secret, reference: record, created_at: record },
} as const;

/** Emails, messages, applications and files, and the operators' log. */
export const messageColumns = {
  mails: {
    id: record,
    occasion: none,
    recipient: personal,
    reply_to: personal,
    subject: personal,
    body: personal,
    created_at: record,
    due_at: record,
    attempts: record,
    sent_at: record,
  },
  contact_messages: { id: record, name: personal, email: personal, message: personal, created_at: record },
  applications: {
    id: record,
    status: record,
    first_name: personal,
    last_name: personal,
    email: personal,
    phone: personal,
    bio: personal,
    years_of_experience: record,
    certified: record,
    liability_insurance: record,
    willing_to_travel: record,
    service_mode: record,
    offer: personal,
    specialist_id: record,
    created_at: record,
  },
  application_files: {
    id: record,
    application_id: record,
    purpose: record,
    position: record,
    name: personal,
    stored_name: personal,
    media_type: record,
    bytes: record,
  },
  application_keys: { key: secret, fingerprint: secret, created_at: record },
  // Photos and documents; appointment_images and application_files link them to customers.
  files: { id: none, area: none, name: personal, bytes: none, sha256: secret, created_at: none },
  file_pieces: { file_id: none, position: none, content: personal },
  // Customers appear only as ids and references.
  operator_log: {
    id: none,
    at: none,
    operator: none,
    command: none,
    subject_kind: none,
    subject_id: none,
    changes: none,
  },
} as const;

/** Fields of the catalogue are public. */
function fieldColumns<List extends ListName>(list: List): Record<FieldColumn<List>, typeof none> {
  const columns = fieldsOf(list).flatMap(([, { column }]) => column ?? []);
  return Object.fromEntries(columns.map((column) => [column, none])) as Record<FieldColumn<List>, typeof none>;
}

/** The catalogue, which says nothing about customers. */
export const catalogueColumns = {
  services: { id: none, ...fieldColumns('services') },
  immediate_services: { id: none, name: none },
  time_slots: { id: none, starts_at: none },
  areas: { id: none, ...fieldColumns('areas') },
  companies: { id: none, ...fieldColumns('companies') },
  workshops: { id: none, ...fieldColumns('workshops') },
  workshop_services: { workshop_id: none, service_id: none },
  working_hours: { resource: none, weekday: none, slot_id: none },
  directory_version: { version: none },
  // Specialists aren't customers: what they publish is edited with `specialists edit`.
  specialists: {
    id: none,
    ...fieldColumns('specialists'),
    photo: none,
    suspended_at: none,
    suspended_reason: none,
  },
  specialist_services: {
    id: none,
    specialist_id: none,
    service_id: none,
    name: none,
    custom_description: none,
    base_price_pence: none,
    price_high_pence: none,
    estimated_duration_minutes: none,
  },
  specialist_areas: { specialist_id: none, area_id: none, travel_fee_pence: none },
  specialist_workshops: { specialist_id: none, workshop_id: none },
  specialist_companies: { specialist_id: none, company_id: none },
  specialist_immediate_services: { specialist_id: none, name: none },
} as const;
