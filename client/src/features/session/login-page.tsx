import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBackOnline } from '~/lib/use-online.ts';
import { internalPath } from '~/site/internal-path.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FormPage } from '~/ui/form-page.tsx';
import { Notice } from '~/ui/notice.tsx';
import { AccountBenefits } from './account-benefits.tsx';
import { LoginForm, useLogIn } from './login-form.tsx';
import { readLoginState } from './login-state.ts';
import { useSession } from './session.ts';
import { SubmittedBanner } from './submitted-banner.tsx';

export function Component() {
  const [search] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const { from, booking, email, isPasswordSet, entryKey = key } = readLoginState(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const message = sessionMessage(search);
  const form = useLogIn(entryKey, email);
  const { submission } = form;
  // Another session redirects (C-66); a login on this page shows its message first.
  const userName = useSession()?.userName;
  const hasOtherSession = userName !== undefined && submission.kind !== 'done';
  const hasFailedToLoad = hasOtherSession && search.has('error');
  useBackOnline(() => {
    // Not while someone logs in as another customer.
    if (hasFailedToLoad && form.values.password === '') void navigate(postLoginPath(null, from), { replace: true });
  });
  if (hasOtherSession && !message && !booking) return <Navigate to={postLoginPath(null, from)} replace />;

  return (
    <FormPage aside={<AccountBenefits />}>
      {/* Focused when the page opens: its description makes screen readers read the banner. */}
      <h1 ref={heading} tabIndex={-1} aria-describedby={booking ? 'submitted-title' : undefined}>
        Welcome Back
      </h1>
      {booking && (
        <SubmittedBanner
          booking={booking}
          onClose={(hadFocus) => {
            if (hadFocus) heading.current?.focus();
            // Removed from the history entry too, so that Back doesn't show it again.
            void navigate(
              { pathname, search: search.toString() },
              { replace: true, state: { from, email, entryKey }, preventScrollReset: true },
            );
          }}
        />
      )}
      {isPasswordSet && submission.kind !== 'done' && (
        <Notice tone="success" title="Your password is set">
          Your booking hasn’t changed. Log in with your new password to see it.
        </Notice>
      )}
      {message && <Notice tone={search.has('error') ? 'error' : 'info'}>{message}</Notice>}
      {hasOtherSession && (
        <ButtonLink variant="outline" to={postLoginPath(null, from)}>
          Go to your dashboard
        </ButtonLink>
      )}
      {submission.kind === 'done' ? (
        <LoginSuccess
          message={submission.payload.message ?? `You’re logged in. Welcome back, ${userName}.`}
          next={postLoginPath(submission.payload.redirectPath, from)}
        />
      ) : (
        <LoginForm form={form} />
      )}
      <p>
        New here, or booked without an account? <Link to={paths.register}>Register</Link>
      </p>
    </FormPage>
  );
}

/** AUTH-04. */
const REDIRECT_AFTER_MS = 1500;

/** A success message that redirects to `next`, with a focused link for those who don't wait. */
function LoginSuccess({ message, next }: { message: string; next: string }) {
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return (
    <>
      <Notice tone="success">{message}</Notice>
      <ButtonLink ref={link} to={next} replace fullWidth size="lg">
        Continue
      </ButtonLink>
    </>
  );
}

/**
 * The page after a login (AUTH-05, C-68): the server's, if it is on this site. The dashboard is the
 * server's default, so the page that needed the login comes before that.
 */
export function postLoginPath(redirectPath: string | null | undefined, from: string | undefined): string {
  const serverPath = internalPath(redirectPath, paths.dashboard);
  return serverPath === paths.dashboard ? internalPath(from, paths.dashboard) : serverPath;
}

/** The login page's message about a session problem (AUTH-12, C-64); null if there is none. */
export function sessionMessage(search: URLSearchParams): string | null {
  if (search.has('session_expired')) return 'Your session has expired. Please log in again.';
  if (search.has('redirected')) return 'You must be logged in to book an appointment';
  if (search.has('error'))
    return 'We couldn’t load your account just now. Your details are safe. Please try again in a moment.';
  return null;
}
