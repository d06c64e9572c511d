import type { FastifyInstance } from 'fastify';
import { listImmediateServices, listServices, listWorkshopsByService } from '../../store/catalogue/lists.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { idParameter } from '../http/request.ts';

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
