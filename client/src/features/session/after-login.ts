import { internalPath } from '~/site/internal-path.ts';
import { paths } from '~/site/paths.ts';

/**
 * Where to go after a log-in (AUTH-05, C-68): where the server says, if that is a page of this
 * site. The server says the dashboard when it has nothing better to say, so the page that asked for
 * the log-in goes before that.
 */
export function afterLogin(redirectPath: string | null | undefined, from: string | undefined): string {
  const served = internalPath(redirectPath, paths.dashboard);
  return served === paths.dashboard ? internalPath(from, paths.dashboard) : served;
}
