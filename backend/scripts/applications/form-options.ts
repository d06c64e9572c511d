import type { FastifyInstance } from 'fastify';
import { loadApplicationOptions, serviceModes } from '../../domain/applications/application-options.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';

function named(options: { id: number; name: string }[]) {
  return options.map(({ id, name }) => ({ id: idText(id), name }));
}

/** `formOptions.php` (PHP-25). */
export function formOptionsScript(app: FastifyInstance, { store }: ScriptContext): void {
  app.get('/php/formOptions.php', async () => {
    const options = await loadApplicationOptions(store.db);
    return {
      success: true,
      services: named(options.services),
      immediateServices: named(options.immediateServices),
      locations: named(options.areas),
      timeSlots: options.timeSlots.map(({ id, starts_at }) => ({ id: idText(id), label: starts_at })),
      serviceModes,
      companies: options.companies.map(({ id, name, services }) => ({ id: idText(id), name, services })),
      workshops: named(options.workshops),
    };
  });
}
