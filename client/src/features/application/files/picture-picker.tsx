import { Camera, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { preparePhoto } from '~/features/photos/prepare-photo.ts';
import { usePreview } from '~/features/photos/use-preview.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { FileButton } from '~/ui/file-button.tsx';
import styles from './picture-picker.module.css';

interface PicturePickerProps {
  id: string;
  file: File | null;
  /**
   * The picture that was here before the page was closed and that the browser has not kept; null
   * when none is missing.
   */
  lostName: string | null;
  onChange: (file: File | null) => void;
  error: string | undefined;
}

/**
 * The applicant's picture, as customers will see it: chosen or taken, looked at, replaced or
 * removed (JOIN-07, JOIN-08).
 */
export function PicturePicker({ id, file, lostName, onChange, error }: PicturePickerProps) {
  const hintId = useId();
  const [refusal, setRefusal] = useState<string>();
  const [undrawn, setUndrawn] = useState<string | null>(null);
  const preview = usePreview(file);
  const newest = useRef<File>(null);
  const said = refusal ?? (file ? undefined : error);

  const choose = async (chosen: File) => {
    newest.current = chosen;
    const prepared = await preparePhoto(chosen);
    // Another one was chosen meanwhile.
    if (newest.current !== chosen) return;
    setRefusal('refusal' in prepared ? prepared.refusal : undefined);
    if ('file' in prepared) onChange(prepared.file);
  };
  const remove = () => {
    newest.current = null;
    setRefusal(undefined);
    onChange(null);
    document.getElementById(id)?.focus();
  };

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>Profile picture</legend>
      <div className={styles.row}>
        <span className={cx(styles.frame, said && styles.wrong)}>
          {file && preview && preview !== undrawn ? (
            <img src={preview} alt="You, as customers will see you" onError={() => setUndrawn(preview)} />
          ) : (
            <UserRound aria-hidden="true" />
          )}
        </span>
        <div className={styles.words}>
          <p id={hintId} className={styles.hint}>
            {file ? (
              <>
                <strong className={styles.name}>{file.name}</strong> {formatFileSize(file.size)}
              </>
            ) : (
              <>
                {lostName && `Your browser has not kept “${lostName}”: please add it again. `}
                Your face, well lit, looking at the camera. Any image, up to 25MB.
              </>
            )}
          </p>
          <div className={styles.actions}>
            <FileButton
              id={id}
              icon={<Camera aria-hidden="true" />}
              accept="image/*"
              aria-describedby={cx(hintId, said && `${id}-error`)}
              aria-invalid={said ? true : undefined}
              onChoose={([chosen]) => {
                if (chosen) void choose(chosen);
              }}
            >
              {file ? 'Replace profile picture' : 'Add profile picture'}
            </FileButton>
            {file && (
              <Button variant="ghost" onClick={remove}>
                Remove<span className="visually-hidden"> profile picture</span>
              </Button>
            )}
          </div>
        </div>
      </div>
      <div aria-live="polite">
        <FieldMessage id={`${id}-error`} error={said} />
      </div>
    </fieldset>
  );
}
