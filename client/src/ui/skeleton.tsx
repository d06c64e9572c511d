import { cx } from './cx.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: the size of the content that replaces it. */
  width?: string | number;
  height?: string | number;
  shape?: 'line' | 'box' | 'pill' | 'circle';
  className?: string;
}

/** A placeholder for loading content. It appears after 300 ms, so that fast pages don't flash. */
export function Skeleton({ width, height, shape = 'line', className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} style={{ width, height }} />
  );
}
