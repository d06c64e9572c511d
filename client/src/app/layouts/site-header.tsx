import { User } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { cx } from '~/ui/cx.ts';
import { HomeLink, ImmediateServiceButton } from './header-actions.tsx';
import layout from './layout.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';
import { OPENING_HOURS, siteNav } from './site-nav.ts';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <div className={styles.brand}>
          <HomeLink className={styles.logo} />
          <p className={styles.hours}>{OPENING_HOURS}</p>
        </div>
        <nav aria-label="Main" className={styles.nav}>
          <ul className={styles.links}>
            {siteNav.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === paths.home} className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <Link to={paths.login} className={cx(layout.action, styles.profile)} data-print="hide">
            <User aria-hidden />
            <span>Profile</span>
          </Link>
          <ImmediateServiceButton />
          <ButtonLink to={paths.appointment} caps className={styles.book}>
            Get repaired
          </ButtonLink>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
