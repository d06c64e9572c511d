import { useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { afterLogin } from './after-login.ts';
import { LoggedIn } from './logged-in.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { readLoginState } from './login-state.ts';
import { sessionNotice } from './login-texts.ts';
import { useSession } from './session.ts';
import { SubmittedBanner } from './submitted-banner.tsx';
import { ToolStrip } from './tool-strip.tsx';
import { useLogIn } from './use-log-in.ts';

export function Component() {
  const [search] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const { from, booking, email, visit = key } = readLoginState(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = sessionNotice(search);
  const form = useLogIn(visit, email);
  const { submission } = form;
  // Whoever has a session, from before or from another tab, is sent on (C-66); who logs in here
  // first reads that it went well.
  const userName = useSession()?.userName;
  const hasSession = userName !== undefined && submission.kind !== 'done';
  if (hasSession && !notice && !booking) return <Navigate to={afterLogin(null, from)} replace />;

  return (
    <div className={styles.column}>
      <ToolStrip />
      {/* The page opens with the focus here, so that what has just been booked is heard, too. */}
      <h1 ref={heading} tabIndex={-1} aria-describedby={booking ? 'submitted-title' : undefined}>
        Welcome Back
      </h1>
      {booking && (
        // Closing it takes it out of the history entry too, so that coming back does not show it
        // again.
        <SubmittedBanner
          booking={booking}
          onGone={(hadFocus) => {
            if (hadFocus) heading.current?.focus();
            void navigate(
              { pathname, search: search.toString() },
              { replace: true, state: { from, email, visit }, preventScrollReset: true },
            );
          }}
        />
      )}
      {notice && <Notice tone={search.has('error') ? 'error' : 'info'}>{notice}</Notice>}
      {hasSession && (
        <ButtonLink variant="outline" to={afterLogin(null, from)}>
          Go to your dashboard
        </ButtonLink>
      )}
      {submission.kind === 'done' ? (
        <LoggedIn
          message={submission.payload.message ?? `You are logged in. Welcome back, ${userName}.`}
          next={afterLogin(submission.payload.redirectPath, from)}
        />
      ) : (
        <LoginForm form={form} />
      )}
      <p className={styles.register}>
        New here, or booked without an account? <Link to={paths.register}>Register</Link>
      </p>
    </div>
  );
}
