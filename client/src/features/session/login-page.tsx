import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { LoggedIn } from './logged-in.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { readLoginState } from './login-state.ts';
import { sessionNotice } from './login-texts.ts';
import { session } from './session.ts';
import { SubmittedBanner } from './submitted-banner.tsx';
import { ToolStrip } from './tool-strip.tsx';
import { useLogIn } from './use-log-in.ts';

export function Component() {
  const [search] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { from, booking } = readLoginState(state);
  const notice = sessionNotice(search);
  const login = useLogIn();
  // Only who arrives with a session is sent on (C-66); who logs in here first reads that it went well.
  const [arrivedWithSession] = useState(() => session.current() !== null);
  if (arrivedWithSession && !notice && !booking) return <Navigate to={paths.dashboard} replace />;

  return (
    <div className={styles.column}>
      <ToolStrip />
      {booking && (
        // Closing it takes it out of the history entry too, so that coming back does not show it again.
        <SubmittedBanner
          booking={booking}
          onGone={() => void navigate(pathname, { replace: true, state: { from }, preventScrollReset: true })}
        />
      )}
      <h1>Welcome Back</h1>
      {notice && <Notice tone={search.has('error') ? 'error' : 'info'}>{notice}</Notice>}
      {arrivedWithSession && (
        <ButtonLink variant="outline" to={paths.dashboard}>
          Go to your dashboard
        </ButtonLink>
      )}
      {login.outcome.is === 'done' ? <LoggedIn {...login.outcome} from={from} /> : <LoginForm {...login} />}
      <p className={styles.register}>
        New here, or booked without an account? <Link to={paths.register}>Register</Link>
      </p>
    </div>
  );
}
