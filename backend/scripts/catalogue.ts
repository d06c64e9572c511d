import type { FastifyInstance, FastifyRequest } from 'fastify';
import { londonTimestamp } from '#shared/london/clock.ts';
import { WEEKDAYS } from '#shared/london/days.ts';
import { formatPriceRange } from '#shared/money.ts';
import { acceptsAvif, photoWidthMessage, readPhotoWidth } from '#shared/photo-widths.ts';
import { normaliseLine } from '#shared/plain-text.ts';
import { fieldsOf } from '../domain/catalogue/records.ts';
import { type DirectoryFilter, serviceSpecialists } from '../domain/directory.ts';
import { type PhotoVariant, PhotoVariants, variantTag } from '../domain/photo-variants.ts';
import { Refusal } from '../domain/refusal.ts';
import { listImmediateServices, listServices, listWorkshopsByService } from '../store/catalogue/lists.ts';
import { loadSpecialists, type SpecialistDetails } from '../store/specialists.ts';
import type { ScriptContext } from './http/context.ts';
import { htmlEscapedJson, idText, pounds, yesNo } from './http/php-values.ts';
import { refusalBody } from './http/refusals.ts';
import { idParameter, parameter } from './http/request.ts';

/**
 * `services.php`, `immediate-services.php`, `getWorkshopLocations.php` (PHP-03, PHP-04, PHP-10).
 */
export function serviceScripts(app: FastifyInstance, { store }: ScriptContext): void {
  app.get('/php/services.php', async () => {
    const services = await listServices(store.db);
    return { success: true, services: services.map((service) => ({ ...service, id: idText(service.id) })) };
  });

  app.get('/php/immediate-services.php', async () => {
    const services = await listImmediateServices(store.db);
    return { success: true, services: services.map(({ id, name }) => ({ id: idText(id), name })) };
  });

  app.get('/php/getWorkshopLocations.php', async (request) => {
    const workshops = await listWorkshopsByService(store.db, idParameter(request, 'serviceId') ?? 0);
    return { success: true, locations: workshops.map((workshop) => ({ ...workshop, id: idText(workshop.id) })) };
  });
}

const maxPerPage = 50;
const defaultPerPage = 8;
const maxFilterLength = 100;

/** The filters of the directory; empty ones are left out (C-34). */
function readFilter(text: (name: string) => string): DirectoryFilter {
  const [search, specialization, location, serviceType, businessType] = [
    'search',
    'specialization',
    'location',
    'serviceType',
    'businessType',
  ].map((name) => normaliseLine(text(name).replaceAll('\0', '')).slice(0, maxFilterLength));
  return {
    ...(search && { search }),
    ...(specialization && { specialization }),
    ...(location && { location }),
    ...(serviceType && { serviceType }),
    ...(businessType && { serviceMode: businessType }),
  };
}

/** `specialists.php` and `getSpecialistsByService.php` (PHP-02, PHP-06). */
export function specialistScripts(app: FastifyInstance, { store, directory, clock }: ScriptContext): void {
  app.get('/php/specialists.php', async (request) => {
    const limit = Math.min(idParameter(request, 'per_page') || defaultPerPage, maxPerPage);
    const page = idParameter(request, 'page') || 1;
    const filter = readFilter((name) => parameter(request, name));
    const { ids, total, suggestions, areas } = await directory.search(filter, { offset: (page - 1) * limit, limit });
    const specialists = await loadSpecialists(store.db, ids);
    return {
      success: true,
      specialists: specialists.map(specialistRecord),
      total_pages: Math.max(1, Math.ceil(total / limit)),
      total,
      ...(suggestions.length > 0 && { suggestions }),
      ...(areas.length > 0 && { areas }),
    };
  });

  app.get('/php/getSpecialistsByService.php', async (request) => {
    const ids = await serviceSpecialists(store.db, idParameter(request, 'serviceId') ?? 0, clock());
    const specialists = await loadSpecialists(store.db, ids);
    return { success: true, specialists: specialists.map(specialistRecord) };
  });
}

/** A name with a hash always has the same content. One without may get another photo. */
const cacheForever = 'public, max-age=31536000, immutable';
const cacheShortly = 'public, max-age=3600';

const photoNames = /^\d{1,9}(-[0-9a-f]{12})?\.webp$/;

/**
 * Specialists' photos, as `7-0123456789ab.webp` or by their older names as `7.webp`. Nothing else
 * can be reached. With `width` in one of a few sizes, as AVIF if the caller accepts it.
 */
export function uploadScripts(app: FastifyInstance, { files }: ScriptContext): void {
  const variants = new PhotoVariants();
  app.get<{ Params: { photo: string } }>('/php/uploads/specialists/:photo', async (request, reply) => {
    const [name, hash] = photoNames.exec(request.params.photo) ?? [];
    const file = name === undefined ? null : await files.find('public', `specialists/${name}`);
    if (!file) return reply.code(404).send(refusalBody('NOT_FOUND', ['There is nothing here.']));
    const variant = variantOf(request);
    const tag = variant ? variantTag(file, variant) : file.etag;
    reply.headers({
      etag: `"${tag}"`,
      'cache-control': hash !== undefined ? cacheForever : cacheShortly,
      'content-security-policy': "default-src 'none'; sandbox",
      ...(variant && { vary: 'accept' }),
    });
    if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const smaller = variant && (await variants.find(file, variant));
    if (smaller) return reply.type(`image/${variant.format}`).send(smaller);
    // Under its own tag, and asked for again soon.
    if (variant) reply.headers({ etag: `"${file.etag}"`, 'cache-control': cacheShortly });
    return reply.headers({ 'content-type': file.mediaType, 'content-length': file.bytes }).send(file.open());
  });
}

/** Which variant of a photo is requested; null for the photo itself. Throws for another width. */
function variantOf(request: FastifyRequest): PhotoVariant | null {
  const { width: text } = request.query as Record<string, unknown>;
  if (text === undefined) return null;
  const width = readPhotoWidth(text);
  if (width === undefined) throw new Refusal('INVALID', photoWidthMessage);
  return { width, format: acceptsAvif(request.headers.accept) ? 'avif' : 'webp' };
}

/** Whether the caller has this content already (RFC 9110, If-None-Match); `etag` without quotes. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', `"${etag}"`].includes(tag.trim().replace(/^W\//, '')));
}

/** One decimal, or none without reviews (ENT-02). */
function averageRating(reviews: { rating: number }[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

/** `£40` or `£40 - £60`; null without a price: pages have a text for that (MONEY-02, C-101). */
function priceFormatted(low: number | null, high: number | null): string | null {
  if (low === null) return null;
  return formatPriceRange(low, high ?? low);
}

/** The columns of a specialist's row that are fields, under their names in the scripts. */
function wireFields(specialist: SpecialistDetails): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf('specialists').flatMap(([, { kind, column, stored, wire = column }]) => {
      if (column === undefined || wire === undefined) return [];
      const raw: unknown = Reflect.get(specialist, column);
      if (kind === 'price') return [[wire, pounds(raw as number | null)]];
      const value = stored ? stored.read(raw) : raw;
      return [[wire, typeof value === 'boolean' ? yesNo(value) : value]];
    }),
  );
}

/**
 * A specialist as the list scripts write one (ENT-01). The documented scripts are inconsistent
 * about `services` and the service mode, and so is this: every third specialist's services are
 * HTML-escaped JSON, and every second one's mode is `service_mode`.
 */
function specialistRecord(specialist: SpecialistDetails) {
  const services = specialist.services.map((service) => ({
    service_id: idText(service.service_id),
    service_type: service.name,
    custom_description: service.custom_description,
    base_price: pounds(service.base_price_pence),
    price_high: pounds(service.price_high_pence),
    estimated_duration: service.estimated_duration_minutes,
  }));
  const { serviceMode, ...fields } = wireFields(specialist);
  return {
    specialist_id: idText(specialist.id),
    ...fields,
    [specialist.id % 2 === 0 ? 'service_mode' : 'serviceMode']: serviceMode,
    average_rating: averageRating(specialist.reviews),
    specialist_photo: specialist.photo === null ? null : `uploads/${specialist.photo}`,
    price_formatted: priceFormatted(specialist.base_price_pence, specialist.price_high_pence),
    services: specialist.id % 3 === 0 ? htmlEscapedJson(services) : services,
    reviews: specialist.reviews.map(({ rating, review_text, created_at }) => ({
      rating,
      review_text,
      created_at: londonTimestamp(new Date(created_at)),
    })),
    workshops: specialist.workshops.map(({ workshop_id, name }) => ({
      workshop_id: idText(workshop_id),
      workshop_name: name,
    })),
    companies: specialist.companies.map(({ company_id, name }) => ({
      company_id: idText(company_id),
      company_name: name,
    })),
    locations: specialist.areas.map(({ area_id, name, travel_fee_pence }) => ({
      location_id: idText(area_id),
      location: name,
      travel_fee: pounds(travel_fee_pence),
    })),
    availability: specialist.weekdays.map((weekday) => ({ day: WEEKDAYS[weekday - 1] })),
  };
}
