import type { Query } from '../endpoints/endpoint.ts';

/** The parameters as `a=1&b=2`, in their order; empty when there are none. */
export function queryString(query: Query): string {
  let text = '';
  for (const name in query) {
    text += `${text === '' ? '' : '&'}${encodeURIComponent(name)}=${encodeURIComponent(query[name] ?? '')}`;
  }
  return text;
}
