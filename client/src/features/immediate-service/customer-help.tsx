import { DASHBOARD_CALLBACK } from '~/site/callback-time.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { customerHelpDraft } from './help-draft.ts';
import { HelpForm } from './help-form.tsx';
import { HelpReceived } from './help-received.tsx';
import styles from './immediate-service-page.module.css';
import type { KnownDetails } from './known-details.ts';
import { useRequestHelp } from './use-request-help.ts';

interface CustomerHelpProps {
  /** As the account has it, without +44; null when it has none. */
  phone: string | null;
  known: KnownDetails;
}

/** The form of a customer, and what has become of it (DIMM-03, DIMM-06..08). */
export function CustomerHelp({ phone, known }: CustomerHelpProps) {
  const help = useRequestHelp({
    draft: customerHelpDraft.open(),
    phone: phone ? `0${phone}` : '',
    isDeclared: true,
  });
  if (!help.received) {
    return (
      <section aria-labelledby="immediate-form" className={styles.sheet}>
        <h2 id="immediate-form" className={styles.formTitle}>
          Your request
        </h2>
        <HelpForm help={help} known={known} />
      </section>
    );
  }
  return (
    <section aria-labelledby="immediate-received" className={styles.sheet}>
      <h2 id="immediate-received" className={styles.formTitle}>
        Request Received!
      </h2>
      <HelpReceived
        request={help.received}
        callback={DASHBOARD_CALLBACK}
        action={
          <ButtonLink size="lg" fullWidth to={paths.dashboard}>
            Return to Dashboard
          </ButtonLink>
        }
      />
    </section>
  );
}
