import { cx } from './cx.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths, the size of what will stand here. */
  width?: string | number;
  height?: string | number;
  shape?: 'line' | 'box' | 'circle';
  className?: string;
}

/**
 * A placeholder of the size of what replaces it; shows after 300 ms, so that quick answers do not
 * flash.
 */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} style={{ width, height }} />
  );
}
