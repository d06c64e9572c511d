import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import { customWorkshopForm } from '#shared/forms/application.ts';
import { optionalLine, optionalText, requiredAddress } from '#shared/forms/fields.ts';
import { MAX_CUSTOM_ENTRIES, MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import { parsePounds } from '#shared/money.ts';
import { normaliseLine } from '#shared/plain-text.ts';
import type { Named } from '../../store/catalogue/lists.ts';
import { Form, parseObject, parseRecords, textsOf } from '../form.ts';
import type { ApplicationOptions } from './application-options.ts';

/** The texts of an application as received: single ones, and lists by the name before `[]`. */
export interface ApplicationParts {
  fields: ReadonlyMap<string, string>;
  lists: ReadonlyMap<string, readonly string[]>;
}

export interface OfferedService extends NamedOffer {
  basePricePence: number;
  /** Null when there is one price only. */
  highPricePence: number | null;
  durationMinutes: number | null;
  /** The applicant's own description. */
  priceDescription: string | null;
}

/** The price of one service (JOIN-15, JOIN-16). Adds its errors to `form`. */
function readPrice(form: Form, { name, description }: NamedOffer, price: unknown): OfferedService {
  const entry = new Form(textsOf(price));
  const text = (field: string) => entry.text(field, optionalLine(TEXT_LIMITS.name));
  const [lowText, highText, minutesText] = [text('base_price'), text('price_high'), text('estimated_duration')];
  const basePricePence = parsePounds(lowText);
  const highPricePence = highText === '' ? null : parsePounds(highText);
  if (basePricePence === null) entry.add('servicePricing', basePriceMessage(name));
  if (highText !== '' && (highPricePence === null || highPricePence < (basePricePence ?? 0)))
    entry.add('servicePricing', `The maximum price of “${name}” must not be below its base price.`);
  const durationMinutes = /^[1-9]\d{0,5}$/.test(minutesText) ? Number(minutesText) : null;
  if (minutesText !== '' && (durationMinutes === null || durationMinutes > MAX_SERVICE_MINUTES))
    entry.add('servicePricing', `The estimated duration of “${name}” is a number of minutes, at least 1.`);
  const priceDescription = entry.text('custom_description', optionalText(TEXT_LIMITS.serviceDescription));
  form.add('servicePricing', ...entry.errors.map((error) => error.message));
  return {
    name,
    description,
    basePricePence: basePricePence ?? 0,
    highPricePence,
    durationMinutes,
    priceDescription: priceDescription || null,
  };
}

/** At least one service, each with its price. */
export function readServices(form: Form, parts: ApplicationParts, options: ApplicationOptions): OfferedService[] {
  const services = readNamedOffers(form, parts, 'service', {
    chosen: 'services',
    options: options.services,
    custom: 'customServices',
  });
  if (services.length === 0) form.add('services', fieldMessages.services);
  const pricing = parseObject(parts.fields.get('servicePricing') ?? '');
  if (pricing === null) {
    form.add('servicePricing', 'We couldn’t read the prices of the services.');
    return [];
  }
  const prices = new Map([...pricing].map(([name, price]) => [normaliseLine(name), price]));
  return services.map((service) => readPrice(form, service, prices.get(service.name)));
}

/** A chosen option, without a description, or a custom entry. */
interface NamedOffer {
  name: string;
  description: string | null;
}

export interface WorkshopAddress {
  name: string;
  address: string;
  city: string | null;
  county: string | null;
  postcode: string | null;
}

/** A list of the application, as the script names it. */
interface ListField {
  field: string;
  /** What an entry is, in a sentence. */
  noun: string;
  plural?: string;
}

const customName = (noun: string) => requiredAddress(`Enter a name for each ${noun} of your own`, TEXT_LIMITS.name);

/** The names of the choices, given as names or ids, each once. Adds an error for unknown ones. */
function readChoices(form: Form, { lists }: ApplicationParts, { field, noun }: ListField, options: readonly Named[]) {
  const choices = lists.get(field) ?? [];
  const namesByInput = new Map(options.flatMap(({ id, name }) => [[String(id), name] as const, [name, name] as const]));
  const names = choices.map((choice) => namesByInput.get(choice));
  if (names.includes(undefined)) form.add(field, `Choose each ${noun} from the list`);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Parses the custom entries of a list, each as a form. Adds their errors to `form`. */
function readCustomEntries<T>(
  form: Form,
  { lists }: ApplicationParts,
  { field, noun }: ListField,
  read: (entry: Form) => T,
): T[] {
  const list = parseRecords(lists.get(field) ?? []);
  if (list === null) form.add(field, `We couldn’t read your own ${noun}s.`);
  if (list !== null && list.length > MAX_CUSTOM_ENTRIES)
    form.add(field, `Add at most ${MAX_CUSTOM_ENTRIES} ${noun}s of your own`);
  return (list ?? []).slice(0, MAX_CUSTOM_ENTRIES).map((value) => {
    const entry = new Form(textsOf(value));
    const result = read(entry);
    form.add(field, ...entry.errors.map(({ message }) => message));
    return result;
  });
}

/** Services, or immediate services. Prices refer to their names, so these are unique (C-76). */
export function readNamedOffers(
  form: Form,
  application: ApplicationParts,
  noun: string,
  parts: { chosen: string; options: readonly Named[]; custom: string },
): NamedOffer[] {
  const chosen = readChoices(form, application, { field: parts.chosen, noun }, parts.options);
  const custom = readCustomEntries(form, application, { field: parts.custom, noun }, (entry) => ({
    name: entry.text('name', customName(noun)),
    description: entry.text('description', optionalText(TEXT_LIMITS.serviceDescription)) || null,
  }));
  const all = [...chosen.map((name) => ({ name, description: null })), ...custom];
  if (new Set(all.map(({ name }) => name.toLowerCase())).size < all.length)
    form.add(parts.custom, `Enter each ${noun} only once`);
  return all;
}

/** Custom areas or companies, which only have a name. */
function readCustomNames(form: Form, { lists }: ApplicationParts, list: Required<ListField>): string[] {
  const { field, noun, plural } = list;
  const names = lists.get(field) ?? [];
  if (names.length > MAX_CUSTOM_ENTRIES) form.add(field, `Add at most ${MAX_CUSTOM_ENTRIES} ${plural} of your own`);
  return names.slice(0, MAX_CUSTOM_ENTRIES).map((name) => {
    const entry = new Form(new Map([['name', name]]));
    const text = entry.text('name', customName(noun));
    form.add(field, ...entry.errors.map(({ message }) => message));
    return text;
  });
}

/** Of an invalid one, which is refused later. */
const NO_WORKSHOP = { name: '', address: '', city: '', county: '', postcode: '' };

function readWorkshop(entry: Form): WorkshopAddress {
  const { name, address, city, county, postcode } = { ...NO_WORKSHOP, ...entry.read(customWorkshopForm) };
  return { name, address, city: city || null, county: county || null, postcode: postcode || null };
}

/** Areas, companies and workshops (JOIN-18, JOIN-19, JOIN-26, JOIN-27). */
export function readLocations(form: Form, parts: ApplicationParts, options: ApplicationOptions) {
  const locations = [
    ...readChoices(form, parts, { field: 'locations', noun: 'location' }, options.areas),
    ...readCustomNames(form, parts, { field: 'customLocations', noun: 'location', plural: 'locations' }),
  ];
  const companies = [
    ...readChoices(form, parts, { field: 'companies', noun: 'company' }, options.companies),
    ...readCustomNames(form, parts, { field: 'customCompanies', noun: 'company', plural: 'companies' }),
  ];
  const workshops = [
    ...readChoices(form, parts, { field: 'workshops', noun: 'workshop' }, options.workshops),
    ...readCustomEntries(form, parts, { field: 'customWorkshops', noun: 'workshop' }, readWorkshop),
  ];
  return { locations, companies, workshops };
}
