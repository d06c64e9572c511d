import { createHash } from 'node:crypto';
import type { Queries } from '../../../backend/store/database/database.ts';
import { insertAll } from '../../../backend/store/database/rows.ts';
import { runAll, series } from './series.ts';
import type { TownSize } from './size.ts';

const day = 86_400_000;

/** The number of customers with a known session token, who needn't log in. */
const SESSIONS = 400;

/** The headers of a generated customer's session. */
export function sessionOf(accountId: number): Record<string, string> {
  return { 'x-user-id': String(accountId), 'x-auth-token': `bench-token-${accountId}` };
}

export const emailOf = (accountId: number) => `customer${accountId}@example.com`;

/** Customers, all with the same password, and their vehicles, addresses and sessions. */
export async function fillPeople(db: Queries, size: TownSize, passwordHash: string, now: Date): Promise<void> {
  const created = new Date(now.getTime() - 400 * day).toISOString();
  const inADay = new Date(now.getTime() + day).toISOString();
  await runAll(db, [
    `insert into accounts (id, email, first_name, last_name, phone, password_hash, verified, demo, created_at)
      select n.i, 'customer' || n.i || '@example.com', 'Ada', 'Marsh', '07700 900321', '${passwordHash}',
        case when n.i % 10 = 0 and n.i > ${SESSIONS} then 0 else 1 end, 0, '${created}' from ${series(size.customers)}`,
    `insert into vehicles (account_id, make, model, year, color, license_plate, vin, is_primary)
      select id, 'Mini', 'Cooper', 2020, 'Red', 'FG20 HJK', null, 1 from accounts`,
    `insert into addresses (account_id, street, street2, city, state, zip_code, country)
      select id, '1 High Street', '', 'Leicester', '', 'LE1 1AA', '' from accounts where id % 2 = 0`,
    `insert into sessions (token_hash, account_id, created_at, last_used_at, expires_at, idle_minutes)
      select 'bench-' || id, id, '${now.toISOString()}', '${now.toISOString()}', '${inADay}', 480
        from accounts where id > ${SESSIONS} and id % 3 = 0`,
  ]);
  const real = Array.from({ length: SESSIONS }, (_, index) => index + 1);
  await insertAll(
    db,
    'sessions',
    real.map((accountId) => ({
      token_hash: createHash('sha256').update(`bench-token-${accountId}`).digest('hex'),
      account_id: accountId,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: inADay,
      idle_minutes: 480,
    })),
  );
}

/**
 * Temporary rows and submitted forms. Most of them haven't expired, so that little is deleted at
 * once.
 */
export async function fillInbox(db: Queries, size: TownSize, now: Date): Promise<void> {
  const at = now.toISOString();
  const later = new Date(now.getTime() + day).toISOString();
  const monthAgo = new Date(now.getTime() - 30 * day).toISOString();
  const share = Math.max(10, Math.round(size.customers / 20));
  const rows = series(share);
  await runAll(db, [
    `insert into attempts (subject, attempts, ends_at) select 'bench-' || n.i, 1, '${later}' from ${rows}`,
    `insert into email_codes (subject, purpose, email, account_id, salt, hash, tries, occasion, sent_at, expires_at)
      select 'claim:bench' || n.i || '@example.com', 'claim', 'bench' || n.i || '@example.com', null, 's', 'h', 0, null,
        '${at}', '${later}' from ${rows}`,
    `insert into email_proofs (subject, account_id, expires_at)
      select 'specialist:bench' || n.i || '@example.com', null, '${later}' from ${rows}`,
    `insert into password_tokens (token_hash, purpose, account_id, expires_at)
      select 'bench-' || n.i, 'claim', n.i, '${later}' from ${rows}`,
    `insert into pending_registrations (flow, email, first_name, last_name, phone, password_hash, begun_at, expires_at)
      select 'bench-' || n.i, 'bench' || n.i || '@example.com', 'Ada', 'Marsh', '07700 900321', 'x', '${at}', '${later}' from ${rows}`,
    `insert into booking_handles (handle_hash, appointment_id, expires_at)
      select 'bench-' || n.i, n.i, '${later}' from ${rows}`,
    `insert into immediate_requests (reference, account_id, service_type, issue_details, issue_description, location,
        phone_number, contact_preference, created_at)
      select 'IR-' || (10000 + n.i), case when n.i % 2 = 0 then n.i end, 'Flat Tire', 'Mini', 'A nail.', 'A46',
        '07700 9' || (10000 + n.i % 90000), 'call', '${monthAgo}' from ${rows}`,
    `insert into immediate_request_keys (key, fingerprint, reference, created_at)
      select 'bench-' || n.i, 'f', 'IR-' || (10000 + n.i), '${at}' from ${rows}`,
    `insert into contact_messages (name, email, message, created_at)
      select 'Ada', 'customer' || n.i || '@example.com', 'Do you repair clocks?', '${monthAgo}' from ${rows}`,
    `insert into applications (status, first_name, last_name, email, phone, bio, years_of_experience, certified,
        liability_insurance, willing_to_travel, service_mode, offer, created_at, specialist_id)
      select 'declined', 'Nell', 'Ashdown', 'bench' || n.i || '@example.com', '07700 900321', null, '10+', 1, 'Yes',
        '10 miles', 'both', '{}', '${monthAgo}', null from ${rows}`,
    `insert into application_files (application_id, purpose, position, name, stored_name, media_type, bytes)
      select id, 'picture', 0, 'nell.jpg', 'bench' || id || '.jpg', 'image/jpeg', 3 from applications`,
    `insert into application_keys (key, fingerprint, created_at) select 'bench-' || n.i, 'f', '${monthAgo}' from ${rows}`,
    `insert into operator_log (at, operator, command, subject_kind, subject_id, changes)
      select '${monthAgo}', 'ops', 'specialists edit', 'specialist', n.i, '{}' from ${rows}`,
  ]);
}
