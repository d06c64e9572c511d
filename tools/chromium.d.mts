/** The path of a Chromium that is there: the one CHROMIUM_PATH names, the system's headless shell, Playwright's own, or the system's. */
export function findInstalledChromium(): Promise<string | null>;
