import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#shared/server/project-root.ts';

/** The whole schema with its directives, as codegen has written it. */
export const SDL_FILE = join(PROJECT_ROOT, 'docs', 'schema.graphql');

/** The latest build in the repository; else this is the build. */
const BUILD = existsSync(join(PROJECT_ROOT, 'tools')) ? join(PROJECT_ROOT, 'build') : PROJECT_ROOT;

export const CLIENT_FOLDER = join(BUILD, 'client');

export const GRAPHIQL_FOLDER = join(BUILD, 'graphiql');
