import { paths } from '~/lib/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import styles from './not-found-page.module.css';

/** SHELL-11, SHELL-12: the marker tells a prerenderer which status this page stands for. */
export function Component() {
  return (
    <div className={styles.page}>
      <meta name="prerender-status-code" content="404" />
      <h1 className={styles.code}>404</h1>
      <EmptyState
        title="We have lost that tool"
        tool="spanner"
        actions={
          <>
            <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>
            <ButtonLink variant="outline" to={paths.appointment}>
              Book an appointment
            </ButtonLink>
          </>
        }
      >
        <p>There is no page at this address. It may have moved, or the link may have lost a letter on its way.</p>
      </EmptyState>
    </div>
  );
}
