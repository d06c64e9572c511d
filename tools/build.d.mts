/** Builds the product unless the existing build was made from the same sources. */
export function ensureBuilt(): Promise<void>;
