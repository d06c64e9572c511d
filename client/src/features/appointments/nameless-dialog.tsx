import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';

/**
 * Nothing can be done with an appointment that has neither id nor reference (APPT-18, C-100),
 * except by phone number.
 */
export function NamelessDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { shown, href } = product.phones.leicester;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Notice tone="error" title="Invalid appointment data">
        Call us on <a href={href}>{shown}</a>, and we look into it.
      </Notice>
    </Dialog>
  );
}
