import type { ComponentProps } from 'react';
import styles from './container.module.css';
import { cx } from './cx.ts';

interface ContainerProps extends ComponentProps<'div'> {
  /** 1200 px, or 760 px for reading. */
  width?: 'page' | 'text';
}

export function Container({ width = 'page', className, ...attributes }: ContainerProps) {
  return <div {...attributes} className={cx(styles.container, styles[width], className)} />;
}
