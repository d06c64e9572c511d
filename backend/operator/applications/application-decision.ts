import type { WorkshopAddress } from '../../domain/applications/application-offer.ts';
import type { Offer } from '../../domain/catalogue/field-schemas.ts';
import { priceRangeOf } from '../../domain/catalogue/price-range.ts';
import type { RecordInputs } from '../../domain/catalogue/records.ts';
import { isSameName } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { applicationApprovedEmail, applicationDeclinedEmail } from '../../mail/templates/application-emails.ts';
import type { EmailContent } from '../../mail/templates/email-content.ts';
import { decideApplication, type StoredApplication } from '../../store/applications.ts';
import { type CatalogueRows, loadCatalogue } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { queueEmail } from '../../store/emails.ts';
import type { Planned } from '../catalogue/import-plan.ts';
import { saveRecords } from '../catalogue/save-records.ts';
import { setImmediateServices } from '../specialists/specialist-editing.ts';
import {
  type ApplicationOffer,
  type Corrections,
  checkCorrections,
  hoursOf,
  offerOf,
  offersOf,
  tradeOf,
} from './application.ts';

function addressOf({ address, city, county, postcode }: WorkshopAddress): string {
  const town = [county, postcode].filter(Boolean).join(' ');
  return [address, city, town].filter(Boolean).join(', ');
}

/** New records for the names that the catalogue lacks. */
function missingNames(list: 'areas' | 'companies', names: readonly string[], existing: readonly { name: string }[]) {
  return names.flatMap((name) =>
    existing.some((record) => isSameName(record.name, name)) ? [] : [{ list, input: { name } } as const],
  );
}

interface Approval {
  specialistId: number;
  specialistName: string;
  saved: Planned[];
}

function requireUndecided({ id, status }: Pick<StoredApplication, 'id' | 'status'>): void {
  if (status !== 'under review') throw alreadyDecided(id, status);
}

function alreadyDecided(id: number, status: string): Refusal {
  return new Refusal('TAKEN', `Application ${id} is already ${status}.`);
}

async function emailApplicant(db: Queries, { id, email }: StoredApplication, content: EmailContent, now: Date) {
  await queueEmail(db, { recipient: email, content, eventKey: `application:${id}:outcome` }, now);
}

/** The new specialist, with the operator's corrections. */
function specialistOf(
  application: StoredApplication,
  offer: ApplicationOffer,
  corrections: Corrections,
  { name, services, hours }: { name: string; services: Offer[]; hours: string },
): RecordInputs['specialists'] {
  return {
    name,
    trade: corrections.trade ?? tradeOf(services),
    bio: corrections.bio ?? application.bio,
    services,
    ...priceRangeOf(services),
    hours,
    areas: offer.locations.map((area) => ({ area })),
    workshops: offer.workshops.map((workshop) => (typeof workshop === 'string' ? workshop : workshop.name)),
    companies: offer.companies,
    serviceMode: application.service_mode,
    willingToTravel: application.willing_to_travel,
    yearsOfExperience: application.years_of_experience,
    certified: corrections.certified ?? application.certified === 1,
    liabilityInsurance: corrections.insurance ?? application.liability_insurance,
  };
}

/** The areas, companies and workshops of the offer that the catalogue lacks. */
function missingRecords(offer: ApplicationOffer, catalogue: CatalogueRows, services: readonly Offer[], hours: string) {
  const ownWorkshops = offer.workshops.flatMap((workshop) => (typeof workshop === 'string' ? [] : workshop));
  const newWorkshops = ownWorkshops.filter(
    (workshop) => !catalogue.workshops.some((other) => isSameName(workshop.name, other.name)),
  );
  const offered = [...new Set(services.map(({ service }) => service))];
  return [
    ...missingNames('areas', offer.locations, catalogue.areas),
    ...missingNames('companies', offer.companies, catalogue.companies),
    ...newWorkshops.map((workshop) => {
      const input = { name: workshop.name, address: addressOf(workshop), services: offered, hours };
      return { list: 'workshops', input } as const;
    }),
  ];
}

/**
 * Creates the specialist of an application, with all its areas, companies and workshops, and
 * informs the applicant. A new workshop takes the specialist's services and hours. Throws a refusal
 * when the application was already decided or is incomplete.
 */
export async function approveApplication(
  db: Queries,
  application: StoredApplication,
  corrections: Corrections,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<Approval> {
  requireUndecided(application);
  const offer = offerOf(application);
  checkCorrections(offer, corrections);
  const catalogue = await loadCatalogue(db);
  const serviceNames = catalogue.services.map((service) => service.name);
  const services = offersOf(offer, serviceNames, corrections);
  const { id, first_name: firstName, last_name: lastName } = application;
  const name = corrections.name ?? `${firstName} ${lastName}`;
  if (catalogue.specialists.some((specialist) => isSameName(specialist.name, name)))
    throw new Refusal('TAKEN', `There is a specialist called “${name}” already. Give another name with --name.`);
  const hours = corrections.hours ?? hoursOf(offer, catalogue.timeSlots);
  const saved = await saveRecords(db, catalogue, [
    ...missingRecords(offer, catalogue, services, hours),
    { list: 'specialists', input: specialistOf(application, offer, corrections, { name, services, hours }) },
  ]);
  const specialistId = saved.find(({ list }) => list === 'specialists')?.id;
  if (!specialistId) throw new Error('An approved specialist was not saved.');
  await setImmediateServices(db, specialistId, [...new Set(offer.immediateServices.map((service) => service.name))]);
  if (!(await decideApplication(db, id, { status: 'approved', specialistId }))) throw alreadyDecided(id, 'decided');
  const facts = { publicUrl, firstName, name, services: services.map((service) => service.name), hours };
  await emailApplicant(db, application, applicationApprovedEmail(facts), now);
  return { specialistId, specialistName: name, saved };
}

/**
 * Declines an application and informs the applicant, who may apply again. Throws a refusal when it
 * was already decided.
 */
export async function declineApplication(
  db: Queries,
  application: StoredApplication,
  reason: string | null,
  now: Date,
): Promise<void> {
  requireUndecided(application);
  if (!(await decideApplication(db, application.id, { status: 'declined', specialistId: null })))
    throw alreadyDecided(application.id, 'decided');
  await emailApplicant(db, application, applicationDeclinedEmail({ firstName: application.first_name, reason }), now);
}
