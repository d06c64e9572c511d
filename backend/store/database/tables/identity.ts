import type { Generated } from 'kysely';

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

/** Codes, proofs and tokens of email addresses, and customers' postal addresses. */
export interface IdentityTables {
  attempts: AttemptTable;
  secrets: SecretTable;
  email_codes: EmailCodeTable;
  email_proofs: EmailProofTable;
  password_tokens: PasswordTokenTable;
  pending_registrations: PendingRegistrationTable;
  booking_handles: BookingHandleTable;
  addresses: AddressTable;
}
