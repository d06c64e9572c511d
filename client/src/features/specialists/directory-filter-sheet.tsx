import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import type { DirectoryFilterBarProps } from './directory-filter-bar.tsx';
import { DirectoryFilterFields } from './directory-filter-fields.tsx';

/** The filters as a dialog, for phones. They apply immediately; the button shows the matches. */
export function DirectoryFilterSheet(props: DirectoryFilterBarProps & { onClose: () => void }) {
  const { filters, onChange, onClear, totalCount, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            Clear
          </Button>
          <Button onClick={onClose}>{totalCount === null ? 'Show' : `Show ${totalCount}`}</Button>
        </>
      }
    >
      <DirectoryFilterFields filters={filters} onChange={onChange} />
    </Dialog>
  );
}
