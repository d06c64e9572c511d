import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { MainFilterFields, MoreFilterFields } from './directory-filter-fields.tsx';
import type { Directory } from './use-directory.ts';

/** The filters as a dialog, for phones. They apply immediately; the button shows the matches. */
export function DirectoryFilterSheet({ directory, onClose }: { directory: Directory; onClose: () => void }) {
  const { filters, change, clear } = directory;
  const { totalCount } = directory.results;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
          <Button onClick={onClose}>{totalCount === null ? 'Show' : `Show ${totalCount}`}</Button>
        </>
      }
    >
      <MainFilterFields filters={filters} onChange={change} sorts={directory.results.sorts} />
      <MoreFilterFields filters={filters} onChange={change} />
    </Dialog>
  );
}
