import { Link } from 'react-router-dom';
import { ThemeToggle } from '~/app/theme-toggle.tsx';
import { consent } from '~/features/consent/consent-store.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { Logo } from '~/illustrations/logo.tsx';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Container } from '~/ui/container.tsx';
import styles from './site-footer.module.css';
import { siteNav } from './site-nav.ts';

export function SiteFooter() {
  const { leicester, nottingham } = product.phones;
  return (
    <footer className={styles.footer} data-band="green">
      <Container className={styles.top}>
        <div className={styles.call}>
          <Logo onDark />
          <p className={styles.lead}>24/7 assistance in {product.area}</p>
          <a href={leicester.href} className={styles.phone}>
            {leicester.shown}
          </a>
          <p className={styles.other}>
            Nottingham <a href={nottingham.href}>{nottingham.shown}</a>
          </p>
          <p className={styles.other}>
            <a href={product.supportHref}>{product.supportEmail}</a>
          </p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          <ul className={styles.list}>
            {siteNav.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <ul className={styles.list}>
            <li>
              <Link to={paths.appointment}>Book an appointment</Link>
            </li>
            <li>
              <Link to={paths.joinUs}>Join our team</Link>
            </li>
            <li>
              <Link to={paths.login}>Log in</Link>
            </li>
            <li>
              <Link to={paths.register}>Register</Link>
            </li>
          </ul>
          <ul className={styles.list} data-needs-script>
            <li>
              <LegalLink document="Privacy Policy" />
            </li>
            <li>
              <LegalLink document="Terms of Service" />
            </li>
            <li>
              <LegalLink document="Terms and Conditions" />
            </li>
            <li>
              <button type="button" className={styles.cookies} onClick={consent.ask}>
                Cookie choices
              </button>
            </li>
          </ul>
        </nav>
      </Container>
      <Container className={styles.bottom}>
        <p>
          {product.name}. Repairing things since our launch on <time dateTime="2025-03-01">1 March 2025</time>.
        </p>
        <ThemeToggle />
      </Container>
    </footer>
  );
}
