import { useDebounced } from '~/lib/use-debounced.ts';

/** Announces a text to screen readers once it hasn't changed for `delayMs`. It isn't visible. */
export function LiveRegion({ text, delayMs }: { text: string; delayMs: number }) {
  return (
    <p className="visually-hidden" role="status">
      {useDebounced(text, delayMs)}
    </p>
  );
}
