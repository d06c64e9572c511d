import { formatPrice, formatPriceRange } from './money.ts';
import { plainText } from './plain-text.ts';
import { readAddress } from './uk/address.ts';

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
 * longer place (`Loughborough Road`, `Leicester Forest East`) is no area's.
 */
export function travelFeeOf(areas: readonly TravelArea[], address: string): TravelFee {
  const area = areaOf(areas, address);
  const fees = (area ? [area] : areas).flatMap(({ travelFee }) => travelFee?.pence ?? []);
  return { area: area?.name ?? null, fee: rangeOf(fees) };
}

const rangeOf = (pence: readonly number[]): PenceRange | null =>
  pence.length > 0 ? { low: Math.min(...pence), high: Math.max(...pence) } : null;

const CITIES = ['leicester', 'nottingham', 'derby', 'lincoln', 'coventry', 'northampton', 'peterborough', 'sheffield'];

const COUNTIES: Readonly<Record<string, string>> = {
  leics: 'leicestershire',
  notts: 'nottinghamshire',
  derbys: 'derbyshire',
  lincs: 'lincolnshire',
  northants: 'northamptonshire',
  warks: 'warwickshire',
  staffs: 'staffordshire',
  rutland: 'rutland',
};

const isCounty = (word = '') => /.shire$/.test(word) || word in COUNTIES;

/** What may stand beside a place's name without making it another's. */
const QUALIFIER = /^(?:city|town|centre|center|central|near|nr|north|south|east|west|[a-z]{1,2}\d{1,2}[a-z]?)$/;

/** What makes the name after it another's, as in Long Eaton. */
const NAME_START = /^(?:great|little|long|new|old|upper|lower|over|nether|market|castle|church|kings|queens)$/;

const STREET_TYPE =
  /^(?:road|rd|street|st|lane|ln|avenue|ave|gate|close|cl|drive|dr|way|hill|court|ct|crescent|cres|place|pl|square|sq|row|terrace|mews|grove|gardens|gdns|green|parade|boulevard|blvd|walk|rise|view|yard|chase|park|mount|croft|bank|wharf|broadway|ropewalk|parkway|estate)$/;

const wordsOf = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => (word === 'upon' ? 'on' : (COUNTIES[word] ?? word)));

const DISTRICT = /\b[A-Z]{1,2}\d{1,2}[A-Z]?\b/g;

/**
 * The places that an area's name has, as words, and its postcode districts: `Oadby & Wigston`,
 * `Beeston (NG9)`, `LE2`. Towns are also known by the words before the river (`Newark-on-Trent`).
 */
function readAreaName(name: string) {
  const districts: readonly string[] = plainText(name).toUpperCase().match(DISTRICT) ?? [];
  const places = (name.replace(/\(.*?\)/g, '').trim() || name)
    .split(/[,&/()]|\band\b/i)
    .map((place) =>
      wordsOf(place.replace(/\b(?:city|town|area)\s*$/i, '')).filter(
        (word) => !QUALIFIER.test(word) || !/\d/.test(word),
      ),
    )
    .flatMap((words) => [
      words,
      words.slice(
        0,
        Math.max(
          0,
          words.findIndex((word) => /^(?:on|de|in|by)$/.test(word)),
        ),
      ),
    ])
    .filter((words) => words.length > 0);
  return { places, districts };
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

function mentionsIn<Area>(parts: readonly string[][], named: readonly NamedArea<Area>[]): Mention<Area>[] {
  const places = named.flatMap((each) => each.places);
  return parts.flatMap((words, part) => {
    const ends = placesOnly(words, places);
    const isLastPart = part === parts.length - 1;
    return words.flatMap((_word, at) =>
      named.flatMap(({ area, places: names }) =>
        names
          .filter((place) => isAt(words, at, place) && ends[at + place.length])
          .filter((place) => endsBefore(words.slice(0, at), place, isLastPart))
          .map((place) => ({ area, part, at, words: place })),
      ),
    );
  });
}

/** The parts of an address as words, and its postcode's district. */
function readParts(address: string) {
  const { place, postcode } = readAddress(address);
  const parts = place.split(/[,|]|\s[-–—]\s/).map(wordsOf);
  return {
    all: parts.filter((words) => words.length > 0),
    district: postcode?.split(' ')[0] ?? plainText(place).toUpperCase().match(DISTRICT)?.at(-1),
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

function areaOf<Area extends TravelArea>(areas: readonly Area[], address: string): Area | undefined {
  const { all, district } = partsOf(address);
  const named = areas.map((area) => ({ area, ...namesOf(area.name) }));
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
    named.find(({ districts }) => district !== undefined && districts.includes(district))?.area ??
    (byTown[0] ?? mentions[0])?.area
  );
}

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

/** A travel fee beside the price of the work, if that is known: ' + £5 travel' and 'to Beeston'. */
export function addedTravelText({ area, fee }: TravelFee, hasPrice: boolean): { added: string; note: string } {
  const to = area ? ` to ${area}` : '';
  if (!fee) return { added: '', note: `Travel fee${to} not known yet` };
  if (fee.high === 0) return { added: '', note: `No travel fee${to}` };
  if (fee.low < fee.high) return { added: '', note: `Plus a travel fee of ${formatPriceRange(fee.low, fee.high)}` };
  const travel = `${formatPrice(fee.low)} travel`;
  return hasPrice ? { added: ` + ${travel}`, note: to.trim() } : { added: '', note: `Plus ${travel}${to}` };
}
