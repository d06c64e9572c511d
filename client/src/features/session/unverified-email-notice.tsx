import { MailCheck } from 'lucide-react';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** Leads to the registration page, which verifies the address of an account (C-90). */
export function UnverifiedEmailNotice({ email }: { email: string }) {
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink variant="outline" to={paths.register} state={{ email }} icon={<MailCheck aria-hidden />}>
          Verify my email
        </ButtonLink>
      }
    >
      We’ll send a code to {email}. Use it to set a new password.
    </Notice>
  );
}
