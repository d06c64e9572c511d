import { useEffect, useRef, useState } from 'react';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { Button } from '~/ui/button.tsx';
import { Switch } from '~/ui/switch.tsx';
import { consent, useIsAskingForConsent } from './consent-store.ts';
import styles from './cookie-notice.module.css';

/**
 * Asks once which cookies may be used, and again when the visitor wishes to or the choice has run
 * out (SHELL-20..24).
 */
export function CookieNotice() {
  return useIsAskingForConsent() ? <Question /> : null;
}

function Question() {
  const before = consent.current();
  const [analytics, setAnalytics] = useState(before?.analytics ?? true);
  const [marketing, setMarketing] = useState(before?.marketing ?? false);
  const notice = useRoomBelow();
  return (
    <section ref={notice} className={styles.notice} aria-labelledby="cookie-notice-title" tabIndex={-1}>
      <h2 id="cookie-notice-title" className={styles.title}>
        Cookies
      </h2>
      <p className={styles.text}>
        We only use necessary cookies unless you agree to more. <LegalLink document="Privacy Policy" />
      </p>
      <div className={styles.switches}>
        <Switch label="Necessary" description="Your booking and login" checked disabled onChange={() => undefined} />
        <Switch label="Analytics" description="Which pages are useful" checked={analytics} onChange={setAnalytics} />
        <Switch label="Marketing" description="Offers on other sites" checked={marketing} onChange={setMarketing} />
      </div>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => consent.decide({ analytics: false, marketing: false })}>
          Necessary only
        </Button>
        <Button onClick={() => consent.decide({ analytics, marketing })}>Save my choice</Button>
      </div>
    </section>
  );
}

/**
 * The notice lies over the foot of the window, so the page is made longer by its height: everything
 * can be scrolled clear of it, and what takes focus is never behind it (WCAG 2.4.11); what stands
 * at the foot of the window itself stands above it. Asked for again from the footer, it takes the
 * focus.
 */
function useRoomBelow() {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (!element) return;
    const page = document.documentElement;
    const measure = new ResizeObserver(() => {
      page.style.setProperty('--room-below', `${element.offsetHeight + 32}px`);
      page.style.setProperty('--under-notice', `${window.innerHeight - element.getBoundingClientRect().top}px`);
    });
    measure.observe(element);
    if (consent.current()) element.focus();
    return () => {
      measure.disconnect();
      page.style.removeProperty('--room-below');
      page.style.removeProperty('--under-notice');
    };
  }, []);
  return notice;
}
