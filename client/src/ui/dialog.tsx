import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { rememberFocus } from './restore-focus.ts';
import { useIsScrollable } from './use-is-scrollable.ts';

interface DialogProps {
  open: boolean;
  /** Asked by the close button, Escape and a press outside; the parent decides. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Under the title, in the part that does not scroll. */
  header?: ReactNode;
  /** Left of the title: an avatar, an icon. */
  media?: ReactNode;
  footer?: ReactNode;
  /**
   * 440, 600 or 720 px wide, or a panel at the right edge of the page; on phones always a sheet
   * from below.
   */
  size?: 'sm' | 'md' | 'lg' | 'side';
  tone?: 'plain' | 'flare';
  /** False while something is being sent: no close button, no Escape, no press outside. */
  dismissible?: boolean;
  children: ReactNode;
}

/**
 * Header and footer stand, the body scrolls by itself. Focus goes to the heading and back to where
 * it came from.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, header, media, footer, children } = props;
  const { size = 'md', tone = 'plain', dismissible = true } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = useRef<(() => void) | null>(null);
  const hold = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={cx(styles.dialog, styles[size], styles[tone])}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            goBack.current = rememberFocus();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What the dialog did may have led elsewhere already.
            const isLost = document.activeElement === null || document.activeElement === document.body;
            if (isLost) goBack.current?.();
          }}
          onEscapeKeyDown={hold}
          onInteractOutside={hold}
        >
          <header className={styles.header} {...(tone === 'flare' ? { 'data-band': 'flare' } : {})}>
            {media && <div className={styles.media}>{media}</div>}
            <div className={styles.heading}>
              <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Radix.Title>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
              {header}
            </div>
            {dismissible && (
              <IconButton
                label="Close"
                icon={<X aria-hidden="true" />}
                onDark={tone === 'flare'}
                onClick={onClose}
                className={styles.close}
              />
            )}
          </header>
          <Body>{children}</Body>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Body({ children }: { children: ReactNode }) {
  const [ref, scrolls] = useIsScrollable();
  return (
    // A part that scrolls and may hold nothing to focus must take the focus itself, or the keyboard
    // cannot scroll it.
    <div
      ref={ref}
      className={styles.body}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Content' } : {})}
    >
      <div>{children}</div>
    </div>
  );
}
