import { type ReactNode, useState } from 'react';
import { initials } from '~/lib/initials.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Width and height in px. */
  size: number;
  /** A small drawing on the corner, for example the trade's. */
  badge?: ReactNode;
  loading?: 'lazy' | 'eager';
}

/**
 * The real photo; without one, or when it does not load, initials on a tint. The name always stands
 * beside it.
 */
export function Avatar({ name, src, size, badge, loading = 'lazy' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const photo = src && src !== broken ? src : null;
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
          onError={() => setBroken(photo)}
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
