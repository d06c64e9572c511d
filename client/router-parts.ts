import type { Plugin } from 'vite';

/**
 * Functions of React Router that are for its own server, which Mendwell doesn't have. Each throws
 * if it is called after all.
 */
const UNUSED = ['DefaultErrorComponent', 'PrefetchPageLinks', 'RSCErrorHandler'];

/** Functions that use the router, and what they may use: `app/router.ts` has nothing else. */
const ROUTER_USERS = ['RouterProvider', 'useNavigateStable', 'useScrollRestoration'];
const ROUTER_PARTS =
  /^(?:basename|createHref|createURL|enableScrollRestoration|encodeLocation|future|manifest|navigate|routes|state|subscribe|window)$/;

/**
 * Leaves out of React Router what no page uses: it is one module, of which the bundler keeps
 * whatever a used function mentions or whose creation might have an effect.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-.*\.mjs$/, code: 'function createRouter(' },
      handler(code) {
        for (const name of ROUTER_USERS) checkRouterParts(bodyOf(code, name)[0], name);
        return UNUSED.reduce(withoutBody, code)
          .replace(/^[\w.]+\.displayName = .*;$/gm, '')
          .replace(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^(var \w+ = )(class extends [\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
          .replace(/^(function usePrefetchBehavior\(.*\) \{)[\s\S]*?^\}$/m, '$1 return [false, null, {}]; }');
      },
    },
  };
}

function bodyOf(code: string, name: string): RegExpExecArray {
  const match = new RegExp(`^(function ${name}\\()[\\s\\S]*?^\\}$`, 'm').exec(code);
  if (!match) throw new Error(`React Router has no function ${name}.`);
  return match;
}

function checkRouterParts(body: string, user: string): void {
  for (const [, part = ''] of body.matchAll(/\brouter\??\.(\w+)/g)) {
    if (!ROUTER_PARTS.test(part)) throw new Error(`${user} of React Router uses router.${part}, which we don't have.`);
  }
}

function withoutBody(code: string, name: string): string {
  const [body, head] = bodyOf(code, name);
  return code.replace(body, `${head}) { throw new Error('${name} is left out.'); }`);
}
