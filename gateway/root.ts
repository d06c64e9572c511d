import { dirname, extname, join } from 'node:path';

/** The folder that holds gateway/, backend/ and schema/: the repository or the build. */
export const PROJECT_ROOT = dirname(import.meta.dirname);

/** The whole schema with its directives, as codegen has written it. */
export const SDL_FILE = join(PROJECT_ROOT, 'docs', 'schema.graphql');

/** The built client, next to the gateway in the build; the sources use the latest build. */
export const CLIENT_FOLDER = built('client');

/** The built GraphiQL page, likewise. */
export const GRAPHIQL_FOLDER = built('graphiql');

function built(folder: string): string {
  return extname(import.meta.filename) === '.ts' ? join(PROJECT_ROOT, 'build', folder) : join(PROJECT_ROOT, folder);
}
