import { Phone, RotateCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { MissingTool } from '~/illustrations/missing-tool.tsx';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import styles from './route-failure.module.css';

/** The same without a layout, if the layout itself failed. */
export function RootFailure() {
  return (
    <main id="content">
      <RouteFailure />
    </main>
  );
}

/**
 * Shown instead of a page that failed to load or crashed. Reloading also picks up a new release.
 */
export function RouteFailure() {
  const hasNotArrived = isAboutFetching(useRouteError());
  const { shown, href } = product.phones.leicester;
  return (
    <div className={styles.failure}>
      <MissingTool tool="hammer" className={styles.drawing} />
      <h1 className={styles.title}>{hasNotArrived ? 'This page did not arrive' : 'This page has broken'}</h1>
      <p className={styles.text}>
        {hasNotArrived ? 'Check your connection.' : 'It’s our fault, not yours.'} Nothing you’ve sent is lost.
      </p>
      <div className={styles.actions}>
        <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
          Reload the page
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

/** Browsers and the bundler use different messages if a page's code or styles fail to load. */
function isAboutFetching(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && /import|module|preload|fetch/i.test(error.message));
}
