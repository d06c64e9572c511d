import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** AUTH-04. */
const REDIRECT_AFTER_MS = 1500;

/** A success message that redirects to `next`, with a focused link for those who don't wait. */
export function LoginSuccess({ message, next }: { message: string; next: string }) {
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
