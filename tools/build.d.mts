/** Builds the product, or only some of its parts, as far as their sources have changed. */
export function ensureBuilt(parts?: ('server' | 'client' | 'graphiql')[]): Promise<void>;
