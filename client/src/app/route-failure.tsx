import { Phone, RotateCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { MissingTool } from '~/illustrations/missing-tool.tsx';
import { useBackOnline } from '~/lib/use-online.ts';
import { paths } from '~/site/paths.ts';
import { product } from '~/site/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import styles from './route-failure.module.css';

/** The same page without a layout, if the layout itself failed. */
export function RootFailure() {
  return (
    <main id="content">
      <RouteFailure />
    </main>
  );
}

/** Shown instead of a page that failed to load or crashed. A reload also picks up a new release. */
export function RouteFailure() {
  const hasFailedToLoad = isLoadError(useRouteError());
  useBackOnline(() => {
    if (hasFailedToLoad) window.location.reload();
  });
  const { formatted, href } = product.phones.leicester;
  return (
    <div className={styles.failure}>
      <MissingTool tool="hammer" className={styles.drawing} />
      <h1 className={styles.title}>{hasFailedToLoad ? 'We couldn’t load this page' : 'Something went wrong'}</h1>
      <p className={styles.text}>
        {hasFailedToLoad ? 'Check your connection.' : 'It’s our fault, not yours.'} Anything you’ve already sent us is
        safe.
      </p>
      <div className={styles.actions}>
        <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink variant="outline" href={paths.home}>
          Go to the home page
        </ButtonLink>
        <ButtonLink variant="ghost" href={href} icon={<Phone aria-hidden />}>
          {formatted}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Browsers and the bundler have different messages for code or styles that fail to load. */
function isLoadError(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && /import|module|preload|fetch/i.test(error.message));
}
