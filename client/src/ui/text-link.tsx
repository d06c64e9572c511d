import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from './cx.ts';
import styles from './text-link.module.css';

type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { iconEnd?: ReactNode } & (
    | { to: LinkProps['to']; state?: unknown; href?: undefined }
    | { href: string; to?: undefined; state?: undefined }
  );

/** A standalone link, 44 px tall. Use `<a>` or `<Link>` within a sentence. */
export function TextLink({ to, href, state, iconEnd, className, children, ...attributes }: TextLinkProps) {
  const classes = cx(styles.link, className);
  return to === undefined ? (
    <a {...attributes} href={href} className={classes}>
      {children}
      {iconEnd}
    </a>
  ) : (
    <Link {...attributes} to={to} state={state} className={classes}>
      {children}
      {iconEnd}
    </Link>
  );
}
