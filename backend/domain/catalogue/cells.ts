import { parsePounds } from '#shared/money.ts';
import type { Offer, ServedArea } from './field-schemas.ts';

/*
 * How one cell of a spreadsheet holds several values: `Leicester; Oadby=£5`, or
 * `Brake Repair: Pads and discs=£110-£210/90min | Per axle; MOT=£40`. A backslash before a
 * separator makes it part of the text.
 */

/** A cell that can't be parsed, with a sentence that says why. */
export class InvalidCell extends Error {}

const separators = /[\\;|=:]/g;

/** Escapes the separators of a text. */
function escapeText(text: string): string {
  return text.replace(separators, '\\$&').replace(/\n/g, '\\n');
}

function unescapeText(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character)).trim();
}

/** The positions of a separator that isn't escaped. */
function positionsOf(text: string, separator: string): number[] {
  const positions: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === separator) positions.push(index);
  }
  return positions;
}

/** Splits at the first separator; the second part is undefined when there is none. */
function splitAt(text: string, separator: string): [string, string | undefined] {
  const [position] = positionsOf(text, separator);
  return position === undefined ? [text, undefined] : [text.slice(0, position), text.slice(position + 1)];
}

function entriesOf(text: string): string[] {
  const positions = [-1, ...positionsOf(text, ';'), text.length];
  return positions
    .slice(1)
    .map((end, index) => text.slice((positions[index] ?? 0) + 1, end).trim())
    .filter((entry) => entry !== '');
}

/** `£45`, `45.50` or `£1,200` in pence. */
function readPounds(text: string): number {
  const amount = text.trim();
  const pence = parsePounds(amount);
  if (pence === null) throw new InvalidCell(`“${amount}” is not an amount such as £45 or £45.50`);
  return pence;
}

/** As short as possible, since people edit these in a spreadsheet. */
function formatPounds(pence: number): string {
  return `£${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`;
}

interface Price {
  basePricePence: number | null;
  highPricePence: number | null;
}

/** `£45-£60` or `£45`; an empty text is no price. */
export function readPrice(text: string): Price {
  const [low = '', high, ...more] = text
    .replace(/[\u2010-\u2015]/g, '-')
    .split('-')
    .map((amount) => amount.trim());
  if (more.length > 0) throw new InvalidCell(`“${text.trim()}” is not a price such as £45 or £45-£60`);
  if (low === '' && high === undefined) return { basePricePence: null, highPricePence: null };
  return {
    basePricePence: low === '' ? null : readPounds(low),
    highPricePence: high === undefined ? null : readPounds(high),
  };
}

/** The inverse of `readPrice`; a highest price alone is `-£60`. */
export function formatPriceCell({ basePricePence, highPricePence }: Price): string {
  const low = basePricePence === null ? '' : formatPounds(basePricePence);
  return highPricePence === null ? low : `${low}-${formatPounds(highPricePence)}`;
}

/** `90min`, `90 minutes` or `90`; an empty text is null. */
export function readMinutes(text: string): number | null {
  if (text.trim() === '') return null;
  const [, count] = /^(\d{1,6})\s*(?:m|min|mins|minutes?)?$/i.exec(text.trim()) ?? [];
  if (count === undefined) throw new InvalidCell(`“${text.trim()}” is not a duration such as 90min`);
  return Number(count);
}

export function formatMinutesCell(minutes: number | null): string {
  return minutes === null ? '' : `${minutes}min`;
}

export function readNames(text: string): string[] {
  return entriesOf(text).map(unescapeText);
}

export function formatNamesCell(names: readonly string[]): string {
  return names.map(escapeText).join('; ');
}

export function readAreas(text: string): ServedArea[] {
  return entriesOf(text).map((entry) => {
    const [area, fee] = splitAt(entry, '=');
    return { area: unescapeText(area), travelFeePence: fee === undefined ? null : readPounds(fee) };
  });
}

export function formatAreasCell(areas: readonly ServedArea[]): string {
  return areas
    .map(({ area, travelFeePence: fee }) => `${escapeText(area)}${fee === null ? '' : `=${formatPounds(fee)}`}`)
    .join('; ');
}

export function readOffers(text: string): Offer[] {
  return entriesOf(text).map((entry) => {
    const [terms, description] = splitAt(entry, '|');
    const [naming, pricing = ''] = splitAt(terms, '=');
    const [service, name] = splitAt(naming, ':');
    const [price = '', duration = '', ...more] = pricing.split('/');
    if (more.length > 0)
      throw new InvalidCell(`“${pricing.trim()}” is not a price and a duration such as £45-£60/90min`);
    return {
      service: unescapeText(service),
      name: unescapeText(name ?? service),
      description: unescapeText(description ?? '') || null,
      ...readPrice(price),
      durationMinutes: readMinutes(duration),
    };
  });
}

function formatOffer({ service, name, description, durationMinutes, ...price }: Offer): string {
  const naming = name === service ? escapeText(service) : `${escapeText(service)}: ${escapeText(name)}`;
  const duration = durationMinutes === null ? '' : `/${formatMinutesCell(durationMinutes)}`;
  const terms = `${formatPriceCell(price)}${duration}`;
  return [naming, terms === '' ? '' : `=${terms}`, description === null ? '' : ` | ${escapeText(description)}`].join(
    '',
  );
}

export function formatOffersCell(offers: readonly Offer[]): string {
  return offers.map(formatOffer).join('; ');
}
