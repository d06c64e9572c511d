/** Builds the product unless what is there was built from the very same sources. */
export function ensureBuilt(): Promise<void>;
