import { none, personal, record, secret } from './kinds.ts';

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
