import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

interface ButtonAppearance {
  /** `plate` is for the call to action of a dark band, `flare` for urgent actions only. */
  variant?: 'primary' | 'plate' | 'outline' | 'ghost' | 'flare' | 'flare-outline';
  /** 48 px or 56 px high. */
  size?: 'md' | 'lg';
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
  /** For buttons on a green-900 band. */
  onDark?: boolean;
  /** Shows the text in capitals; the text itself is in sentence case. */
  caps?: boolean;
}

function buttonClass(appearance: ButtonAppearance, className?: string) {
  const { variant = 'primary', size = 'md', fullWidth, onDark, caps } = appearance;
  return cx(
    styles.button,
    styles[variant],
    size === 'lg' && styles.large,
    fullWidth && styles.full,
    onDark && styles.onDark,
    caps && styles.caps,
    className,
  );
}

export type ButtonProps = ButtonAppearance & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string };

/** A button. While busy, it keeps the focus and ignores clicks, so that nothing is sent twice. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, fullWidth, onDark, caps, busy = false, busyLabel, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, fullWidth, onDark, caps }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
      {!busy && iconEnd}
    </button>
  );
}

type ButtonLinkProps = ButtonAppearance &
  Omit<ComponentProps<'a'>, 'href'> &
  (
    | (Pick<LinkProps, 'to' | 'replace'> & { state?: unknown; href?: undefined })
    | { href: string; to?: undefined; replace?: undefined; state?: undefined }
    | { to: null; href?: undefined; replace?: undefined; state?: undefined }
  );

/**
 * A link that looks like a button: `to` for routes, `href` for tel:, mailto: and other sites. With
 * `to: null` it looks disabled, such as the link to the page after the last.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconEnd, fullWidth, onDark, caps, to, href, replace = false, state, ...rest } = props;
  const { className, children, ...attributes } = rest;
  const classes = buttonClass({ variant, size, fullWidth, onDark, caps }, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </>
  );
  if (to === null) {
    return (
      <a {...attributes} role="link" aria-disabled="true" className={cx(styles.button, styles.unavailable, className)}>
        {content}
      </a>
    );
  }
  return to === undefined ? (
    <a {...attributes} href={href} className={classes}>
      {content}
    </a>
  ) : (
    <Link data-print="hide" {...attributes} to={to} replace={replace} state={state} className={classes}>
      {content}
    </Link>
  );
}
