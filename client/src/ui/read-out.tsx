import { useSettled } from '~/lib/use-settled.ts';

/**
 * Reads a text out that changes while someone types: once it has stood still for `restMs`. Not to
 * be seen.
 */
export function ReadOut({ text, restMs }: { text: string; restMs: number }) {
  return (
    <p className="visually-hidden" role="status">
      {useSettled(text, restMs)}
    </p>
  );
}
