import type { InsuranceStatus } from '#shared/application-choices.ts';
import { WEEKDAYS } from '#shared/london/days.ts';
import type { ApplicationRequest } from '../../domain/applications/application-form.ts';
import { formatHours, type TimeSlot } from '../../domain/availability/working-hours.ts';
import type { Offer } from '../../domain/catalogue/field-schemas.ts';
import { isSameName } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findApplication, type StoredApplication } from '../../store/applications.ts';
import type { Queries } from '../../store/database/database.ts';
import { id } from '../command-line/inputs.ts';

export const applicationId = id('the number of the application');

export async function requireApplication(db: Queries, number: number): Promise<StoredApplication> {
  const application = await findApplication(db, number);
  if (!application) throw new Refusal('NOT_FOUND', `There is no application ${number}.`);
  return application;
}

export type ApplicationOffer = ApplicationRequest['offer'];

export function offerOf({ offer }: Pick<StoredApplication, 'offer'>): ApplicationOffer {
  return JSON.parse(offer) as ApplicationOffer;
}

/** An operator's corrections of an application. */
export interface Corrections {
  name?: string | undefined;
  trade?: string | undefined;
  bio?: string | undefined;
  hours?: string | undefined;
  certified?: boolean | undefined;
  insurance?: InsuranceStatus | undefined;
  /** Maps each custom service, in lower case, to a service of the catalogue. */
  services: ReadonlyMap<string, string>;
  /** Custom services, in lower case, that are left out. */
  withoutServices: ReadonlySet<string>;
}

/** The trade of a specialist by main service. */
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

export function tradeOf(offers: readonly Offer[]): string {
  const main = offers[0]?.service ?? 'Repair';
  return trades[main] ?? `${main} Specialist`;
}

/** The hours of the chosen days; without times all time slots of the day. */
export function hoursOf({ availability }: ApplicationOffer, timeSlots: readonly TimeSlot[]): string {
  const hours = availability.flatMap(({ day, times }) =>
    timeSlots
      .filter(({ starts_at }) => times.length === 0 || times.includes(starts_at))
      .map(({ id }) => ({ weekday: WEEKDAYS.indexOf(day) + 1, timeSlotId: id })),
  );
  return formatHours(hours, timeSlots);
}

/**
 * Maps the application's services to the catalogue. Throws a refusal that says how to handle the
 * unknown ones.
 */
export function offersOf(
  { services }: ApplicationOffer,
  serviceNames: readonly string[],
  corrections: Corrections,
): Offer[] {
  const problems: string[] = [];
  const offers = services
    .filter(({ name }) => !corrections.withoutServices.has(name.toLowerCase()))
    .map((service): Offer => {
      const { name } = service;
      const requested = corrections.services.get(name.toLowerCase()) ?? name;
      const found = serviceNames.find((service) => isSameName(service, requested));
      if (found === undefined)
        problems.push(
          `“${requested}” is not one of our services. Map it to one with --service "${name}=SERVICE", leave it out with --without-service "${name}", or add it first with services add "${requested}" --description TEXT. There are ${serviceNames.join(', ')}.`,
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
  if (problems.length > 0) throw new Refusal('INVALID', problems);
  return offers;
}

/** Throws when a correction is about a service that is not in the application. */
export function checkCorrections({ services }: ApplicationOffer, corrections: Corrections): void {
  const offered = services.map(({ name }) => name.toLowerCase());
  const unknown = [...corrections.services.keys(), ...corrections.withoutServices].filter(
    (name) => !offered.includes(name),
  );
  if (unknown.length > 0)
    throw new Refusal(
      'INVALID',
      unknown.map((name) => `The application has no service “${name}”.`),
    );
}
