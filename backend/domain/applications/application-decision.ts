import { WEEKDAYS } from '#shared/london/days.ts';
import { applicationApproved, applicationDeclined } from '../../mail/application-messages.ts';
import type { Message } from '../../mail/messages.ts';
import { decideApplication, type StoredApplication } from '../../store/applications/applications.ts';
import { loadCatalogue } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { insertMail } from '../../store/emails/mails.ts';
import { setImmediateServices } from '../../store/specialists/specialist-editing.ts';
import { timeSlotLabel } from '../availability/time-slot-label.ts';
import { formatHours, type TimeSlot } from '../availability/working-hours.ts';
import type { Planned } from '../catalogue/plan.ts';
import { isSameName, type Offer, type RecordInputs } from '../catalogue/records.ts';
import { saveRecords } from '../catalogue/save.ts';
import { priceRangeOf } from '../catalogue/specialist-prices.ts';
import { Refusal } from '../refusal.ts';
import type { WorkshopAddress } from './application-choices.ts';
import type { ApplicationRequest } from './application-form.ts';

export type ApplicationOffer = ApplicationRequest['offer'];

export function offerOf({ offer }: Pick<StoredApplication, 'offer'>): ApplicationOffer {
  return JSON.parse(offer) as ApplicationOffer;
}

/** What an operator changes in an application. */
export interface Corrections {
  name?: string | undefined;
  trade?: string | undefined;
  bio?: string | undefined;
  hours?: string | undefined;
  certified?: boolean | undefined;
  insurance?: 'Yes' | 'No' | 'Not sure' | undefined;
  /** Maps each of the applicant's own services, in lower case, to a service of the catalogue. */
  services: ReadonlyMap<string, string>;
  /** Own services, in lower case, that are left out. */
  withoutServices: ReadonlySet<string>;
}

/** The trade of a specialist whose main service this is. */
const trades: Record<string, string> = {
  'Vehicle Repair': 'Vehicle Technician',
  'Brake Repair': 'Brake Specialist',
  Plumbing: 'Plumber',
  'Electrical Repair': 'Electrician',
  'Electrical Diagnostics': 'Electrician',
  'HVAC Repair': 'Heating and Cooling Engineer',
  Carpentry: 'Carpenter',
  'Cleaning Service': 'Cleaner',
  Couriers: 'Courier',
  Landscaping: 'Landscape Gardener',
  Towing: 'Recovery Driver',
  Tailoring: 'Tailor',
};

function tradeOf(offers: readonly Offer[]): string {
  const main = offers[0]?.service ?? 'Repair';
  return trades[main] ?? `${main} Specialist`;
}

/** The hours of the chosen days; without times all time slots of the day. */
export function hoursOf({ availability }: ApplicationOffer, timeSlots: readonly TimeSlot[]): string {
  const hours = availability.flatMap(({ day, times }) =>
    timeSlots
      .filter(({ starts_at }) => times.length === 0 || times.includes(timeSlotLabel(starts_at)))
      .map(({ id }) => ({ weekday: WEEKDAYS.indexOf(day) + 1, timeSlotId: id })),
  );
  return formatHours(hours, timeSlots);
}

/**
 * Maps the application's services to the catalogue. Throws a refusal that says how to handle the
 * unknown ones.
 */
function offersOf({ services }: ApplicationOffer, known: readonly string[], corrections: Corrections): Offer[] {
  const problems: string[] = [];
  const offers = services
    .filter(({ name }) => !corrections.withoutServices.has(name.toLowerCase()))
    .map((service): Offer => {
      const { name } = service;
      const requested = corrections.services.get(name.toLowerCase()) ?? name;
      const found = known.find((one) => isSameName(one, requested));
      if (found === undefined)
        problems.push(
          `“${requested}” is not one of our services. Say which it belongs to with --service "${name}=SERVICE", leave it out with --without-service "${name}", or add it first with services add "${requested}" --description TEXT. There are ${known.join(', ')}.`,
        );
      return {
        service: found ?? requested,
        name,
        description: service.priceDescription ?? service.description,
        basePricePence: service.basePricePence,
        highPricePence: service.highPricePence,
        durationMinutes: service.durationMinutes,
      };
    });
  if (problems.length > 0) throw new Refusal('invalid', problems);
  return offers;
}

/** Throws when a correction is about a service that is not in the application. */
function checkCorrections({ services }: ApplicationOffer, corrections: Corrections): void {
  const offered = services.map(({ name }) => name.toLowerCase());
  const unknown = [...corrections.services.keys(), ...corrections.withoutServices].filter(
    (name) => !offered.includes(name),
  );
  if (unknown.length > 0)
    throw new Refusal(
      'invalid',
      unknown.map((name) => `The application has no service “${name}”.`),
    );
}

function addressOf({ address, city, county, postcode }: WorkshopAddress): string {
  const town = [county, postcode].filter(Boolean).join(' ');
  return [address, city, town].filter(Boolean).join(', ');
}

/** Names, each with a record for it where there is none yet. */
function named(list: 'areas' | 'companies', names: readonly string[], known: readonly { name: string }[]) {
  return names.flatMap((name) =>
    known.some((one) => isSameName(one.name, name)) ? [] : [{ list, input: { name } } as const],
  );
}

interface Approval {
  specialistId: number;
  specialistName: string;
  saved: Planned[];
}

function requireUndecided({ id, status }: Pick<StoredApplication, 'id' | 'status'>): void {
  if (status !== 'under review') throw decidedBefore(id, status);
}

function decidedBefore(id: number, status: string): Refusal {
  return new Refusal('taken', `Application ${id} has been decided before: it is ${status}.`);
}

async function emailApplicant(db: Queries, { id, email }: StoredApplication, message: Message, now: Date) {
  const at = now.toISOString();
  await insertMail(db, {
    occasion: `application:${id}:outcome`,
    recipient: email,
    ...message,
    created_at: at,
    due_at: at,
  });
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
  const known = await loadCatalogue(db);
  const services = offersOf(
    offer,
    known.services.map(({ name }) => name),
    corrections,
  );
  const name = corrections.name ?? `${application.first_name} ${application.last_name}`;
  if (known.specialists.some((one) => isSameName(one.name, name)))
    throw new Refusal('taken', `There is a specialist called “${name}” already. Give another name with --name.`);
  const hours = corrections.hours ?? hoursOf(offer, known.timeSlots);
  const ownWorkshops = offer.workshops.flatMap((workshop) => (typeof workshop === 'string' ? [] : workshop));
  const newWorkshops = ownWorkshops.filter((one) => !known.workshops.some((other) => isSameName(one.name, other.name)));
  const specialist: RecordInputs['specialists'] = {
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
  const saved = await saveRecords(db, known, [
    ...named('areas', offer.locations, known.areas),
    ...named('companies', offer.companies, known.companies),
    ...newWorkshops.map(
      (workshop) =>
        ({
          list: 'workshops',
          input: {
            name: workshop.name,
            address: addressOf(workshop),
            services: [...new Set(services.map(({ service }) => service))],
            hours,
          },
        }) as const,
    ),
    { list: 'specialists', input: specialist },
  ]);
  const specialistId = saved.find(({ list }) => list === 'specialists')?.id;
  if (!specialistId) throw new Error('An approved specialist was not saved.');
  await setImmediateServices(db, specialistId, [...new Set(offer.immediateServices.map((one) => one.name))]);
  if (!(await decideApplication(db, application.id, { status: 'approved', specialistId })))
    throw decidedBefore(application.id, 'decided');
  const facts = {
    publicUrl,
    firstName: application.first_name,
    name,
    services: services.map((one) => one.name),
    hours,
  };
  await emailApplicant(db, application, applicationApproved(facts), now);
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
    throw decidedBefore(application.id, 'decided');
  await emailApplicant(db, application, applicationDeclined({ firstName: application.first_name, reason }), now);
}
