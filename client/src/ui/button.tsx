import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** `plate` is the one call to action of a dark band; `flare` is for urgent things only. */
  variant?: 'primary' | 'plate' | 'outline' | 'ghost' | 'flare' | 'flare-outline';
  /** 48 px or 56 px high. */
  size?: 'md' | 'lg';
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
  /** Stands on a green-900 band. */
  onDark?: boolean;
  /** Shown in capitals; the text itself stays in sentence case. */
  caps?: boolean;
}

function look({ variant = 'primary', size = 'md', fullWidth, onDark, caps }: ButtonLook, className?: string) {
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

type ButtonProps = ButtonLook & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string };

/**
 * A busy button keeps its focus and its place and ignores presses, so that nothing is sent twice.
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, fullWidth, onDark, caps, busy = false, busyLabel, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={look({ variant, size, fullWidth, onDark, caps }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
      {!busy && iconEnd}
    </button>
  );
}

type ButtonLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> &
  (
    | (Pick<LinkProps, 'to' | 'replace'> & { state?: unknown; href?: undefined })
    | { href: string; to?: undefined; replace?: undefined; state?: undefined }
  );

/**
 * A link that looks like a button: `to` stays in the app, `href` is for tel:, mailto: and other
 * sites.
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconEnd, fullWidth, onDark, caps, to, href, replace = false, state, ...rest } = props;
  const { className, children, ...attributes } = rest;
  const classes = look({ variant, size, fullWidth, onDark, caps }, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </>
  );
  return to === undefined ? (
    <a {...attributes} href={href} className={classes}>
      {content}
    </a>
  ) : (
    <Link {...attributes} to={to} replace={replace} state={state} className={classes}>
      {content}
    </Link>
  );
}
