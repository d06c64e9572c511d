import { dirname, extname, join } from 'node:path';

/**
 * The folder that holds gateway/, backend/ and schema/: the repository, or the build, which runs by
 * itself.
 */
export const PROJECT_ROOT = dirname(import.meta.dirname);

/**
 * The built client: inside the build, beside the gateway; the sources use the one that was built
 * last.
 */
export const CLIENT_FOLDER =
  extname(import.meta.filename) === '.ts' ? join(PROJECT_ROOT, 'build', 'client') : join(PROJECT_ROOT, 'client');
