import { useLocation } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** An action needs a login, and the session has ended (PROF-14). Logging in leads back here. */
export function LoginRequiredNotice({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  return (
    <Notice
      tone="error"
      title={children}
      actions={
        <ButtonLink variant="outline" to={paths.login} state={{ from: pathname + search }}>
          Log in
        </ButtonLink>
      }
    />
  );
}
