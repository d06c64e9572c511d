import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './file-button.module.css';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  icon: ReactNode;
  /** What it says, which is also the input's label. */
  children: ReactNode;
  /** Another look than a button's. */
  className?: string | undefined;
  onChoose: (files: File[]) => void;
}

/**
 * What looks like a button and asks for files: the browser's own input lies unseen over it, so that
 * all of it can be pressed and focused.
 */
export function FileButton({ icon, children, className = styles.button, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={cx(styles.chooser, className)}>
      {icon}
      <span>{children}</span>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was taken away.
          target.value = '';
        }}
      />
    </label>
  );
}
