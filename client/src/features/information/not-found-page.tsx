import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { NotFoundMarker } from '~/ui/page-response.tsx';
import styles from './not-found-page.module.css';

/** The 404 page (SHELL-11, SHELL-12). */
export function Component() {
  return (
    <div className={styles.page}>
      <NotFoundMarker />
      <h1 className={styles.code}>404</h1>
      <EmptyState
        title="We can’t find that page"
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
        <p>There’s no page at this address. It may have moved, or the link may be incomplete.</p>
      </EmptyState>
    </div>
  );
}
