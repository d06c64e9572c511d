import { type ReactNode, useState } from 'react';
import { PHOTO_WIDTHS } from '#shared/photo-widths.ts';
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
          {...photoSources(photo, size)}
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

/** The gateway's address of an uploaded photo. A page that the server renders has it in full. */
const UPLOADED = /^(?:https?:\/\/[^/]+)?\/media\/uploads\//;

/** An uploaded photo in the size of its place, for screens with one to three pixels per px. */
function photoSources(url: string, size: number): { src: string; srcSet?: string } {
  if (!UPLOADED.test(url)) return { src: url };
  const [normal, double, triple] = [1, 2, 3].map((density) => {
    const width = PHOTO_WIDTHS.find((each) => each >= size * density) ?? PHOTO_WIDTHS.at(-1);
    return `${url}?width=${width}`;
  });
  return { src: double ?? url, srcSet: `${normal}, ${double} 2x, ${triple} 3x` };
}

/** The first letters of the first and last word: 'Amara Okafor' is AO, 'Cher' is C. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => word?.slice(0, 1).toUpperCase() ?? '').join('');
}
