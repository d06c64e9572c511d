import { DASHBOARD_CALLBACK_MINUTES } from '#shared/terms.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { customerImmediateRequestDraft } from './immediate-request-draft.ts';
import { ImmediateRequestForm } from './immediate-request-form.tsx';
import { ImmediateRequestReceived } from './immediate-request-received.tsx';
import styles from './immediate-service-page.module.css';
import type { SavedDetails } from './saved-details.ts';
import { useImmediateRequest } from './use-immediate-request.ts';

interface CustomerImmediateRequestProps {
  /** The account's phone number without +44; null if it has none. */
  phone: string | null;
  savedDetails: SavedDetails;
}

/** The form for a logged-in customer, then the success screen (DIMM-03, DIMM-06..08). */
export function CustomerImmediateRequest({ phone, savedDetails }: CustomerImmediateRequestProps) {
  const request = useImmediateRequest({
    draft: customerImmediateRequestDraft.open(),
    phone: phone ? `0${phone}` : '',
    isDeclared: true,
  });
  if (!request.received) {
    return (
      <section aria-labelledby="immediate-form" className={styles.sheet}>
        <h2 id="immediate-form" className={styles.formTitle}>
          Your request
        </h2>
        <ImmediateRequestForm request={request} savedDetails={savedDetails} />
      </section>
    );
  }
  return (
    <section aria-labelledby="immediate-received" className={styles.sheet}>
      <h2 id="immediate-received" className={styles.formTitle}>
        Request Received!
      </h2>
      <ImmediateRequestReceived
        request={request.received}
        callback={DASHBOARD_CALLBACK_MINUTES}
        action={
          <ButtonLink size="lg" fullWidth to={paths.dashboard}>
            Return to Dashboard
          </ButtonLink>
        }
      />
    </section>
  );
}
