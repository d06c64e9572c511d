import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** On the previous step: leads to a code that has already been sent. */
export function CodeSentNotice({ email, onOpen }: { email: string; onOpen: () => void }) {
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="outline" onClick={onOpen}>
          Enter the code
        </Button>
      }
    >
      We’ve sent a code to {email}.
    </Notice>
  );
}
