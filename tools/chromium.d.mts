/**
 * The path of an installed Chromium, or null: the one CHROMIUM_PATH names, the system's headless
 * shell, Playwright's own, or the system's.
 */
export function findInstalledChromium(): Promise<string | null>;
