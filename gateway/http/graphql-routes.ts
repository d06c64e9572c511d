import type { FastifyInstance } from 'fastify';
import type { OperationContext } from '../graphql/operation-context.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import { sendError } from './graphql-request-error.ts';
import { addOperationRoute, type GraphRoute } from './graphql-route.ts';
import { Page } from './page.ts';

interface GraphRoutes<Context extends OperationContext> extends GraphRoute<Context> {
  /** The SDL for `/graphql/schema.graphql`; null when the schema isn't public. */
  readonly sdl: string | null;
}

const METHODS = ['GET', 'POST'];

/** Adds `/graphql` and everything below it. Errors have the form that GraphQL clients expect. */
export async function addGraphRoutes<Context extends OperationContext>(
  app: FastifyInstance,
  options: GraphRoutes<Context>,
): Promise<void> {
  await app.register((routes, _options, done) => {
    routes.setErrorHandler((error, request, reply) => sendError(error, request, reply, options));
    options.cors.addTo(routes);
    addOperationRoute(routes, options);
    if (options.sdl !== null) addSchemaRoute(routes, options.sdl);
    // Before a body is read, which may be of any type.
    routes.route({
      method: routes.supportedMethods.filter((method) => !METHODS.includes(method)),
      url: '/graphql',
      onRequest: async (_request, reply) => {
        void reply.header('allow', 'GET, POST');
        throw new RequestError(405, 'Use GET or POST.');
      },
      handler: () => undefined,
    });
    routes.all('/graphql/*', {
      onRequest: async () => {
        throw new RequestError(404, 'There is nothing here: operations go to /graphql.');
      },
      handler: () => undefined,
    });
    done();
  });
}

function addSchemaRoute(routes: FastifyInstance, sdl: string): void {
  // SDL has no registered type, and browsers show plain text.
  const page = new Page(() => sdl, 'text/plain; charset=utf-8');
  routes.get('/graphql/schema.graphql', (request, reply) => page.send(request, reply, 200));
}
