import { remainingMessage } from '~/lib/text-length-messages.ts';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { LiveRegion } from './live-region.tsx';

/** Long enough that nothing is read out while someone types. */
const READ_OUT_MS = 1_000;

export interface Count {
  /** Characters without the space around the text, which is not sent. */
  length: number;
  limit: number;
}

/**
 * The line under a field that says how much room is left, once there is little. Keeps its height
 * while there is nothing to say.
 */
export function CharacterCount({ id, length, limit }: Count & { id: string | undefined }) {
  const text = remainingMessage(length, limit);
  return (
    <>
      <p id={id} className={cx(styles.message, length <= limit && styles.note)} aria-hidden="true">
        {text}
      </p>
      <LiveRegion text={text} restMs={READ_OUT_MS} />
    </>
  );
}
