import { useDebounced } from '~/lib/use-debounced.ts';

/**
 * Reads a text out that changes while someone types: once it has stood still for `restMs`. Not to
 * be seen.
 */
export function LiveRegion({ text, restMs }: { text: string; restMs: number }) {
  return (
    <p className="visually-hidden" role="status">
      {useDebounced(text, restMs)}
    </p>
  );
}
