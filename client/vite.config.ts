import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import product from '../product.json' with { type: 'json' };
import { codeSplitting, helpersOfDialogs, pageFiles } from './chunks.ts';
import { iconImports } from './icon-imports.ts';
import { routerParts } from './router-parts.ts';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4001}`;

/** The exports of `react-router` only lead to its development build, with checks and warnings. */
const productionRouter = (file: string) =>
  resolve(routerOf(import.meta.resolve('react-router-dom')), '..', '..', 'production', `${file}.mjs`);
const routerOf = (dependent: string) => createRequire(dependent).resolve('react-router');

/** For `index.html`: a phone number as a text and as an address. */
const phones = Object.entries(product.phones).flatMap(([town, phone]) => [
  [`import.meta.env.${town.toUpperCase()}`, JSON.stringify(phone)],
  [
    `import.meta.env.${town.toUpperCase()}_HREF`,
    JSON.stringify(`tel:+44${phone.replace(/\D/g, '').replace(/^0/, '')}`),
  ],
]);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    iconImports(),
    routerParts(),
    helpersOfDialogs(),
    react(),
    preloadFonts(),
    manifest(),
    pageFiles(),
    smallerScripts(),
  ],
  resolve: {
    alias: [
      { find: '~', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('./src/ui/style-singleton.ts', import.meta.url)),
      },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
          ]
        : []),
    ],
    // RxJS for older browsers needs helpers, and is larger.
    ...(!isSsrBuild && { conditions: ['es2015', ...defaultClientConditions] }),
  },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    // The content security policy allows fonts and scripts as files only, so nothing is inlined as
    // a data: URL.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: {
      // Browsers of that target have `modulepreload`.
      polyfill: false,
      // What the first page has loaded isn't listed again for every later one.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(?:framework|rolldown-runtime|index)-/.test(file)),
    },
    // Radix's calls of `__name` would keep functions that nothing uses.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['__name'] },
      ...(!isSsrBuild && { output: { codeSplitting } }),
    },
    // The files in public/ belong to the browser's build.
    copyPublicDir: !isSsrBuild,
  },
  // The gateway loads the build for Node, and has no React in production.
  ssr: { noExternal: true },
  define: { ...Object.fromEntries(phones), ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }) },
  server: {
    proxy: { '/graphql': gateway, '/graphiql': gateway, '/media': gateway, '/outbox': gateway },
  },
}));

/** Preloads the first screen's two fonts in `index.html`. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /\/(display|body)-[\w-]{8}\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
        })),
  };
}

/** What a phone needs to install the site: https://www.w3.org/TR/appmanifest/ */
function manifest(): Plugin {
  const fileName = 'manifest.webmanifest';
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${purpose}-${size}.png`,
    ...{ sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const source = {
    ...{ id: '/', name: product.name, short_name: product.name, lang: 'en-GB', dir: 'ltr' },
    description: `Repairs at home and on the road in ${product.area}.`,
    ...{ start_url: '/', scope: '/', display: 'standalone' },
    ...{ background_color: '#0a2e26', theme_color: '#0a2e26' },
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return {
    name: 'manifest',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transformIndexHtml: () => [
      { tag: 'link', injectTo: 'head', attrs: { rel: 'manifest', href: `/${fileName}` } },
      { tag: 'link', injectTo: 'head', attrs: { rel: 'apple-touch-icon', href: '/icon-maskable-192.png' } },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(source) });
    },
  };
}

/** Minifies the bundler's scripts once more, which makes our own two per cent smaller. */
function smallerScripts(): Plugin {
  return {
    name: 'smaller-scripts',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          // React would be larger.
          if (file.type !== 'chunk' || file.name === 'framework') continue;
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
          file.code = code ?? file.code;
        }
      },
    },
  };
}
