import type { FastifyInstance } from 'fastify';
import { normaliseLine } from '#shared/typed-text.ts';
import type { DirectoryFilter } from '../../domain/specialists/directory.ts';
import { serviceSpecialists } from '../../domain/specialists/service-specialists.ts';
import { loadSpecialists } from '../../store/specialists/specialists.ts';
import type { ScriptContext } from '../http/context.ts';
import { idParameter, parameter } from '../http/request.ts';
import { specialistRecord } from './specialist-record.ts';

const maxPerPage = 50;
const defaultPerPage = 8;
const maxFilterLength = 100;

/** `Brakes` finds `Brake Repair`. */
function withoutPlural(text: string): string {
  return text.length > 3 ? text.replace(/s$/i, '') : text;
}

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
    ...(search && { words: search.split(' ') }),
    ...(specialization && { specialization: withoutPlural(specialization) }),
    ...(location && { location }),
    ...(serviceType && { serviceType }),
    ...(businessType && { serviceMode: businessType.toLowerCase() }),
  };
}

/** `specialists.php` and `getSpecialistsByService.php` (PHP-02, PHP-06). */
export function specialistScripts(app: FastifyInstance, { store, directory, clock }: ScriptContext): void {
  app.get('/php/specialists.php', async (request) => {
    const limit = Math.min(idParameter(request, 'per_page') || defaultPerPage, maxPerPage);
    const page = idParameter(request, 'page') || 1;
    const filter = readFilter((name) => parameter(request, name));
    const { ids, total } = await directory.search(filter, { offset: (page - 1) * limit, limit });
    const specialists = await loadSpecialists(store.db, ids);
    return {
      success: true,
      specialists: specialists.map(specialistRecord),
      total_pages: Math.max(1, Math.ceil(total / limit)),
      total,
    };
  });

  app.get('/php/getSpecialistsByService.php', async (request) => {
    const ids = await serviceSpecialists(store.db, idParameter(request, 'serviceId') ?? 0, clock());
    const specialists = await loadSpecialists(store.db, ids);
    return { success: true, specialists: specialists.map(specialistRecord) };
  });
}
