import { bestFirst, closest, type Match, type Searchable, SearchIndex } from '#shared/search.ts';
import { DAY_MS } from '#shared/time.ts';
import { placeWords } from '#shared/travel-fee.ts';
import { readAddress } from '#shared/uk/address.ts';
import { lastSpecialistOffering, specialistsOffering } from '../store/availability/availability.ts';
import type { Queries } from '../store/database/database.ts';
import { type DirectoryRow, directoryVersion, listDirectory } from '../store/specialists.ts';

export interface DirectoryFilter {
  /** Text in the name, trade, offers or service areas. */
  search?: string;
  /** Text in the trade or offers. */
  specialization?: string;
  /** Text in a service area, or the name or address of a workshop. */
  location?: string;
  /** The name of a service, in the catalogue or as the specialist calls it. */
  serviceType?: string;
  serviceMode?: string;
}

/** The fields that each filter searches: name, trade, offers, descriptions, areas, workshops. */
const SEARCHED = { search: [0, 1, 2, 3, 4], specialization: [1, 2, 3], location: [4, 5] } as const;

function searchableOf({ name, trade, offers, areas, workshops }: DirectoryRow): Searchable {
  return {
    names: [name],
    fields: [
      [trade],
      offers.flatMap((offer) => [offer.name, offer.service]),
      offers.map((offer) => offer.description),
      areas,
      workshops,
    ],
  };
}

interface Entry {
  id: number;
  serviceMode: string;
  /** The names of the services in lower case. */
  services: ReadonlySet<string>;
  areas: readonly string[];
}

const entryOf = ({ id, service_mode, offers, areas }: DirectoryRow): Entry => ({
  id,
  areas,
  serviceMode: service_mode,
  services: new Set(offers.flatMap((offer) => [offer.name.toLowerCase(), offer.service.toLowerCase()])),
});

interface Snapshot {
  version: string;
  entries: readonly Entry[];
  index: SearchIndex;
}

/** What a location may mean, likeliest first: the text, else an address’s last places. */
function readingsOf(location: string): string[] {
  const { place, postcode } = readAddress(location);
  const places = place
    .split(/[,()]/)
    .map((part) => placeWords(part).join(' '))
    .filter((part) => /^\D/.test(part));
  return [location, ...places.toReversed().slice(0, 2), postcode ?? ''].filter(Boolean);
}

/** A condition for each filter that is set, except `search`, which also ranks. */
function conditionsOf({ specialization, location, serviceType, serviceMode }: DirectoryFilter, index: SearchIndex) {
  const conditions: ((entry: Entry, item: number) => boolean)[] = [];
  if (serviceMode !== undefined) conditions.push((entry) => entry.serviceMode === serviceMode.toLowerCase());
  if (serviceType !== undefined) conditions.push(({ services }) => services.has(serviceType.toLowerCase()));
  const addText = (texts: readonly string[], fields: readonly number[]) => {
    for (const [at, text] of texts.entries()) {
      const found = new Set(closest(index.find(text, { fields })).map(({ item }) => item));
      if (found.size === 0 && at < texts.length - 1) continue;
      conditions.push((_entry, item) => found.has(item));
      return;
    }
  };
  if (specialization !== undefined) addText([specialization], SEARCHED.specialization);
  if (location !== undefined) addText(readingsOf(location), SEARCHED.location);
  return conditions;
}

interface DirectoryPage {
  /** The ids of one page, in order. */
  ids: number[];
  /** The count of all pages. */
  total: number;
  /** If nothing is found, other texts for `search` that find something with the other filters. */
  suggestions: string[];
  /** The same for `location`: areas with a word of it, then with the most. */
  areas: string[];
}

export interface Directory {
  /** By id; those that match a search text best first. */
  search(filter: DirectoryFilter, page: { offset: number; limit: number }): Promise<DirectoryPage>;
}

/**
 * The searched texts of all specialists, in memory: no database index finds what people mean. Each
 * search compares the version in the database first, so it sees every earlier change by any
 * process.
 */
export function createDirectory(db: Queries): Directory {
  let cached: Snapshot | null = null;
  let loading: { version: string; snapshot: Promise<Snapshot> } | null = null;

  async function load(version: string): Promise<Snapshot> {
    const rows = await listDirectory(db);
    cached = { version, entries: rows.map(entryOf), index: new SearchIndex(rows.map(searchableOf)) };
    return cached;
  }

  /** Concurrent searches share one read. */
  async function currentSnapshot(): Promise<Snapshot> {
    // Read first: a change made while the rows are read is seen by the next search.
    const version = await directoryVersion(db);
    if (cached?.version === version) return cached;
    if (loading?.version !== version) loading = { version, snapshot: load(version) };
    const current = loading;
    try {
      return await current.snapshot;
    } finally {
      if (loading === current) loading = null;
    }
  }

  return {
    async search(filter, { offset, limit }) {
      const { entries, index } = await currentSnapshot();
      const matchesOf = ({ search, ...others }: DirectoryFilter) => index.find(search, searchOptions(others));
      const searchOptions = (others: DirectoryFilter) => {
        const conditions = conditionsOf(others, index);
        const includes = (item: number) => {
          const entry = entries[item];
          return entry !== undefined && conditions.every((condition) => condition(entry, item));
        };
        return { fields: SEARCHED.search, includes };
      };
      const entriesOf = (matches: readonly Match[]) => matches.flatMap(({ item }) => entries[item] ?? []);
      const matches = bestFirst(matchesOf(filter));
      const isEmpty = matches.length === 0;
      const { location, ...elsewhere } = filter;
      return {
        ids: entriesOf(matches.slice(offset, offset + limit)).map(({ id }) => id),
        total: matches.length,
        suggestions: isEmpty ? index.suggest(filter.search, searchOptions(filter)) : [],
        areas: isEmpty && location !== undefined ? areasFor(location, entriesOf(closest(matchesOf(elsewhere)))) : [],
      };
    },
  };
}

/** The three areas with the most of these specialists, first those with a word of the location. */
function areasFor(location: string, entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>();
  for (const { areas } of entries) for (const area of areas) counts.set(area, (counts.get(area) ?? 0) + 1);
  const words = new Set(placeWords(location));
  const rank = (area: string) =>
    (counts.get(area) ?? 0) + (placeWords(area).some((word) => words.has(word)) ? entries.length : 0);
  return [...counts.keys()].toSorted((a, b) => rank(b) - rank(a)).slice(0, 3);
}

/** As many as on the largest page of the directory. */
const maxListed = 50;

/** A prime, so that daily starting points spread over the list. */
const step = 7_919;

/**
 * The specialists to choose from for a service, by id: all of them if there are at most 50, else 50
 * from a starting point that changes daily, so that everyone is listed on some days. The directory
 * has them all.
 */
export async function serviceSpecialists(db: Queries, serviceId: number, now: Date): Promise<number[]> {
  const first = await specialistsOffering(db, serviceId, { after: 0, limit: maxListed + 1 });
  if (first.length <= maxListed) return first;
  const last = await lastSpecialistOffering(db, serviceId);
  const after = (Math.floor(now.getTime() / DAY_MS) * step) % last;
  const page = await specialistsOffering(db, serviceId, { after, limit: maxListed });
  return [...first.slice(0, maxListed - page.length), ...page];
}
