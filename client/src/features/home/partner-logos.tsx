import { Container } from '~/ui/container.tsx';
import styles from './partner-logos.module.css';

/** Logos of invented partner brands (C-71): one path each, in a 48 by 48 square. */
const logos = [
  { name: 'Northlight', path: 'M24 4l5 15h15L32 28l5 16-13-10-13 10 5-16L4 19h15z' },
  { name: 'Kestrel', path: 'M4 30C14 28 20 20 24 6c4 14 10 22 20 24-8 2-14 0-20-6-6 6-12 8-20 6zM24 28l4 14h-8z' },
  {
    name: 'Brightwater',
    path: 'M24 4c10 12 14 18 14 24a14 14 0 01-28 0c0-6 4-12 14-24zM16 28a8 8 0 008 8v-4a4 4 0 01-4-4z',
  },
  {
    name: 'Oakmere',
    path: 'M24 4a9 9 0 019 8 9 9 0 013 16 9 9 0 01-9 6v10h-6V34a9 9 0 01-9-6 9 9 0 013-16 9 9 0 019-8z',
  },
  { name: 'Tallis', path: 'M6 8h36v10H30v26H18V18H6zM10 12v2h28v-2z' },
  { name: 'Ravenscar', path: 'M4 42L18 10l8 14 6-8 12 26zM18 20l-7 16h14z' },
];

/** The strip of partner logos (HOME-22). */
export function PartnerLogos() {
  return (
    <Container>
      <ul className={styles.logos} aria-label="Partner logos">
        {logos.map(({ name, path }) => (
          <li key={name}>
            <svg viewBox="0 0 48 48" role="img" aria-label={name} className={styles.logo}>
              <path d={path} fillRule="evenodd" />
            </svg>
          </li>
        ))}
      </ul>
    </Container>
  );
}
