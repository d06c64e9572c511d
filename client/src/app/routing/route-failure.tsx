import { Phone, RotateCw } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { product } from '~/lib/product.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

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
  const error = useRouteError();
  const { shown, href } = product.phones.leicester;
  const isFetch = error instanceof TypeError && /import|fetch|module/i.test(error.message);
  return (
    <div>
      <h1 className="visually-hidden">Something went wrong</h1>
      <EmptyState
        tool="hammer"
        title={isFetch ? 'This page did not arrive' : 'This page has broken'}
        actions={
          <>
            <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
              Load it again
            </Button>
            <ButtonLink variant="outline" href={paths.home}>
              Go to the home page
            </ButtonLink>
            <ButtonLink variant="ghost" href={href} icon={<Phone aria-hidden />}>
              {shown}
            </ButtonLink>
          </>
        }
      >
        <p>
          {isFetch ? 'The connection may have dropped on the way.' : 'That is our fault, not yours.'} Nothing you sent
          is lost.
        </p>
      </EmptyState>
    </div>
  );
}
