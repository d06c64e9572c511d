import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { afterLogin } from './after-login.ts';

/** How long the success message stands before the customer is taken on (AUTH-04). */
const REDIRECT_AFTER_MS = 1500;

interface LoggedInProps {
  message: string;
  redirectPath: string | null;
  from: string | undefined;
}

export function LoggedIn({ message, redirectPath, from }: LoggedInProps) {
  const navigate = useNavigate();
  const next = afterLogin(redirectPath, from);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return (
    <>
      <Notice tone="success">{message}</Notice>
      <ButtonLink to={next} fullWidth size="lg">
        Continue
      </ButtonLink>
    </>
  );
}
