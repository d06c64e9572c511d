import { MailCheck } from 'lucide-react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/**
 * The way on for an account whose address nobody has verified (C-90): its owner gets a code on the
 * registration page.
 */
export function UnverifiedNote({ email }: { email: string }) {
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink variant="outline" to={paths.register} state={{ email }} icon={<MailCheck aria-hidden />}>
          Verify my email
        </ButtonLink>
      }
    >
      We send a code to {email}; with it you set a new password.
    </Notice>
  );
}
