import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import styles from './dialog.module.css';
import { addDialogEntry } from './dialog-history.ts';
import { IconButton } from './icon-button.tsx';
import { controlsIn } from './nearest-control.ts';

interface DialogProps {
  open: boolean;
  /**
   * Called by the close button, Escape, a click outside and the browser's Back. The parent closes
   * the dialog.
   */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Below the title, in the part that doesn't scroll. */
  header?: ReactNode;
  /** An avatar or icon to the left of the title. */
  media?: ReactNode;
  footer?: ReactNode;
  /**
   * 440, 600 or 720 px wide, or a panel at the right edge. On phones it is always a bottom sheet.
   */
  size?: 'sm' | 'md' | 'lg' | 'side';
  tone?: 'plain' | 'flare';
  /** False while something is being sent: then nothing closes the dialog. */
  dismissible?: boolean;
  /** Whether its address opens it: then the page handles Back. */
  hasAddress?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog with a scrolling body. The focus moves to the heading, and back to where it was
 * when the dialog closes.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, header, media, footer, children } = props;
  const { size = 'md', tone = 'plain', dismissible = true, hasAddress = false } = props;
  useCloseOnBack(open && !hasAddress, () => {
    if (dismissible) onClose();
    return dismissible;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const restoreFocus = useRef<(() => void) | null>(null);
  const preventIfBusy = (event: Event) => {
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
            restoreFocus.current = focusRestorer();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The action in the dialog may already have moved the focus elsewhere.
            const isLost = document.activeElement === null || document.activeElement === document.body;
            if (isLost) restoreFocus.current?.();
          }}
          onEscapeKeyDown={preventIfBusy}
          onInteractOutside={preventIfBusy}
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

function useCloseOnBack(isActive: boolean, close: () => boolean): void {
  const handleBack = useEffectEvent(close);
  // With the commit, so that a navigation that follows at once knows of it.
  useLayoutEffect(() => (isActive ? addDialogEntry(() => handleBack()) : undefined), [isActive]);
}

function Body({ children }: { children: ReactNode }) {
  const [ref, isScrollable] = useIsScrollable();
  return (
    // Must be focusable if it scrolls, because it may contain nothing that the keyboard can focus.
    <div
      ref={ref}
      className={styles.body}
      {...(isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': 'Content' } : {})}
    >
      <div>{children}</div>
    </div>
  );
}

/**
 * Returns a function that restores the current focus. If the focused element is gone or disabled by
 * then, the heading of its card or dialog gets the focus, or else the first control of its closest
 * remaining ancestor that has one.
 */
function focusRestorer(): () => void {
  const path: HTMLElement[] = [];
  for (let node = document.activeElement; node instanceof HTMLElement; node = node.parentElement) path.push(node);
  const restore = () => {
    const remaining = path.find((element) => element.isConnected && !element.matches(':disabled'));
    if (!remaining) return;
    if (remaining !== path[0]) {
      // What the dialog did may have left other actions there, which must not get the focus.
      const card = remaining.closest('article, [role="dialog"]');
      const heading = card?.querySelector<HTMLElement>('h2, h3, h4');
      const places = [...(heading ? [heading] : []), ...path];
      places
        .filter(({ isConnected }) => isConnected)
        .flatMap(focusableIn)[0]
        ?.focus();
      return;
    }
    remaining.focus();
    // On a slow connection, what the dialog did removes it only later.
    whenRemoved(remaining, restore);
  };
  return restore;
}

/** The controls of a place, or the place itself. */
function focusableIn(place: HTMLElement): HTMLElement[] {
  return [...controlsIn(place), ...(place.hasAttribute('tabindex') ? [place] : [])];
}

/** Calls back if an element is removed before the visitor has gone on to something else. */
function whenRemoved(element: HTMLElement, callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    callback();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
}

/** Returns a callback ref, and whether the content of its element is taller than the element. */
function useIsScrollable(): [ref: (element: HTMLElement | null) => void, isScrollable: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isScrollable];
}
