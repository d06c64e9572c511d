import { useEffect, useRef, useState } from 'react';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { Button } from '~/ui/button.tsx';
import { Switch } from '~/ui/switch.tsx';
import { consent, useIsNoticeOpen } from './consent-store.ts';
import styles from './cookie-notice.module.css';

/**
 * Asks which cookies we can use: once, when the choice expires, or from the footer (SHELL-20..24).
 */
export function CookieNotice() {
  return useIsNoticeOpen() ? <OpenNotice /> : null;
}

function OpenNotice() {
  const current = consent.current();
  const [analytics, setAnalytics] = useState(current?.analytics ?? true);
  const [marketing, setMarketing] = useState(current?.marketing ?? false);
  const notice = useNoticeClearance();
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
        <Button variant="outline" onClick={() => consent.save({ analytics: false, marketing: false })}>
          Necessary only
        </Button>
        <Button onClick={() => consent.save({ analytics, marketing })}>Save my choice</Button>
      </div>
    </section>
  );
}

/**
 * The notice covers the bottom of the window. The page gets longer by its height, so that all
 * content can scroll clear of it and a focused element is never hidden (WCAG 2.4.11). Elements
 * fixed to the bottom of the window move above it. The notice takes the focus when it's opened from
 * the footer.
 */
function useNoticeClearance() {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (!element) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      page.style.setProperty('--notice-clearance', `${element.offsetHeight + 32}px`);
      page.style.setProperty('--bottom-inset', `${window.innerHeight - element.getBoundingClientRect().top}px`);
    });
    observer.observe(element);
    if (consent.current()) element.focus();
    return () => {
      observer.disconnect();
      page.style.removeProperty('--notice-clearance');
      page.style.removeProperty('--bottom-inset');
    };
  }, []);
  return notice;
}
