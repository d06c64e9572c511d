import { type ReactNode, useState } from 'react';
import { siteOrigin } from '~/site/page-document.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Width and height in px. */
  size: number;
  /** A small illustration in the corner, for example of the trade. */
  badge?: ReactNode;
  loading?: 'lazy' | 'eager';
}

/**
 * A photo; the initials if there is none or it doesn't load. The image has no `alt`: the name must
 * be beside it.
 */
export function Avatar({ name, src, size, badge, loading = 'lazy' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const photo = src && src !== brokenSrc ? onThisSite(src) : null;
  return (
    <span className={styles.avatar} style={{ width: size, height: size }}>
      {photo ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          loading={loading}
          decoding="async"
          className={styles.photo}
          onError={() => setBrokenSrc(src ?? null)}
        />
      ) : (
        <span className={styles.initials} style={{ fontSize: size * 0.34 }} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </span>
  );
}

/** The API's URLs have the site's public origin; the visitor may have come by another address. */
function onThisSite(url: string): string {
  return url.startsWith(`${siteOrigin}/`) ? url.slice(siteOrigin.length) : url;
}

/** The first letters of the first and last word: 'Amara Okafor' is AO, 'Cher' is C. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => word?.slice(0, 1).toUpperCase() ?? '').join('');
}
