/** The path of an installed Chromium; null if there is none. */
export function findInstalledChromium(): Promise<string | null>;
