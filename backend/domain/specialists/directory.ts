import type { Queries } from '../../store/database/database.ts';
import { type DirectoryRow, directoryVersion, listDirectory } from '../../store/specialists/directory.ts';

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
  places: string;
  services: string;
}

const lines = (texts: readonly string[]) => `\n${texts.join('\n').toLowerCase()}\n`;

function entryOf({ id, name, trade, service_mode, offers, places }: DirectoryRow): Entry {
  return {
    id,
    serviceMode: service_mode,
    name: lines([name]),
    work: lines([trade, ...offers.map((offer) => `${offer.name} ${offer.service} ${offer.description ?? ''}`)]),
    places: lines(places),
    services: lines(offers.flatMap((offer) => [offer.name, offer.service])),
  };
}

/** One condition for each filter that is given. */
function conditionsOf(filter: DirectoryFilter): ((entry: Entry) => boolean)[] {
  const { words = [], specialization, location, serviceType, serviceMode } = filter;
  const conditions = words.map((word) => {
    const wanted = word.toLowerCase();
    return ({ name, work }: Entry) => work.includes(wanted) || name.includes(wanted);
  });
  const when = (text: string | undefined, condition: (wanted: string) => (entry: Entry) => boolean) => {
    if (text !== undefined) conditions.push(condition(text.toLowerCase()));
  };
  when(serviceMode, (wanted) => (entry) => entry.serviceMode === wanted);
  when(serviceType, (wanted) => (entry) => entry.services.includes(`\n${wanted}\n`));
  when(specialization, (wanted) => (entry) => entry.work.includes(wanted));
  when(location, (wanted) => (entry) => entry.places.includes(wanted));
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
  let kept: { version: string; entries: readonly Entry[] } | null = null;
  let loading: { version: string; entries: Promise<readonly Entry[]> } | null = null;

  async function load(version: string): Promise<readonly Entry[]> {
    const entries = (await listDirectory(db)).map(entryOf);
    kept = { version, entries };
    return entries;
  }

  /** Concurrent searches share one read. */
  async function current(): Promise<readonly Entry[]> {
    // Read first: a change made while the rows are read is seen by the next search.
    const version = await directoryVersion(db);
    if (kept?.version === version) return kept.entries;
    if (loading?.version !== version) loading = { version, entries: load(version) };
    const mine = loading;
    try {
      return await mine.entries;
    } finally {
      if (loading === mine) loading = null;
    }
  }

  return {
    async search(filter, { offset, limit }) {
      const conditions = conditionsOf(filter);
      const matching = (await current()).filter((entry) => conditions.every((condition) => condition(entry)));
      return { ids: matching.slice(offset, offset + limit).map(({ id }) => id), total: matching.length };
    },
  };
}
