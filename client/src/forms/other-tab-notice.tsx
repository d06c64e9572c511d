import type { ReactNode } from 'react';
import { formatLocalMoment } from '~/lib/format-date.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { nearestControl } from '~/ui/nearest-control.ts';
import { Notice } from '~/ui/notice.tsx';
import type { Draft, OtherTab, SentInOtherTab } from './draft.ts';
import styles from './other-tab-notice.module.css';

export interface OtherTabCopy {
  /** What the form makes, such as 'booking'. */
  noun: string;
  /** A link, beside the button for another one. */
  afterSent?: { label: string; to: string };
  /** It can't be sent again, as the one review of an appointment. */
  isOnce?: boolean;
}

interface OtherTabNoticeProps {
  draft: Pick<Draft<never>, 'acknowledge' | 'restore'>;
  otherTab: OtherTab | null;
  copy: OtherTabCopy;
  /** The form; if it is elsewhere, it must not be shown after it was sent. */
  children?: ReactNode;
}

/** A draft that other tabs may have open too, with what they have done with it. */
export interface SharedDraft extends Omit<OtherTabNoticeProps, 'children'> {
  draft: Pick<Draft<never>, 'acknowledge' | 'refresh' | 'restore'>;
}

/** Says what another tab has done with a draft, above its form; if it was sent, in its place. */
export function OtherTabNotice({ draft, otherTab, copy, children }: OtherTabNoticeProps) {
  if (otherTab?.kind === 'sent') return <SentNotice draft={draft} sent={otherTab} copy={copy} />;
  return (
    <>
      <div aria-live="polite">{otherTab && <ChangeNotice draft={draft} otherTab={otherTab} copy={copy} />}</div>
      {children}
    </>
  );
}

type ChangeNoticeProps = Omit<OtherTabNoticeProps, 'children' | 'otherTab'> & {
  otherTab: Exclude<OtherTab, SentInOtherTab>;
};

function ChangeNotice({ draft, otherTab: { kind, at, isRestorable }, copy: { noun } }: ChangeNoticeProps) {
  /** Otherwise the focus would be lost with the button. */
  const focusForm = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const notice = currentTarget.closest<HTMLElement>('[aria-live]');
    if (notice) nearestControl(notice)?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="warning"
      scrollsIntoView
      className={styles.notice}
      title={`You ${kind} this ${noun} in another tab at ${formatLocalMoment(at)}`}
      actions={
        <>
          <Button
            variant="outline"
            onClick={(event) => {
              focusForm(event);
              draft.acknowledge();
            }}
          >
            {kind === 'changed' ? 'Go on with that version' : 'Start again'}
          </Button>
          {isRestorable && (
            <Button
              variant="outline"
              onClick={(event) => {
                focusForm(event);
                draft.restore();
              }}
            >
              Bring back what was here
            </Button>
          )}
        </>
      }
    >
      {kind === 'changed' ? 'You’re looking at that version now.' : 'The form is empty now.'}
    </Notice>
  );
}

interface SentNoticeProps extends Pick<OtherTabNoticeProps, 'draft' | 'copy'> {
  sent: SentInOtherTab;
}

function SentNotice({ draft, sent: { at, reference }, copy: { noun, afterSent, isOnce = false } }: SentNoticeProps) {
  return (
    <Notice
      tone="success"
      scrollsIntoView
      className={styles.notice}
      title={`Sent: you sent this ${noun} in another tab at ${formatLocalMoment(at)}`}
      actions={
        <>
          {afterSent && (
            <ButtonLink variant="outline" to={afterSent.to}>
              {afterSent.label}
            </ButtonLink>
          )}
          {!isOnce && (
            <Button variant="outline" onClick={draft.acknowledge}>
              Start another {noun}
            </Button>
          )}
        </>
      }
    >
      {reference ? (
        <>
          Your reference is <strong className="mono">{reference}</strong>.
        </>
      ) : (
        'We’ve received it.'
      )}
    </Notice>
  );
}
