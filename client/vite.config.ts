import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import product from '../product.json' with { type: 'json' };

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4001}`;

export default defineConfig({
  plugins: [react(), page()],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    // The page's content security policy allows fonts and scripts as files only, so nothing small
    // is written into others as data:.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Which source is in which file, for tools/prerender.mjs.
    manifest: true,
  },
  server: {
    proxy: { '/graphql': gateway, '/media': gateway, '/outbox': gateway },
  },
});

/**
 * What `index.html` cannot say by itself: the telephone numbers, and the hashed names of the two
 * fonts that the first screen is set in.
 */
function page(): Plugin {
  const href = (phone: string) => `tel:+44${phone.replace(/\D/g, '').replace(/^0/, '')}`;
  const { leicester, nottingham } = product.phones;
  const words: Record<string, string> = {
    leicester,
    leicesterHref: href(leicester),
    nottingham,
    nottinghamHref: href(nottingham),
  };
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags: HtmlTagDescriptor[] = Object.keys(bundle ?? {})
          .filter((file) => /(bricolage-grotesque-latin-wdth|hanken-grotesk-latin-wght)-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          }));
        return { html: html.replace(/%(\w+)%/g, (whole, key: string) => words[key] ?? whole), tags };
      },
    },
  };
}
