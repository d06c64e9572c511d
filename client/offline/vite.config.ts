import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const built = resolve(import.meta.dirname, '../../build/client');

/** Builds the service worker, once tools/build/prerender.mjs has written the page that it keeps. */
export default defineConfig({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    PAGE_REVISION: JSON.stringify(
      createHash('sha256')
        .update(readFileSync(resolve(built, 'pages/offline.html')))
        .digest('base64url')
        .slice(0, 12),
    ),
  },
  build: {
    outDir: built,
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
