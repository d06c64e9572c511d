import { Link } from 'react-router-dom';
import { ThemeToggle } from '~/app/theme-toggle.tsx';
import { consent } from '~/features/consent/consent-store.ts';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { Logo } from '~/illustrations/logo.tsx';
import { product } from '~/site/product.ts';
import { Container } from '~/ui/container.tsx';
import styles from './site-footer.module.css';
import { footerNav, siteNav } from './site-nav.ts';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-band="green">
      <Container className={styles.top}>
        <FooterContact />
        <nav aria-label="Footer" className={styles.columns}>
          <FooterLinks links={siteNav} />
          <FooterLinks links={footerNav} />
          <FooterLegal />
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

function FooterContact() {
  const { leicester, nottingham } = product.phones;
  return (
    <div className={styles.contact}>
      <Logo onDark />
      <p className={styles.lead}>24/7 assistance in {product.area}</p>
      <a href={leicester.href} className={styles.phone}>
        {leicester.formatted}
      </a>
      <p className={styles.other}>
        Nottingham <a href={nottingham.href}>{nottingham.formatted}</a>
      </p>
      <p className={styles.other}>
        <a href={product.supportHref}>{product.supportEmail}</a>
      </p>
    </div>
  );
}

function FooterLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function FooterLegal() {
  return (
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
        <button type="button" className={styles.cookies} onClick={consent.openNotice}>
          Cookie choices
        </button>
      </li>
    </ul>
  );
}
