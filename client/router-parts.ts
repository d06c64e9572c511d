import type { Plugin } from 'vite';

/**
 * Functions of React Router that are for loaders, actions, fetchers and its own server, none of
 * which Mendwell has. Each throws if it is called after all.
 */
const UNUSED = [
  'discoverRoutes',
  'fetch2',
  'getRouteInstrumentationUpdates',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'instrumentClientSideRouter',
  'DefaultErrorComponent',
  'PrefetchPageLinks',
  'RSCErrorHandler',
];

/**
 * Leaves out of React Router what no page uses, a fifth of it: it is one module, of which the
 * bundler keeps whatever a used function mentions or whose creation might have an effect.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-.*\.mjs$/, code: 'function createRouter(' },
      handler: (code) =>
        UNUSED.reduce(withoutBody, code)
          .replace(/^[\w.]+\.displayName = .*;$/gm, '')
          .replace(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^(var \w+ = )(class extends [\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
          .replace(/^(function usePrefetchBehavior\(.*\) \{)[\s\S]*?^\}$/m, '$1 return [false, null, {}]; }'),
    },
  };
}

function withoutBody(code: string, name: string): string {
  const pattern = new RegExp(`^( *)((?:async )?function ${name}\\()[\\s\\S]*?^\\1\\}$`, 'm');
  if (!pattern.test(code)) throw new Error(`React Router has no function ${name}.`);
  return code.replace(pattern, `$1$2) { throw new Error('${name} is left out.'); }`);
}
