import { join } from 'node:path';
import { root } from '../process.mjs';

/** What is run or imported from the build, without extensions. */
const ENTRIES = [
  'gateway/main',
  'gateway/http/page-worker',
  'gateway/programs/operations/main',
  // For the doctor and for tests.
  'gateway/config',
  'gateway/programs/doctor/doctor',
  'gateway/programs/doctor/report',
  'gateway/server',
  'shared/server/log/logger',
  'backend/main',
  'backend/operator/main',
];

/** They have native parts, which they look for beside themselves. */
const EXTERNAL_PACKAGES = ['@photostructure/sqlite', 'sharp'];

/** Packages ask for it in both formats, but it refuses a schema that another copy has made. */
const ONE_GRAPHQL = [
  { find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.mjs') },
  { find: /^graphql\/(.+?)(?:\.js)?$/, replacement: join(root, 'node_modules/graphql/$1.mjs') },
];

/** In a bundle it doesn't find Node's, and hashes every document in JavaScript, for 20 µs. */
const NATIVE_HASH = { find: /^@apollo\/utils\.createhash$/, replacement: 'node:crypto' };

/**
 * Vite's configuration to bundle gateway and backend with their packages, which start in a quarter
 * of the time that the sources take. Entries keep their paths.
 *
 * @param {string[]} entries paths from the root without extensions
 * @param {string} outDir from the root
 * @returns {import('vite').InlineConfig}
 */
export const serverConfig = (entries, outDir) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
  resolve: { alias: [...ONE_GRAPHQL, NATIVE_HASH] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      // Like `minify`, it drops a call in `try` without use of its result, which is there to throw.
      treeshake: false,
      input: Object.fromEntries(entries.map((entry) => [entry, join(root, `${entry}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', minify: false },
    },
  },
});

export default serverConfig(ENTRIES, 'build');
