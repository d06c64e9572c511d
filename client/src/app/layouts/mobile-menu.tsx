import { Menu, Phone, User, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './mobile-menu.module.css';
import { OPENING_HOURS, siteNav } from './site-nav.ts';

/** The navigation in narrow windows: a button that opens a panel below the header. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { formatted, href } = product.phones.leicester;
  const close = () => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere inside it; all its controls are buttons or links
    <div
      className={styles.menu}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <IconButton
        ref={button}
        label={isOpen ? 'Close menu' : 'Menu'}
        icon={isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        data-needs-script
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id="mobile-menu" hidden={!isOpen} className={styles.panel}>
        <MobileNav onNavigate={close} />
        <ButtonLink variant="outline" fullWidth href={href} icon={<Phone aria-hidden />}>
          {formatted}
        </ButtonLink>
        <p className={styles.hours}>{OPENING_HOURS}</p>
      </div>
    </div>
  );
}

function MobileNav({ onNavigate }: { onNavigate: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className={styles.links}>
        {siteNav.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.home} className={styles.link} onClick={onNavigate}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={paths.login} className={styles.link} onClick={onNavigate}>
            <User aria-hidden />
            Profile
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
