/**
 * The ids of the graph: the type, a hyphen and the legacy host's id, such as `immediate-service-3`.
 * The host's own ids are unique only within a type; addresses of pages and scripts use those.
 */
export function graphId(type: string, hostId: string): string {
  return prefixOf(type) + hostId;
}

/** The host's id; null if it isn't the id of something of this type. */
export function hostIdOf(type: string, graphId: string): string | null {
  const prefix = prefixOf(type);
  return graphId.startsWith(prefix) && graphId.length > prefix.length ? graphId.slice(prefix.length) : null;
}

/** The id in the address of a page: the host's. */
export function addressId(type: string, graphId: string): string {
  return hostIdOf(type, graphId) ?? graphId;
}

const prefixes = new Map<string, string>();

function prefixOf(type: string): string {
  const known = prefixes.get(type);
  if (known !== undefined) return known;
  const prefix = `${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-`;
  prefixes.set(type, prefix);
  return prefix;
}
