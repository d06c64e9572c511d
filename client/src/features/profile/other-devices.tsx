import { submissionErrors } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import { useLogOutOtherDevicesMutation } from '~/graphql/generated/operations/log-out-other-devices.ts';
import { useOtherSessionsQuery } from '~/graphql/generated/operations/other-sessions.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import styles from './personal-information.module.css';

const NOT_LOGGED_OUT = 'We couldn’t log you out on your other devices.';

/** Where else the customer is logged in, if the host tells; and the end of that. */
export function OtherDevices() {
  const { data } = useOtherSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const logOut = useLogOutOtherDevicesMutation();
  const { submission, submit } = useSubmission({
    send: () => logOut({}),
  });
  const count = data?.me?.otherSessionCount ?? null;
  if (count === null) return null;
  const [error] =
    submission.kind === 'refused' || submission.kind === 'failed'
      ? submissionErrors(submission, { refused: NOT_LOGGED_OUT, noResponse: NOT_LOGGED_OUT })
      : [];
  return (
    <section className={`${styles.panel} ${styles.devices}`} aria-labelledby="other-devices">
      <h3 id="other-devices">Other devices</h3>
      {error && (
        <Notice key={error.message} tone="error">
          {error.message}
        </Notice>
      )}
      {submission.kind === 'done' && count === 0 && (
        <Notice tone="success" takesFocus>
          You’ve been logged out on all other devices.
        </Notice>
      )}
      <p>
        {count === 0
          ? 'You’re logged in nowhere else.'
          : `You’re logged in on ${count === 1 ? 'one other device or browser' : `${count} other devices or browsers`}.`}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          <Button
            variant="outline"
            busy={submission.kind === 'sending'}
            busyLabel="Logging out..."
            onClick={() => void submit(undefined)}
          >
            Log out other devices
          </Button>
        </div>
      )}
    </section>
  );
}
