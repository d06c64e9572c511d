import { Suspense, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './compare-bar.module.css';
import { MAX_COMPARED } from './directory-search-params.ts';
import type { Directory } from './use-directory.ts';

const CompareDialog = lazyDialog(async () => (await import('./compare-dialog.tsx')).CompareDialog);

/** How many specialists are chosen to compare, at the bottom of the window. */
export function CompareBar({ directory }: { directory: Directory }) {
  const { compared } = directory.applied;
  const [open, setOpen] = useState(false);
  if (compared.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="Compare specialists" data-print="hide">
      <Container className={styles.row}>
        <p role="status">
          {compared.length === 1 ? 'Choose 1 or 2 more' : `${compared.length} of ${MAX_COMPARED} chosen`}
        </p>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={directory.clearCompared}>
            Clear
          </Button>
          {compared.length > 1 && <Button onClick={() => setOpen(true)}>Compare {compared.length}</Button>}
        </div>
      </Container>
      {open && (
        <Suspense fallback={null}>
          <CompareDialog directory={directory} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
