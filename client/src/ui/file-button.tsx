import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './file-button.module.css';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  icon: ReactNode;
  /** The text of the button, which is also the input's label. */
  children: ReactNode;
  /** Replaces the appearance of a button. */
  className?: string | undefined;
  onChoose: (files: File[]) => void;
}

/** A file input that looks like a button. The transparent input covers all of it. */
export function FileButton({ icon, children, className = styles.button, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={cx(styles.fileButton, className)}>
      {icon}
      <span>{children}</span>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Otherwise the same file can't be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}
