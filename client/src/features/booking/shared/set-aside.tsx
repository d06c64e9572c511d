import { useNavigate } from 'react-router-dom';
import { emptyOf } from '~/lib/shape.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { type BookingAnswers, type ChangeAnswers, jobShape } from './booking-answers.ts';

/**
 * Keeps the answers about the job that is being booked beside those of another one. If there is
 * only a service yet, what is already kept stays.
 */
export function putAside(draft: BookingAnswers): Partial<BookingAnswers> {
  const { model, year, plate, itemDetails, issueDescription, photos, location } = draft;
  const isTyped = [model, year, plate, itemDetails, issueDescription].some((text) => text.trim() !== '');
  if (!isTyped && photos.length === 0 && location === null) return {};
  return { setAside: jobShape(draft) ?? null, photosSetAside: photos };
}

/** The job that was set aside, which changes places with the one that is being booked. */
function restored(draft: BookingAnswers): Partial<BookingAnswers> {
  return {
    setAside: null,
    photosSetAside: [],
    ...putAside(draft),
    ...(draft.setAside ?? emptyOf(jobShape)),
    photos: draft.photosSetAside,
  };
}

interface SetAsideNoticeProps {
  draft: BookingAnswers;
  change: ChangeAnswers;
  /** Any step opens the first before it that is incomplete. */
  lastStepPath: string;
}

/** Offers the draft that a choice elsewhere has replaced. */
export function SetAsideNotice({ draft, change, lastStepPath }: SetAsideNoticeProps) {
  const navigate = useNavigate();
  const restore = () => {
    change(restored(draft));
    void navigate(lastStepPath);
  };
  // Not `HVAC`.
  const name = draft.setAside?.service?.name.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return (
    <Notice
      tone="info"
      title={`Keep your ${name ?? 'earlier'} draft?`}
      actions={
        <>
          <Button variant="outline" onClick={restore}>
            Go back to it
          </Button>
          <Button variant="ghost" onClick={() => change({ setAside: null, photosSetAside: [] })}>
            Delete it
          </Button>
        </>
      }
    >
      You’d started another booking. We’ve kept what you filled in.
    </Notice>
  );
}
