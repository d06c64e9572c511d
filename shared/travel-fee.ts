import { formatPrice, formatPriceRange } from './money.ts';
import { plainText } from './plain-text.ts';
import { MAX_ADDRESS_READ, readAddress } from './uk/address.ts';

/** An area that a specialist travels to. A fee of null is unknown. */
export interface TravelArea {
  name: string;
  travelFee: { pence: number } | null;
}

/** In pence. */
export interface PenceRange {
  low: number;
  high: number;
}

/** What a specialist charges to come to an address. */
export interface TravelFee {
  /** The area of the address; null if it names none, which leaves the fees of all areas. */
  area: string | null;
  /** Null if unknown. */
  fee: PenceRange | null;
}

/**
 * The travel fee to an address, by its structure: a locality before the post town, else the
 * postcode's district, else the post town, else the county. The name of a street, a house or a
 * longer place (`Loughborough Road`, `Leicester Forest East`) is no area's, nor is a place of the
 * same name elsewhere (`Beeston, Leeds`).
 */
export function travelFeeOf(areas: readonly TravelArea[], address: string): TravelFee {
  const area = areaOf(areas, address);
  const fees = (area ? [area] : areas).flatMap(({ travelFee }) => travelFee?.pence ?? []);
  return { area: area?.name ?? null, fee: rangeOf(fees) };
}

const rangeOf = (pence: readonly number[]): PenceRange | null =>
  pence.length > 0 ? { low: Math.min(...pence), high: Math.max(...pence) } : null;

const CITIES = ['leicester', 'nottingham', 'derby', 'lincoln', 'coventry', 'northampton', 'peterborough', 'sheffield'];

/** What people write short. */
const FULL_WORDS = new Map(
  Object.entries({
    leics: 'leicestershire',
    notts: 'nottinghamshire',
    derbys: 'derbyshire',
    lincs: 'lincolnshire',
    northants: 'northamptonshire',
    warks: 'warwickshire',
    staffs: 'staffordshire',
    leic: 'leicester',
    nottm: 'nottingham',
    lboro: 'loughborough',
    mkt: 'market',
    saint: 'st',
    upon: 'on',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  }),
);

const isCounty = (word = '') => /.shire$|^rutland$/.test(word);

/** The postcode areas of the East Midlands and around, and the counties of most districts. */
const NEAR = /^(?:LE|NG|DE|LN|NN|PE|CV|S|ST|SK|DN|B|WS|MK|OX)\d/;
const COUNTY_DISTRICTS: readonly [RegExp, string][] = [
  [/^LE(?!15)\d/, 'leicestershire'],
  [/^NG(?!10|3[1-4])\d/, 'nottinghamshire'],
  [/^(?:DE(?!1[345])\d|NG10)/, 'derbyshire'],
];

/** The post towns of the districts, and the places that are most of a district. */
const POST_TOWNS: readonly [RegExp, ...string[]][] = [
  [/^LE2$/, 'leicester', 'oadby'],
  [/^LE(?:[1-9]|19|21)$/, 'leicester'],
  [/^LE10$/, 'hinckley'],
  [/^LE1[12]$/, 'loughborough'],
  [/^LE1[34]$/, 'melton mowbray'],
  [/^LE15$/, 'oakham'],
  [/^LE16$/, 'market harborough'],
  [/^LE17$/, 'lutterworth'],
  [/^LE18$/, 'wigston'],
  [/^LE65$/, 'ashby'],
  [/^LE67$/, 'coalville'],
  [/^NG2$/, 'nottingham', 'west bridgford'],
  [/^NG5$/, 'nottingham', 'arnold'],
  [/^NG9$/, 'nottingham', 'beeston'],
  [/^NG10$/, 'nottingham', 'long eaton'],
  [/^NG(?:[1-8]|1[1-6])$/, 'nottingham'],
  [/^NG(?:1[89]|2[01])$/, 'mansfield'],
  [/^NG2[2-4]$/, 'newark'],
  [/^DE(?:[1-3]|2[1-4]|65|7[2-4])$/, 'derby'],
  [/^DE7$/, 'ilkeston'],
];

/** Areas that hold every district of `NEAR`. */
const REGION = /^(?:(?:east )?midlands|england|uk|united kingdom|great britain|nationwide|anywhere|everywhere)$/;

function townsOf(district: string): string[] {
  const [, ...towns] = POST_TOWNS.find(([pattern]) => pattern.test(district)) ?? [/^/];
  return towns;
}

/** Towns and counties far away, with places of the same names as here. */
const FAR =
  /^(?:leeds|london|bristol|manchester|liverpool|york|norwich|bradford|hull|wakefield|barnsley|bedford|sandy|norfolk|suffolk|cheshire|bedfordshire|yorkshire)$/;

/** What may stand beside a place's name without making it another's. */
const QUALIFIER = /^(?:city|town|centre|center|central|near|nr|north|south|east|west|village|[a-z]{1,2}\d{1,2}[a-z]?)$/;

/** What makes the name after it another's, as in Long Eaton. */
const NAME_START = /^(?:great|little|long|new|old|upper|lower|over|nether|market|castle|church|kings|queens)$/;

const STREET_TYPE =
  /^(?:road|rd|street|st|lane|ln|avenue|ave|gate|close|cl|drive|dr|way|hill|court|ct|crescent|cres|place|pl|square|sq|row|terrace|mews|grove|gardens|gdns|green|parade|boulevard|blvd|walk|rise|view|yard|chase|park|mount|croft|bank|wharf|broadway|ropewalk|parkway|estate)$/;

const BUILDING = /^(?:house|lodge|hall|building|business|college|school|university|hospital|farm|cottage|arms|centre)$/;

/** The words of places, in lower case and full: `Nott’m` is Nottingham. */
export const placeWords = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => FULL_WORDS.get(word) ?? word);

/** Districts in a row: `LE1-LE5`, `DE21–24`, `LE1/2/3`. What follows `+` may be a distance. */
const DISTRICTS = /\b([A-Z]{1,2})(\d{1,2}[A-Z]?)\b((?:\s*(?:[-/,&+]|TO|AND)\s*(?:\1)?\d{1,2}[A-Z]?\b(?!\s*MI))*)/g;

function districtsIn(text: string): string[] {
  return [...plainText(text).toUpperCase().matchAll(DISTRICTS)].flatMap(([, letters = '', first = '', others = '']) => {
    const numbers = [first];
    for (const [, by = '', next = ''] of others.matchAll(/([-/,&+]|TO|AND)\D*(\d+[A-Z]?)/g)) {
      const isSpan = by === '-' || by === 'TO';
      const from = Number.parseInt(numbers.at(-1) ?? '', 10) + 1;
      for (let number = from; isSpan && number < Number.parseInt(next, 10); number += 1) numbers.push(String(number));
      numbers.push(next);
    }
    return numbers.map((number) => letters + number);
  });
}

/** Beside the name of a place in an area's name. */
const AROUND =
  /^(?:all|whole|of|the|city|town|centre|center|central|greater|wider|inner|outer|within|miles?|radius|around|surrounding|surroundings|nearby|near|nr|areas?|villages?|postcodes?|districts?|only)$/;

const DIRECTION = /^(?:north|south|east|west)$/;

/** `South Leicester` and `North West Leicestershire`, but not `West Bridgford`. */
const withoutDirection = (words: readonly string[]) => {
  const rest = words.filter((word) => !DIRECTION.test(word));
  return isCity(rest) || (rest.length > 0 && rest.every(isCounty)) ? rest : words;
};

function withoutAround(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !AROUND.test(word));
  return first < 0 ? [] : words.slice(first, words.findLastIndex((word) => !AROUND.test(word)) + 1);
}

/**
 * The places that an area's name has, as words, and its postcode districts: `Oadby & Wigston`,
 * `Beeston (NG9)`, `LE2`. Towns are also known by the words before the river (`Newark-on-Trent`).
 */
function readAreaName(name: string) {
  const places = (name.replace(/\(.*?\)/g, '').trim() || name)
    .split(/[,&/()+;:|–—]|\s-\s|\band\b/i)
    .map((place) => placeWords(place).filter((word) => !/\d/.test(word)))
    .flatMap((words) => {
      const place = withoutDirection(withoutAround(words));
      const river = place.findIndex((word) => /^(?:on|de|in|by)$/.test(word));
      return place.length > 0 ? [words, place, place.slice(0, Math.max(0, river))] : [];
    })
    .filter((words) => words.length > 0);
  return { places, districts: districtsIn(name) };
}

type NamedArea<Area> = ReturnType<typeof readAreaName> & { area: Area };

/** An area whose name stands in an address: in which part, from which word, how many words. */
interface Mention<Area> {
  area: Area;
  part: number;
  at: number;
  words: readonly string[];
}

const isAt = (words: readonly string[], at: number, place: readonly string[]) =>
  place.every((word, index) => words[at + index] === word);

const isCity = (place: readonly string[]) => place.length === 1 && CITIES.includes(place[0] ?? '');

/** For each word, and the end, whether from there on are only places and their qualifiers. */
function placesOnly(words: readonly string[], places: readonly (readonly string[])[]): boolean[] {
  const ends = words.map(() => false).concat(true);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    const isAlone = QUALIFIER.test(word) || CITIES.includes(word) || isCounty(word);
    ends[at] =
      (isAlone && ends[at + 1] === true) ||
      places.some((place) => isAt(words, at, place) && ends[at + place.length] === true);
  }
  return ends;
}

/** Whether a place can begin after these words: a street, other places, or nothing. */
function endsBefore(before: readonly string[], place: readonly string[], isLastPart: boolean): boolean {
  const last = before.findLastIndex((word) => !QUALIFIER.test(word));
  const word = before[last];
  if (word === undefined) return true;
  if (/^\d/.test(word) || (NAME_START.test(word) && !isCity(place))) return false;
  return isLastPart || before.some((each, index) => /^\d/.test(each) || (index > 0 && STREET_TYPE.test(each)));
}

/** Whether a name is the beginning of another of the same area: `Ashby` may be another Ashby. */
const isShortened = (place: readonly string[], names: readonly (readonly string[])[]) =>
  names.some((name) => name.length > place.length && isAt(name, 0, place));

/** Whether a place at its start makes a part one of its own before a city: `Beeston Rylands`. */
const isWithin = (words: readonly string[], place: readonly string[], next: readonly string[] = []) =>
  isCity(next.slice(0, 1)) &&
  !isCity(place) &&
  !place.every(isCounty) &&
  !words.some((word) => STREET_TYPE.test(word) || BUILDING.test(word));

function mentionsIn<Area>(parts: readonly string[][], named: readonly NamedArea<Area>[]): Mention<Area>[] {
  const places = named.flatMap((each) => each.places);
  return parts.flatMap((words, part) => {
    const ends = placesOnly(words, places);
    const isLastPart = part === parts.length - 1;
    return words.flatMap((_word, at) =>
      named.flatMap(({ area, places: names }) =>
        names
          .filter((place) => isAt(words, at, place))
          .filter(
            (place) =>
              (ends[at + place.length] && endsBefore(words.slice(0, at), place, isLastPart)) ||
              (at === 0 && !isShortened(place, names) && isWithin(words, place, parts[part + 1])),
          )
          .map((place) => ({ area, part, at, words: place })),
      ),
    );
  });
}

/** The parts of an address as words, and its postcode's district. */
function readParts(address: string) {
  const { place, postcode } = readAddress(address);
  const parts = place.length > MAX_ADDRESS_READ ? [] : place.split(/[,|()]|\s[-–—]\s/).map(placeWords);
  return {
    all: parts.filter((words) => words.length > 0),
    district: postcode?.split(' ')[0] ?? districtsIn(place.slice(0, MAX_ADDRESS_READ)).at(-1) ?? '',
    isFar: postcode !== null && !NEAR.test(postcode),
  };
}

/** A list of specialists has one address and few areas, so each is read once. */
function remembered<Value>(read: (text: string) => Value, most: number): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? read(text);
    if (values.size >= most) values.clear();
    values.set(text, value);
    return value;
  };
}

const partsOf = remembered(readParts, 1);
const namesOf = remembered(readAreaName, 100);

interface NamedPlace {
  name: string;
}

/** Where an address is, and who comes there. */
export interface Coverage {
  /** As the area is named, if that is smaller than a region, or else the postcode's district. */
  place: string;
  /** Whether these areas hold the address; null if none are listed. */
  covers(areas: readonly NamedPlace[]): boolean | null;
}

/**
 * Tells who comes to an address, by the areas that they list. `known` are the areas of all of them;
 * null if the address is in none of these and has no postcode.
 */
export function coverageOf(known: readonly NamedPlace[], address: string): Coverage | null {
  const { district } = partsOf(address);
  const area = areaOf(known, address);
  const place = area && !isRegion(area) ? area.name : district;
  if (!place) return null;
  return {
    place,
    covers: (areas) => (areas.length === 0 ? null : areaOf(areas, address) !== undefined),
  };
}

const isRegion = ({ name }: NamedPlace) => namesOf(name).places.some((place) => REGION.test(place.join(' ')));

function areaOf<Area extends NamedPlace>(areas: readonly Area[], address: string): Area | undefined {
  const { all, district, isFar } = partsOf(address);
  const named = areas.map((area) => ({ area, ...namesOf(area.name) }));
  const widelyNamed = (word = '') => named.find(({ places }) => places.some((place) => place.join(' ') === word))?.area;
  const atDistrict = named.find(({ districts }) => districts.includes(district))?.area;
  const last = all.at(-1)?.at(-1);
  if (isFar || (last !== undefined && FAR.test(last) && !widelyNamed(last))) return atDistrict;
  // What stands before the number of the house is the name of a flat, a house or a company.
  const house = all.findIndex(([word = '']) => /^\d/.test(word));
  const parts = all.slice(Math.max(0, house));
  const found = mentionsIn(parts, named);
  const mentions = (found.length > 0 ? found : mentionsIn(all, named)).toSorted(
    (a, b) => a.part - b.part || a.at - b.at || b.words.length - a.words.length,
  );
  // The city if there is one, else what follows a street and a locality.
  const hasCity = parts.some((words) => {
    const ends = placesOnly(words, []);
    return words.some((word, at) => isCity([word]) && ends[at + 1]);
  });
  const townPart = parts.findLastIndex((words) => !words.every(isCounty));
  const isPostTown = ({ words, part }: Mention<Area>) => (hasCity ? isCity(words) : part > 1 && part === townPart);
  const byTown = mentions.filter(({ words }) => !words.every(isCounty));
  return (
    byTown.find((mention) => !isPostTown(mention))?.area ??
    atDistrict ??
    (byTown[0] ?? mentions[0])?.area ??
    widelyNamed(district.replace(/\d.*/, '').toLowerCase()) ??
    widelyNamed(COUNTY_DISTRICTS.find(([pattern]) => pattern.test(district))?.[1]) ??
    townsOf(district)
      .map((town) => widelyNamed(town))
      .find(Boolean) ??
    areas.find((area) => NEAR.test(district) && isRegion(area))
  );
}

/** Whether a text has a postcode or a district of the East Midlands or around: `LE2`. */
export function namesDistrict(text: string): boolean {
  const { district, isFar } = readParts(text);
  return NEAR.test(district) && !isFar;
}

/** The post town of a postcode or district in a text, in lower case; null if it isn't known. */
export const postTownOf = (text: string): string | null => townsOf(readParts(text).district)[0] ?? null;

/** The range of the prices with their travel fees. One that is unknown adds nothing. */
export function priceWithTravel(offers: readonly { price: PenceRange; travel: TravelFee | null }[]): PenceRange | null {
  return rangeOf(
    offers.flatMap(({ price, travel }) => [price.low + (travel?.fee?.low ?? 0), price.high + (travel?.fee?.high ?? 0)]),
  );
}

/** What a price of `priceWithTravel` includes: '£5 travel to Beeston'. */
export function includedTravelText(fees: readonly TravelFee[]): string {
  const known = fees.flatMap(({ fee }) => fee ?? []);
  const fee = rangeOf(known.flatMap(({ low, high }) => [low, high]));
  const names = new Set(fees.map(({ area }) => area));
  const [area] = names;
  const to = names.size === 1 && area ? ` to ${area}` : '';
  if (!fee) return `Travel fee${to} not known yet`;
  const unknown = known.length < fees.length ? '. Some travel fees aren’t known yet' : '';
  if (fee.high === 0) return `No travel fee${to}${unknown}`;
  return `Including ${formatPriceRange(fee.low, fee.high)} travel${to}${unknown}`;
}

/** The note for specialists who don't list the place of the address: their fees are for others. */
export const distantTravelText = ({ fee }: TravelFee): string =>
  `Travel fee depends on the distance${fee ? `: ${formatPriceRange(fee.low, fee.high)} in their areas` : ''}`;

/** A travel fee beside the price of the work, if that is known: ' + £5 travel' and 'to Beeston'. */
export function addedTravelText({ area, fee }: TravelFee, hasPrice: boolean): { added: string; note: string } {
  const to = area ? ` to ${area}` : '';
  if (!fee) return { added: '', note: `Travel fee${to} not known yet` };
  if (fee.high === 0) return { added: '', note: `No travel fee${to}` };
  if (fee.low < fee.high) return { added: '', note: `Plus a travel fee of ${formatPriceRange(fee.low, fee.high)}` };
  const travel = `${formatPrice(fee.low)} travel`;
  return hasPrice ? { added: ` + ${travel}`, note: to.trim() } : { added: '', note: `Plus ${travel}${to}` };
}
