import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** How long the success message stands before the customer is taken on (AUTH-04). */
const REDIRECT_AFTER_MS = 1500;

/** Says that it went well and goes on by itself; the link, which has the focus, goes at once. */
export function LoggedIn({ message, next }: { message: string; next: string }) {
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
