import { internalPath } from '~/site/internal-path.ts';
import { paths } from '~/site/paths.ts';

/**
 * The page after a login (AUTH-05, C-68): the server's, if it is on this site. The dashboard is the
 * server's default, so the page that needed the login comes before that.
 */
export function postLoginPath(redirectPath: string | null | undefined, from: string | undefined): string {
  const serverPath = internalPath(redirectPath, paths.dashboard);
  return serverPath === paths.dashboard ? internalPath(from, paths.dashboard) : serverPath;
}
