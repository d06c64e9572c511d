/**
 * The browser's storage; null where it is closed to the page (privacy settings, sandboxed frames),
 * in which case touching it throws.
 */
export function openStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}
