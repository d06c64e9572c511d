import { formatHours, InvalidHours, readHours, type TimeSlot } from '../availability/working-hours.ts';
import { priceAfterChange } from './price-range.ts';
import type { Entry } from './problems.ts';
import type { CompleteRecords, ListName, Offer, RecordInputs, ServedArea } from './records.ts';
import { type References, type Report, reportDuplicates } from './references.ts';

interface Prices {
  basePricePence?: number | null | undefined;
  highPricePence?: number | null | undefined;
}

export function checkPrice(
  { basePricePence: base, highPricePence: high }: Prices,
  field: string,
  report: Report,
): void {
  if (typeof base === 'number' && typeof high === 'number' && high < base)
    report(field, 'must not be below the base price');
}

function offersOf(input: NonNullable<RecordInputs['specialists']['services']>, references: References, report: Report) {
  const offers = input.map((offer, index): Offer => {
    const field = `services[${index + 1}]`;
    const service = references.resolve('services', offer.service, field);
    checkPrice(offer, `${field}.highPricePence`, report);
    return {
      service,
      name: offer.name ?? service,
      description: offer.description ?? null,
      basePricePence: offer.basePricePence ?? null,
      highPricePence: offer.highPricePence ?? null,
      durationMinutes: offer.durationMinutes ?? null,
    };
  });
  reportDuplicates(
    offers.map(({ service, name }) => (service === name ? service : `${service}: ${name}`)),
    'services',
    report,
  );
  return offers;
}

function areasOf(input: NonNullable<RecordInputs['specialists']['areas']>, references: References): ServedArea[] {
  const areas = input.map(({ area, travelFeePence }) => ({ area, travelFeePence: travelFeePence ?? null }));
  return references.resolveAll(
    'areas',
    areas,
    'areas',
    ({ area }) => area,
    (served, area) => ({ ...served, area }),
  );
}

function hoursOf(text: string, timeSlots: readonly TimeSlot[], report: Report): string {
  try {
    return formatHours(readHours(text, timeSlots), timeSlots);
  } catch (error) {
    if (!(error instanceof InvalidHours)) throw error;
    report('hours', error.message);
    return '';
  }
}

type Fields = { [Field in keyof RecordInputs['specialists'] | keyof RecordInputs['services'] | 'address']?: unknown };

/** The fields of an entry, with references and hours in the database's spelling. */
export function fieldsOf(entry: Entry, references: References, timeSlots: readonly TimeSlot[], report: Report): Fields {
  const { id: _, ...fields } = entry.input;
  const input: Fields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (entry.list === 'workshops') {
    const { services, hours } = entry.input as RecordInputs['workshops'];
    if (services) input.services = references.resolveNames('services', services, 'services');
    if (hours !== undefined) input.hours = hoursOf(hours, timeSlots, report);
  }
  if (entry.list === 'specialists') {
    const { services, areas, workshops, companies, hours } = entry.input as RecordInputs['specialists'];
    if (services) input.services = offersOf(services, references, report);
    if (areas) input.areas = areasOf(areas, references);
    if (workshops) input.workshops = references.resolveNames('workshops', workshops, 'workshops');
    if (companies) input.companies = references.resolveNames('companies', companies, 'companies');
    if (hours !== undefined) input.hours = hoursOf(hours, timeSlots, report);
  }
  return input;
}

/** A specialist's price range follows the services, unless it is or was set separately. */
export function priceOf(entry: Entry, before: CompleteRecords[ListName] | null, { services }: Fields): Fields {
  if (entry.list !== 'specialists' || !services) return {};
  const { basePricePence, highPricePence } = entry.input as RecordInputs['specialists'];
  if (basePricePence !== undefined || highPricePence !== undefined) return {};
  const noPrice = { services: [], basePricePence: null, highPricePence: null };
  return priceAfterChange((before as CompleteRecords['specialists'] | null) ?? noPrice, services as Offer[]);
}
