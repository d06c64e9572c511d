import { Phone, RotateCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { MissingTool } from '~/illustrations/missing-tool.tsx';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import styles from './route-failure.module.css';

/** When even the layout is not there to stand around it. */
export function RootFailure() {
  return (
    <main id="content">
      <RouteFailure />
    </main>
  );
}

/** In the place of a page that could not be fetched or has broken. Loading anew also picks up a version released in the meantime. */
export function RouteFailure() {
  const hasNotArrived = isAboutFetching(useRouteError());
  const { shown, href } = product.phones.leicester;
  return (
    <div className={styles.failure}>
      <MissingTool tool="hammer" className={styles.picture} />
      <h1 className={styles.title}>{hasNotArrived ? 'This page did not arrive' : 'This page has broken'}</h1>
      <p className={styles.text}>
        {hasNotArrived ? 'The connection may have dropped on the way.' : 'That is our fault, not yours.'} Nothing you
        sent is lost.
      </p>
      <div className={styles.actions}>
        <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
          Load it again
        </Button>
        <ButtonLink variant="outline" href={paths.home}>
          Go to the home page
        </ButtonLink>
        <ButtonLink variant="ghost" href={href} icon={<Phone aria-hidden />}>
          {shown}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Browsers and the bundler word it differently when a page's code or styles do not come. */
function isAboutFetching(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && /import|module|preload|fetch/i.test(error.message));
}
