import { type ReactNode, Suspense, useState } from 'react';
import { addressId } from '#shared/ids.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LazyDialog } from '~/ui/lazy-dialog.tsx';
import { LoadError } from '~/ui/load-error.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

interface RecordDetailsProps<Loaded> {
  type: 'Appointment' | 'Repair';
  /** The id or reference in the URL. */
  requestedId: string;
  query: { loading: boolean; error?: object | undefined; refetch: () => Promise<unknown> };
  /** What the query has loaded; null if the customer has no such record. */
  loaded: Loaded | null;
  /** Why the record may be missing. */
  missingHint: string;
  size: 'md' | 'lg';
  onClose: () => void;
  /** The dialog of the loaded record, whose code may still be loading. */
  children: (loaded: Loaded) => ReactNode;
}

/** The dialog of the record in the URL: loading, failed, missing, or as `children` shows it. */
export function RecordDetails<Loaded extends object>(props: RecordDetailsProps<Loaded>) {
  return (
    <Suspense fallback={null}>
      <RecordDialog {...props} />
    </Suspense>
  );
}

function RecordDialog<Loaded extends object>(props: RecordDetailsProps<Loaded>) {
  const { type, requestedId, query, missingHint, size, onClose, children } = props;
  // A failed refetch keeps what is shown.
  const loaded = useLastLoaded(props.loaded);
  const [hasRetried, setHasRetried] = useState(false);
  const noun = type.toLowerCase();
  const retry = () => {
    setHasRetried(true);
    query.refetch().catch(() => undefined);
  };
  if (loaded) return children(loaded);
  if (query.loading || query.error) {
    return (
      <LazyDialog
        open
        hasAddress
        onClose={onClose}
        size={size}
        title={type}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        {query.loading && !hasRetried ? (
          <div aria-busy>
            <p role="status" className="visually-hidden">
              Loading
            </p>
            <Skeleton shape="box" height={280} />
          </div>
        ) : (
          <LoadError message={`We couldn’t load this ${noun}.`} onRetry={retry} retrying={query.loading} />
        )}
      </LazyDialog>
    );
  }
  const { formatted, href } = product.phones.leicester;
  return (
    <LazyDialog
      open
      hasAddress
      onClose={onClose}
      title={`${type} not found`}
      footer={<Button onClick={onClose}>Show my {noun}s</Button>}
    >
      <EmptyState title={`We can’t find ${noun} ${addressId(type, requestedId)} in your account`}>
        <p>
          {missingHint} Call us on <a href={href}>{formatted}</a> if you can’t find it.
        </p>
      </EmptyState>
    </LazyDialog>
  );
}
