import { bestFirst, SearchIndex } from '#shared/search.ts';
import { coverageOf, namesDistrict, postTownOf } from '#shared/travel-fee.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { SpecialistSort } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord, SpecialistServiceRecord } from '../../legacy/endpoints/specialist-record.ts';
import { listSpecialists } from '../../legacy/endpoints/specialists.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { MAX_PER_PAGE, MAX_SORTED_PAGES, NEXT_DATE_LIMITS } from '../../limits.ts';
import type { GatewayContext } from '../context.ts';
import { priceOf } from '../money/money.ts';
import { sortSpecialists } from './sort-specialists.ts';
import { firstServiceId } from './specialist.ts';

type Text = string | null | undefined;

type HostFilter = Partial<Record<'search' | 'specialism' | 'location' | 'serviceName' | 'serviceMode', Text>>;

interface DirectoryRequest {
  filter: HostFilter & { freeOn?: Text; specialistIds?: readonly string[] | null | undefined };
  page: number;
  perPage: number;
  sort: SpecialistSort | null;
}

const SORTS: readonly SpecialistSort[] = ['RATING', 'PRICE_LOW', 'PRICE_HIGH', 'EXPERIENCE'];

/** The orders for a list of so many: with more days than may be looked up it would be wrong. */
const sortsFor = (count: number): SpecialistSort[] =>
  count > MAX_SORTED_PAGES * MAX_PER_PAGE ? [] : [...SORTS, ...(isLookedUp(count) ? (['SOONEST'] as const) : [])];

const isLookedUp = (count: number) => count <= NEXT_DATE_LIMITS.maxLookups;

/**
 * One page of the directory, as the host sends it. What a host doesn't know (an order, a postcode,
 * a free day) is done here for the whole result, if that isn't too long.
 */
export async function readDirectory({ filter, page, perPage, sort }: DirectoryRequest, context: GatewayContext) {
  const { freeOn, specialistIds, ...hostFilter } = filter;
  const byDistrict = namesDistrict(filter.location ?? '');
  const request = { filter, page, perPage, sort };
  if (specialistIds) {
    const specialists = await readSpecialists(specialistIds, context);
    return pageOfAll({ specialists, suggestions: [], areas: [] }, request, context);
  }
  const everyone = byDistrict ? await readAll({ ...hostFilter, location: null }, context) : null;
  if (everyone) return pageOfAll(await thoseNear(everyone, hostFilter, context), request, context);
  const location = (byDistrict && postTownOf(filter.location ?? '')) || filter.location;
  if (sort || freeOn) {
    const all = await readAll({ ...hostFilter, location }, context);
    if (all) return pageOfAll(all, request, context);
    if (freeOn) throw tooMany();
  }
  const read = await context.legacy.read(listSpecialists, { ...toHost({ ...hostFilter, location }), page, perPage });
  const { specialists, dropped, totalPages, total } = read;
  const isLastPage = page === totalPages;
  const onThisPage = specialists.length + dropped.length;
  return {
    items: [...specialists],
    page,
    perPage,
    totalPages,
    totalCount: total ?? (isLastPage ? (page - 1) * perPage + onThisPage : null),
    hasNextPage: page < totalPages,
    sorts: sortsFor(total ?? totalPages * perPage),
    ...suggestionsOf(read),
  };
}

interface WholeResult {
  specialists: readonly SpecialistRecord[];
  /** Other searches and areas, which hosts send if nothing matches. */
  suggestions: readonly string[];
  areas: readonly string[];
}

const suggestionsOf = ({ suggestions, areas }: Omit<WholeResult, 'specialists'>) => ({
  searchSuggestions: suggestions.slice(0, 3),
  locationSuggestions: areas.slice(0, 3),
});

const tooMany = () =>
  badUserInput('Choose a service or a location first: too many specialists match to look up who is free.');

const toHost = ({ serviceMode, ...filter }: HostFilter) => ({
  ...filter,
  serviceMode: serviceMode?.toLowerCase(),
});

/** Everyone who matches; null if they are too many. Each page is cached as any other. */
async function readAll(filter: HostFilter, { legacy }: GatewayContext): Promise<WholeResult | null> {
  const readPage = (page: number) => legacy.read(listSpecialists, { ...toHost(filter), page, perPage: MAX_PER_PAGE });
  const first = await readPage(1);
  if (first.totalPages > MAX_SORTED_PAGES) return null;
  const others = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, index) => readPage(index + 2)));
  // A specialist may have moved from one page to the next meanwhile.
  const byId = new Map([first, ...others].flatMap(({ specialists }) => specialists).map((each) => [each.id, each]));
  return { ...first, specialists: [...byId.values()] };
}

/** Those whose areas hold the location, which is a postcode or a district. */
async function thoseNear(everyone: WholeResult, filter: HostFilter, { legacy }: GatewayContext): Promise<WholeResult> {
  const near = coverageOf([], filter.location ?? '');
  const specialists = everyone.specialists.filter(({ serviceAreas }) => near?.covers(serviceAreas));
  if (specialists.length > 0 || everyone.specialists.length === 0) return { ...everyone, specialists };
  // The host knows other areas.
  const { suggestions, areas } = await legacy.read(listSpecialists, { ...toHost(filter), page: 1, perPage: 1 });
  return { specialists, suggestions, areas };
}

async function readSpecialists(ids: readonly string[], { loaders }: GatewayContext): Promise<SpecialistRecord[]> {
  const specialists = await Promise.all([...new Set(ids)].map((id) => loaders.specialist().load(id)));
  return specialists.filter((specialist) => specialist !== null);
}

async function pageOfAll(result: WholeResult, request: DirectoryRequest, context: GatewayContext) {
  const { specialists: all } = result;
  const { filter, page, perPage } = request;
  const { freeOn, search, specialism, serviceName } = filter;
  const { bookableDays } = context.loaders;
  if (freeOn && !isLookedUp(all.length)) throw tooMany();
  const daysOf = async (specialist: SpecialistRecord) => {
    const named = serviceName ? await serviceIdOf(serviceName, context) : null;
    const serviceId = named ?? firstServiceId(specialist);
    // Without a service, no one can be booked.
    return serviceId === null ? [] : bookableDays().load({ specialistId: specialist.id, serviceId, location: null });
  };
  const free = freeOn ? await freeSpecialists(all, freeOn, daysOf) : all;
  const sorts = sortsFor(free.length);
  const sort = request.sort && sorts.includes(request.sort) ? request.sort : null;
  const searched = search?.trim() || specialism?.trim() || '';
  const sorted = sort
    ? await sortSpecialists(free, sort, {
        priceOf: (specialist) => priceOf(searchedService(specialist, searched) ?? specialist),
        bookableDays: daysOf,
      })
    : free;
  const totalPages = Math.max(1, Math.ceil(sorted.length / perPage));
  return {
    items: sorted.slice((page - 1) * perPage, page * perPage),
    page,
    perPage,
    totalPages,
    totalCount: sorted.length,
    hasNextPage: page < totalPages,
    sorts,
    ...suggestionsOf(result),
  };
}

async function serviceIdOf(serviceName: string, { loaders }: GatewayContext): Promise<string | null> {
  const services = await loaders.services();
  return services.find(({ name }) => name.toLowerCase() === serviceName.trim().toLowerCase())?.id ?? null;
}

/** Those who can be booked on a day. Throws if no one's days are known. */
export async function freeSpecialists(
  all: readonly SpecialistRecord[],
  day: string,
  daysOf: (specialist: SpecialistRecord) => Promise<readonly string[] | null>,
): Promise<SpecialistRecord[]> {
  const days = await Promise.all(all.map(daysOf));
  // An empty list would say that no one is free.
  if (all.length > 0 && days.every((known) => known === null)) throw new LegacyError('status');
  return all.filter((_, index) => days[index]?.includes(day));
}

const indexes = new WeakMap<SpecialistRecord, { trade: SearchIndex; services: SearchIndex }>();

function indexOf(specialist: SpecialistRecord) {
  const { name, trade, services } = specialist;
  const index = indexes.get(specialist) ?? {
    trade: new SearchIndex([{ names: [name], fields: [[trade]] }]),
    services: new SearchIndex(services.map((service) => ({ fields: [[service.name], [service.description]] }))),
  };
  indexes.set(specialist, index);
  return index;
}

/** Each is looked up for each specialist of a list. */
const MAX_SEARCHED_WORDS = 20;

/** The service that a search names best, by its words that aren't of the trade or the name. */
export function searchedService(specialist: SpecialistRecord, search: string): SpecialistServiceRecord | null {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_SEARCHED_WORDS);
  if (words.length === 0) return null;
  const { trade, services } = indexOf(specialist);
  const telling = words.filter((word) => trade.find(word).length === 0);
  if (telling.length === 0) return null;
  const [best] = bestFirst(services.find(telling.join(' ')));
  return best ? (specialist.services[best.item] ?? null) : null;
}
