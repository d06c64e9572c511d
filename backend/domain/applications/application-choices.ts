import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CUSTOM_ENTRIES, TEXT_LIMITS } from '#shared/limits.ts';
import { parsePostcode } from '#shared/uk/postcode.ts';
import type { Named } from '../../store/applications/application-options.ts';
import { Form, textsOf } from '../forms/form.ts';
import { parseRecords } from '../forms/json-text.ts';
import type { ApplicationOptions } from './application-options.ts';
import type { ApplicationParts } from './application-parts.ts';

/** A chosen option, without a description, or an own entry. */
export interface NamedOffer {
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

/** The names of the choices, which are names or ids, each once. Adds an error for unknown ones. */
function readChoices(form: Form, choices: readonly string[], options: readonly Named[], what: string): string[] {
  const known = new Map(options.flatMap(({ id, name }) => [[String(id), name] as const, [name, name] as const]));
  const names = choices.map((choice) => known.get(choice));
  if (names.includes(undefined)) form.errors.push(`Please choose each ${what} from the list.`);
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Reads records in JSON, each as a form of its own. Adds their errors to `form`. */
function readCustomEntries<T>(form: Form, texts: readonly string[], what: string, read: (entry: Form) => T): T[] {
  const list = parseRecords(texts);
  if (list === null) form.errors.push(`The ${what}s of your own could not be read.`);
  if (list !== null && list.length > MAX_CUSTOM_ENTRIES)
    form.errors.push(`Please add at most ${MAX_CUSTOM_ENTRIES} ${what}s of your own.`);
  return (list ?? []).slice(0, MAX_CUSTOM_ENTRIES).map((value) => {
    const entry = new Form(textsOf(value));
    const result = read(entry);
    form.errors.push(...entry.errors);
    return result;
  });
}

/** Services, or immediate services: a name may occur once, since prices go by it (C-76). */
export function readNamedOffers(
  form: Form,
  { lists }: ApplicationParts,
  what: string,
  parts: { chosen: string; options: readonly Named[]; own: string },
): NamedOffer[] {
  const chosen = readChoices(form, lists.get(parts.chosen) ?? [], parts.options, what);
  const own = readCustomEntries(form, lists.get(parts.own) ?? [], what, (entry) => ({
    name: entry.line('name', {
      label: `name of the ${what}`,
      maxLength: TEXT_LIMITS.name,
      required: `Enter a name for each ${what} of your own`,
    }),
    description:
      entry.lines('description', { label: `description of the ${what}`, maxLength: TEXT_LIMITS.serviceDescription }) ||
      null,
  }));
  const all = [...chosen.map((name) => ({ name, description: null })), ...own];
  if (new Set(all.map(({ name }) => name.toLowerCase())).size < all.length)
    form.errors.push(`Please name each ${what} only once.`);
  return all;
}

/** Own areas or companies, which are names alone. */
function readCustomNames(form: Form, names: readonly string[], what: string, several: string): string[] {
  if (names.length > MAX_CUSTOM_ENTRIES)
    form.errors.push(`Please add at most ${MAX_CUSTOM_ENTRIES} ${several} of your own.`);
  return names.slice(0, MAX_CUSTOM_ENTRIES).map((name) => {
    const entry = new Form(new Map([['name', name]]));
    const text = entry.line('name', {
      label: `name of the ${what}`,
      maxLength: TEXT_LIMITS.name,
      required: `Enter a name for each ${what} of your own`,
    });
    form.errors.push(...entry.errors);
    return text;
  });
}

function readWorkshop(entry: Form): WorkshopAddress {
  const postcode = entry.code('postal_code', { label: 'postcode of the workshop', maxLength: 10 });
  const optional = (name: string, label: string, maxLength: number) => entry.line(name, { label, maxLength }) || null;
  return {
    name: entry.line('name', {
      label: 'name of the workshop',
      maxLength: TEXT_LIMITS.name,
      required: fieldMessages.workshopName,
    }),
    address: entry.line('address', {
      label: 'address of the workshop',
      maxLength: TEXT_LIMITS.workshopAddress,
      required: fieldMessages.workshopAddress,
    }),
    city: optional('city', 'town of the workshop', 80),
    county: optional('state', 'county of the workshop', 80),
    postcode: (parsePostcode(postcode) ?? postcode) || null,
  };
}

/** Areas, companies and workshops (JOIN-18, JOIN-19, JOIN-26, JOIN-27). */
export function readLocations(form: Form, { lists }: ApplicationParts, options: ApplicationOptions) {
  const list = (name: string) => lists.get(name) ?? [];
  const locations = [
    ...readChoices(form, list('locations'), options.areas, 'location'),
    ...readCustomNames(form, list('customLocations'), 'location', 'locations'),
  ];
  const companies = [
    ...readChoices(form, list('companies'), options.companies, 'company'),
    ...readCustomNames(form, list('customCompanies'), 'company', 'companies'),
  ];
  const workshops = [
    ...readChoices(form, list('workshops'), options.workshops, 'workshop'),
    ...readCustomEntries(form, list('customWorkshops'), 'workshop', readWorkshop),
  ];
  return { locations, companies, workshops };
}
