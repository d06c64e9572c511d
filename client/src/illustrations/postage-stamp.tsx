import art from './art.module.css';
import { LazyDrawing } from './lazy-drawing.tsx';
import styles from './postage-stamp.module.css';

/**
 * A postage stamp with a spanner on it. Decoration. Its perforations have the colour of the surface
 * below it.
 */
export function PostageStamp({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 120" className={className} aria-hidden="true" focusable="false">
      <rect x="6" y="6" width="88" height="108" className={styles.paper} />
      <rect x="6" y="6" width="88" height="108" className={styles.perforations} />
      <rect x="17" y="17" width="66" height="86" className={styles.frame} />
      <g className={art.art}>
        <LazyDrawing set="others" name="stamp" />
      </g>
      <path d="M-6 34c20-12 34 12 54 0s34 12 54 0M-6 46c20-12 34 12 54 0s34 12 54 0" className={styles.postmark} />
    </svg>
  );
}
