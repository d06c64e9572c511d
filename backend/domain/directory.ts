import { DAY_MS } from '#shared/time.ts';
import { lastSpecialistOffering, specialistsOffering } from '../store/availability/availability.ts';
import type { Queries } from '../store/database/database.ts';
import { type DirectoryRow, directoryVersion, listDirectory } from '../store/specialists.ts';

export interface DirectoryFilter {
  /** Words that must all occur in the name, trade or offers. */
  words?: string[];
  /** Occurs in the trade or offers. */
  specialization?: string;
  /** Occurs in a service area, or the name or address of a workshop. */
  location?: string;
  /** The name of a service, in the catalogue or as the specialist calls it. */
  serviceType?: string;
  serviceMode?: string;
}

/** A specialist's texts in lower case, one per line: no filter contains a line break. */
interface Entry {
  id: number;
  serviceMode: string;
  name: string;
  work: string;
  locations: string;
  services: string;
}

const lines = (texts: readonly string[]) => `\n${texts.join('\n').toLowerCase()}\n`;

function entryOf({ id, name, trade, service_mode, offers, locations }: DirectoryRow): Entry {
  return {
    id,
    serviceMode: service_mode,
    name: lines([name]),
    work: lines([trade, ...offers.map((offer) => `${offer.name} ${offer.service} ${offer.description ?? ''}`)]),
    locations: lines(locations),
    services: lines(offers.flatMap((offer) => [offer.name, offer.service])),
  };
}

/** A condition for each filter that is set. */
function conditionsOf(filter: DirectoryFilter): ((entry: Entry) => boolean)[] {
  const { words = [], specialization, location, serviceType, serviceMode } = filter;
  const conditions = words.map((word) => {
    const text = word.toLowerCase();
    return ({ name, work }: Entry) => work.includes(text) || name.includes(text);
  });
  const when = (value: string | undefined, condition: (text: string) => (entry: Entry) => boolean) => {
    if (value !== undefined) conditions.push(condition(value.toLowerCase()));
  };
  when(serviceMode, (text) => (entry) => entry.serviceMode === text);
  when(serviceType, (text) => (entry) => entry.services.includes(`\n${text}\n`));
  when(specialization, (text) => (entry) => entry.work.includes(text));
  when(location, (text) => (entry) => entry.locations.includes(text));
  return conditions;
}

export interface Directory {
  /** The ids of one page, in order, and the total count. */
  search(filter: DirectoryFilter, page: { offset: number; limit: number }): Promise<{ ids: number[]; total: number }>;
}

/**
 * The searched texts of all specialists, in memory: no database index finds part of a word. Each
 * search compares the version in the database first, so it sees every earlier change by any
 * process.
 */
export function createDirectory(db: Queries): Directory {
  let cached: { version: string; entries: readonly Entry[] } | null = null;
  let loading: { version: string; entries: Promise<readonly Entry[]> } | null = null;

  async function load(version: string): Promise<readonly Entry[]> {
    const entries = (await listDirectory(db)).map(entryOf);
    cached = { version, entries };
    return entries;
  }

  /** Concurrent searches share one read. */
  async function currentEntries(): Promise<readonly Entry[]> {
    // Read first: a change made while the rows are read is seen by the next search.
    const version = await directoryVersion(db);
    if (cached?.version === version) return cached.entries;
    if (loading?.version !== version) loading = { version, entries: load(version) };
    const current = loading;
    try {
      return await current.entries;
    } finally {
      if (loading === current) loading = null;
    }
  }

  return {
    async search(filter, { offset, limit }) {
      const conditions = conditionsOf(filter);
      const matching = (await currentEntries()).filter((entry) => conditions.every((condition) => condition(entry)));
      return { ids: matching.slice(offset, offset + limit).map(({ id }) => id), total: matching.length };
    },
  };
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
