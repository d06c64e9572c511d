import { type RefObject, useEffect, useRef, useState } from 'react';
import { LegalLink } from '~/features/legal/legal-link.tsx';
import { Button } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { cx } from '~/ui/cx.ts';
import { Switch } from '~/ui/switch.tsx';
import { consent, useNotice } from './consent-store.ts';
import styles from './cookie-notice.module.css';

/**
 * Asks which cookies we can use: once, when the choice expires, or from the footer (SHELL-20..24).
 */
export function CookieNotice() {
  const state = useNotice();
  return state === 'closed' ? null : <OpenNotice isReopened={state === 'reopened'} />;
}

/** A bar at the end of the page, which sticks to the bottom of the window until then. */
function OpenNotice({ isReopened }: { isReopened: boolean }) {
  const notice = useRef<HTMLElement>(null);
  const [isChoosing, setIsChoosing] = useState(isReopened);
  const current = consent.current();
  const [analytics, setAnalytics] = useState(current?.analytics ?? true);
  const [marketing, setMarketing] = useState(current?.marketing ?? false);
  useBottomInset(notice);
  useEffect(() => {
    if (isChoosing) notice.current?.focus();
  }, [isChoosing]);
  return (
    <section
      ref={notice}
      aria-label="Cookies"
      tabIndex={-1}
      className={cx(styles.notice, !isReopened && styles.asking)}
      data-needs-script
      data-print="hide"
    >
      <Container className={styles.content}>
        <p className={styles.text}>We only use necessary cookies unless you agree to more.</p>
        {isChoosing && (
          <div className={styles.choice}>
            <Switch
              label="Necessary"
              description="Your booking and login"
              checked
              disabled
              onChange={() => undefined}
            />
            <Switch
              label="Analytics"
              description="Which pages are useful"
              checked={analytics}
              onChange={setAnalytics}
            />
            <Switch label="Marketing" description="Offers on other sites" checked={marketing} onChange={setMarketing} />
            <p className={styles.text}>
              Read more in our <LegalLink document="Privacy Policy" />.
            </p>
          </div>
        )}
        <div className={styles.actions}>
          <Button
            variant="outline"
            onClick={() => consent.save({ analytics: false, marketing: false })}
            data-repeat-click
          >
            Necessary only
          </Button>
          {isChoosing ? (
            <Button onClick={() => consent.save({ analytics, marketing })}>Save my choice</Button>
          ) : (
            <Button variant="outline" aria-expanded={false} onClick={() => setIsChoosing(true)} data-repeat-click>
              Choose cookies
            </Button>
          )}
        </div>
      </Container>
    </section>
  );
}

/**
 * Keeps what sticks to the bottom of the window above the notice, and focused elements in view
 * (WCAG 2.4.11). The style sheet has the usual height, for the time before hydration.
 */
function useBottomInset(notice: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = notice.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Rounded down, so that no gap shows between the two.
      const height = `${Math.floor(element.getBoundingClientRect().height)}px`;
      // Each change of it restyles the whole page, so the usual height is left to the style sheet.
      const current = getComputedStyle(document.documentElement).getPropertyValue('--cookie-notice');
      if (height !== current) style.setProperty('--cookie-notice', height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--cookie-notice');
    };
  }, [notice]);
}
