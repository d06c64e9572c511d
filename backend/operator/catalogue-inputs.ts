import { z } from 'zod';
import { InvalidCell, readAreas, readMinutes, readOffers, readPrice } from '../domain/catalogue/cells.ts';
import { isSameName, type Offer, type ServedArea } from '../domain/catalogue/records.ts';
import { type Input, line, repeated, value } from './inputs.ts';

/** A value written like a CSV cell of an import. */
function cell<T>(read: (text: string) => T) {
  return z.string().transform((text, context): T => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
}

/** Exactly one entry of a cell. */
function single<T>(read: (text: string) => T[], example: string) {
  return cell((text) => {
    const [entry, ...more] = read(text);
    if (entry === undefined || more.length > 0) throw new InvalidCell(`must be one entry such as ${example}`);
    return entry;
  });
}

export const offers: Input<Offer[]> = repeated(
  value(
    'a service that the specialist offers, with price and duration; replaces an offer with the same name',
    'OFFER',
    single(readOffers, '“Plumbing=£45-£60/90min”'),
  ),
);

export const servedAreas: Input<ServedArea[]> = repeated(
  value(
    'an area that the specialist travels to, with the travel fee; replaces the current fee',
    'AREA[=FEE]',
    single(readAreas, '“Oadby=£5”'),
  ),
);

export const priceRange = (summary: string) => value(summary, '£FROM[-£TO]', cell(readPrice));
export const minutes = (summary: string) => value(summary, 'MINUTES', cell(readMinutes));
export const names = (summary: string) => repeated(line(summary, 'NAME'));

/** A text that an empty value removes. It is validated with the record. */
export const clearable = (summary: string, placeholder: string) => value(summary, placeholder, z.string());

export const hours = clearable(
  'the hours, for example “Mon-Fri 08:00-17:00; Sat 09:00-12:00”; empty for none',
  'HOURS',
);
export const offerSyntax =
  'An OFFER is “Service=£45-£60/90min”, or “Service: own name=£45/90min | description”; price, duration and description are optional.';

export const yesOrNo = (summary: string): Input<boolean> =>
  value(
    summary,
    'yes|no',
    z.string().transform((text, context) => {
      if (/^(yes|no)$/i.test(text.trim())) return text.trim().toLowerCase() === 'yes';
      context.addIssue({ code: 'custom', message: 'must be yes or no' });
      return z.NEVER;
    }),
  );

/** Adds names to a list and removes others. Undefined when there is nothing to change. */
export function changedNames(current: readonly string[], added: readonly string[], removed: readonly string[]) {
  if (added.length === 0 && removed.length === 0) return undefined;
  const unchanged = current.filter((name) => ![...added, ...removed].some((other) => isSameName(name, other)));
  return [...unchanged, ...added];
}

/** Replaces offers that have the same name. `removed` are names of offers or of services. */
export function changedOffers(current: readonly Offer[], added: readonly Offer[], removed: readonly string[]) {
  if (added.length === 0 && removed.length === 0) return undefined;
  const isSame = (offer: Offer, other: Offer) =>
    isSameName(offer.service, other.service) && isSameName(offer.name, other.name);
  return [
    ...current
      .filter(({ name, service }) => !removed.some((other) => isSameName(name, other) || isSameName(service, other)))
      .map((offer) => added.find((other) => isSame(offer, other)) ?? offer),
    ...added.filter((offer) => !current.some((other) => isSame(offer, other))),
  ];
}

export function changedAreas(current: readonly ServedArea[], added: readonly ServedArea[], removed: readonly string[]) {
  if (added.length === 0 && removed.length === 0) return undefined;
  const replaced = [...added.map(({ area }) => area), ...removed];
  return [...current.filter(({ area }) => !replaced.some((other) => isSameName(area, other))), ...added];
}

/** Problems for names to remove that are not in the list: probably spelling mistakes. */
export function missingNames(current: readonly string[], removed: readonly string[], plural: string): string[] {
  return removed
    .filter((name) => !current.some((other) => isSameName(name, other)))
    .map((name) => `“${name}” is not among the ${plural}: ${current.join(', ') || 'there are none'}.`);
}
