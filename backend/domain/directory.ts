import type { Queries } from '../store/database.ts';
import { type DirectoryRow, directoryVersion, listDirectory } from '../store/directory.ts';

export interface DirectoryFilter {
  /** Words that must each occur in name, trade, or what is offered. */
  words?: string[];
  /** Occurs in trade, or in what is offered. */
  specialization?: string;
  /** Occurs in an area served, or in the name or address of a workshop. */
  location?: string;
  /** The name of a catalogue service, or of what the specialist calls it. */
  serviceType?: string;
  serviceMode?: string;
}

/** A specialist's texts in lower case, a line for each: no filter holds a line break. */
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

/** Whether an entry passes; only what the filter names is looked at. */
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
  /** The ids of one page, in order, and how many match altogether. */
  search(filter: DirectoryFilter, page: { offset: number; limit: number }): Promise<{ ids: number[]; total: number }>;
}

/**
 * The texts that specialists are searched by, in memory: no index of a database finds a part of a word. Every search asks the
 * database whether they are still good, so that it sees every change that was made before it, by any process.
 */
export function createDirectory(db: Queries): Directory {
  let kept: { version: string; entries: readonly Entry[] } | null = null;
  let loading: { version: string; entries: Promise<readonly Entry[]> } | null = null;

  async function load(version: string): Promise<readonly Entry[]> {
    const entries = (await listDirectory(db)).map(entryOf);
    kept = { version, entries };
    return entries;
  }

  /** Those who ask while it is read wait for the same reading. */
  async function current(): Promise<readonly Entry[]> {
    // Asked first: what changes while the rows are read is read again the next time.
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
