/**
 * The browser's storage; null if the page may not use it (privacy settings, sandboxed frames), in
 * which case reading the property throws.
 */
export function openStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}
