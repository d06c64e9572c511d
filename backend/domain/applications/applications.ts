import { USE_LIMITS } from '#shared/limits.ts';
import { formatPounds } from '#shared/money.ts';
import product from '../../../product.json' with { type: 'json' };
import {
  type ApplicationFacts,
  applicationReceivedEmail,
  newApplicationEmail,
} from '../../mail/templates/application-emails.ts';
import {
  applicationsSince,
  findApplicationKey,
  insertApplication,
  insertApplicationFiles,
  isApplicationOpen,
  type NewApplication,
  type NewApplicationFile,
  takeApplicationKey,
} from '../../store/applications.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import { queueEmail } from '../../store/emails.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { IdempotencyKey } from '../bookings/bookings.ts';
import { hasEmailProof, spendEmailProof } from '../codes/email-verification.ts';
import { displayFileName } from '../form.ts';
import { windowStart } from '../rate-limits.ts';
import type { CheckedImage } from '../received-files.ts';
import { Refusal } from '../refusal.ts';
import type { ApplicationRequest } from './application-form.ts';

/** Whether this application has been stored. Throws when the key was used for another one. */
export async function isRepeated(db: Queries, { key, fingerprint }: IdempotencyKey): Promise<boolean> {
  const earlier = await findApplicationKey(db, key);
  if (earlier !== undefined && earlier !== fingerprint)
    throw new Refusal('KEY_REUSED', 'You’ve already sent this application with other details. Please start it again.');
  return earlier !== undefined;
}

/**
 * Checks whether the address may apply, before the files are processed, which takes longest. Throws
 * a refusal when it may not.
 */
export async function checkApplicant({ db }: Store, email: string, now: Date): Promise<void> {
  if (await isApplicationOpen(db, email))
    throw new Refusal('TAKEN', 'This email is already registered.', { field: 'email' });
  if (!(await hasEmailProof(db, { purpose: 'specialist', email }, now))) throw unverified();
}

/** Throws when this address or phone number has reached the daily limit. */
async function checkLimit(db: Queries, { email, phone }: ApplicationRequest, now: Date): Promise<void> {
  const { max, seconds } = USE_LIMITS.applications;
  const since = windowStart('applications', now);
  const { count, first } = await applicationsSince(db, { email, phone }, since);
  if (count < max || first === null) return;
  throw new Refusal('RATE_LIMITED', 'You’ve applied several times today. Please try again tomorrow, or call us.', {
    retryAfter: Math.ceil((Date.parse(first) - now.getTime()) / 1000) + seconds,
  });
}

function unverified(): Refusal {
  return new Refusal('UNVERIFIED_EMAIL', 'Please verify your email address before submitting.', {
    field: 'email',
  });
}

export interface ApplicationFiles {
  photo: CheckedImage;
  certificates: CheckedImage[];
}

function applicationRow(request: ApplicationRequest, createdAt: string): NewApplication {
  return {
    status: 'under review',
    first_name: request.firstName,
    last_name: request.lastName,
    email: request.email,
    phone: request.phone,
    bio: request.bio,
    years_of_experience: request.yearsOfExperience,
    certified: request.certified ? 1 : 0,
    liability_insurance: request.liabilityInsurance,
    willing_to_travel: request.willingToTravel,
    service_mode: request.serviceMode,
    offer: JSON.stringify(request.offer),
    created_at: createdAt,
  };
}

/** The photo is the first of the files. */
function fileRows(applicationId: number, files: readonly CheckedImage[], storedNames: readonly string[]) {
  return files.map(
    ({ name, mediaType, bytes }, position): NewApplicationFile => ({
      application_id: applicationId,
      purpose: position === 0 ? 'picture' : 'certificate',
      position,
      name: displayFileName(name),
      stored_name: storedNames[position] ?? '',
      media_type: mediaType,
      bytes,
    }),
  );
}

/**
 * Stores an application: files first, then every row in one transaction, which also spends the
 * proof of the address. Throws a refusal when the address may not apply.
 */
export async function submitApplication(
  { store, files, now }: { store: Store; files: FileStore; now: Date },
  request: ApplicationRequest,
  { photo, certificates }: ApplicationFiles,
  idempotency: IdempotencyKey | null,
): Promise<void> {
  const createdAt = now.toISOString();
  const received = [photo, ...certificates];
  const storedNames = await files.save('application-files', received);
  try {
    await inTransaction(store, async (db) => {
      if (idempotency && !(await takeApplicationKey(db, { ...idempotency, created_at: createdAt })))
        throw new Refusal('ALREADY_DONE', 'This application has just been sent.', {
          field: 'idempotencyKey',
        });
      if (!(await spendEmailProof(db, { purpose: 'specialist', email: request.email }, now))) throw unverified();
      await checkLimit(db, request, now);
      const id = await insertApplication(db, applicationRow(request, createdAt));
      await insertApplicationFiles(db, fileRows(id, received, storedNames));
      await queueApplicationEmails(db, applicationFacts(id, request, certificates.length), now);
    });
  } catch (error) {
    // After any other error the commit may have succeeded; orphaned files are removed at the next
    // start.
    if (error instanceof Refusal) await files.remove('application-files', storedNames);
    throw error;
  }
}

function applicationFacts(
  id: number,
  { offer, ...request }: ApplicationRequest,
  certificates: number,
): ApplicationFacts {
  return {
    id,
    ...request,
    services: offer.services.map(({ name, basePricePence }) => `${name} from ${formatPounds(basePricePence)}`),
    locations: offer.locations,
    days: offer.availability.map(({ day }) => day),
    certificates,
  };
}

/** To the applicant, and to the team, with the applicant as reply address. */
async function queueApplicationEmails(db: Queries, facts: ApplicationFacts, now: Date): Promise<void> {
  const { id, email } = facts;
  await queueEmail(
    db,
    { recipient: email, content: applicationReceivedEmail(facts), eventKey: `application:${id}` },
    now,
  );
  await queueEmail(
    db,
    {
      recipient: product.supportEmail,
      replyTo: email,
      content: newApplicationEmail(facts),
      eventKey: `application:${id}:team`,
    },
    now,
  );
}
