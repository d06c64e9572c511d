import { remainingMessage } from '~/lib/text-length-messages.ts';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { LiveRegion } from './live-region.tsx';

/** Long enough that nothing is announced while someone types. */
const ANNOUNCE_DELAY_MS = 1_000;

export interface TextLength {
  /** Characters without surrounding space, which is not sent. */
  length: number;
  limit: number;
}

/** Says how many characters remain when few do. The line keeps its height while it is empty. */
export function CharacterCount({ id, length, limit }: TextLength & { id: string | undefined }) {
  const text = remainingMessage(length, limit);
  return (
    <>
      <p id={id} className={cx(styles.message, length <= limit && styles.note)} aria-hidden="true">
        {text}
      </p>
      <LiveRegion text={text} delayMs={ANNOUNCE_DELAY_MS} />
    </>
  );
}
