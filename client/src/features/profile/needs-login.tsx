import { useLocation } from 'react-router-dom';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** There is no log-in any more, and the act needs one (PROF-14). The way to it leads back here. */
export function NeedsLogin({ children }: { children: string }) {
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
