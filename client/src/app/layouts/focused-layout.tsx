import { Outlet, useLocation } from 'react-router-dom';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';
import { SAVED_TEXT } from '~/features/unfinished-booking/unfinished-booking.ts';
import { pageNotice } from '~/site/navigation/page-notice.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import styles from './focused-layout.module.css';
import { CallLink, HomeLink, ImmediateServiceButton } from './header-actions.tsx';
import layout from './layout.module.css';

/** The layout of a flow: no navigation, but a phone number and "Save and exit". */
export function Component() {
  const isBooking = useLocation().pathname.startsWith(paths.appointment);
  return (
    <div className={layout.layout}>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <HomeLink className={styles.logo} />
          <CallLink className={styles.phone} />
          <ImmediateServiceButton />
          <ButtonLink
            variant="ghost"
            to={paths.home}
            // Shown beside the way back, if there is a draft.
            state={isBooking ? pageNotice(SAVED_TEXT) : undefined}
            className={styles.exit}
          >
            Save and exit
          </ButtonLink>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={layout.main}>
        <Outlet />
      </main>
      <CookieNotice />
    </div>
  );
}
