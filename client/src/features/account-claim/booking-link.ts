/** What the link in a booking's email has in its fragment, which no server gets to see. */
const FRAGMENT = /^#booking=([\w-]+)$/;

/** The handle of a booking in the fragment of the page's address; null if there is none. */
export function handleIn(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}
