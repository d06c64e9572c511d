import { Phone } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';
import { Logo } from '~/illustrations/logo.tsx';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import styles from './focused-layout.module.css';
import { ImmediateServiceButton } from './immediate-service-button.tsx';

/** The layout of a flow: no navigation, but a phone number and "Save and exit". */
export function Component() {
  const { formatted, href } = product.phones.leicester;
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Link to={paths.home} className={styles.logo} aria-label={`${product.name}, home page`}>
            <Logo />
          </Link>
          <a href={href} className={styles.phone} aria-label={`Call ${formatted}`}>
            <Phone aria-hidden />
            <span className="figures">{formatted}</span>
          </a>
          <ImmediateServiceButton />
          <ButtonLink variant="ghost" to={paths.home} className={styles.exit}>
            Save and exit
          </ButtonLink>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <CookieNotice />
    </div>
  );
}
