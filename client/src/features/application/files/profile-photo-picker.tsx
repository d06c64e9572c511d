import { Camera, UserRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { MAX_FILE_MIB } from '#shared/limits.ts';
import type { PreparedFile } from '~/features/photos/prepare-photo.ts';
import { usePreviewUrl } from '~/features/photos/use-preview-url.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { FieldMessage } from '~/ui/field.tsx';
import { FileButton } from '~/ui/file-button.tsx';
import styles from './profile-photo-picker.module.css';

interface ProfilePhotoPickerProps {
  id: string;
  file: File | null;
  /** The photo of an earlier visit, if the browser didn't save it. */
  missingName: string | null;
  onChange: (file: File | null) => void;
  error: string | undefined;
}

/** Loads the code that prepares photos, which most of the form doesn't need. */
async function prepare(photo: File): Promise<PreparedFile> {
  const loaded = await import('~/features/photos/prepare-photo.ts').catch(() => null);
  const message = `“${photo.name}” couldn’t be added. Check your connection and choose it again.`;
  return loaded?.preparePhoto(photo) ?? { kind: 'rejected', message };
}

/** Adds, shows, replaces and removes the applicant's photo (JOIN-07, JOIN-08). */
export function ProfilePhotoPicker({ id, file, missingName, onChange, error }: ProfilePhotoPickerProps) {
  const hintId = useId();
  const [fileError, setFileError] = useState<string>();
  const latest = useRef<File>(null);
  const message = fileError ?? (file ? undefined : error);

  const choose = async (chosen: File) => {
    latest.current = chosen;
    const prepared = await prepare(chosen);
    // Another photo was chosen meanwhile.
    if (latest.current !== chosen) return;
    setFileError(prepared.kind === 'rejected' ? prepared.message : undefined);
    if (prepared.kind === 'accepted') onChange(prepared.file);
  };
  const remove = () => {
    latest.current = null;
    setFileError(undefined);
    onChange(null);
    document.getElementById(id)?.focus();
  };

  return (
    <fieldset>
      <legend className={styles.legend}>Profile photo</legend>
      <div className={styles.row}>
        <Preview file={file} isInvalid={message !== undefined} />
        <div className={styles.text}>
          <p id={hintId} className={styles.hint}>
            <PhotoHint file={file} missingName={missingName} />
          </p>
          <div className={styles.actions}>
            <FileButton
              id={id}
              icon={<Camera aria-hidden="true" />}
              accept="image/*"
              aria-describedby={cx(hintId, message && `${id}-error`)}
              aria-invalid={message ? true : undefined}
              onChoose={([chosen]) => chosen && void choose(chosen)}
            >
              {file ? 'Replace profile photo' : 'Add profile photo'}
            </FileButton>
            {file && (
              <Button variant="ghost" onClick={remove}>
                Remove<span className="visually-hidden"> profile photo</span>
              </Button>
            )}
          </div>
        </div>
      </div>
      <div aria-live="polite">
        <FieldMessage id={`${id}-error`} error={message} />
      </div>
    </fieldset>
  );
}

function Preview({ file, isInvalid }: { file: File | null; isInvalid: boolean }) {
  const url = usePreviewUrl(file);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span className={cx(styles.frame, isInvalid && styles.invalid)}>
      {file && url && url !== failedUrl ? (
        <img src={url} alt="You, as customers will see you" decoding="async" onError={() => setFailedUrl(url)} />
      ) : (
        <UserRound aria-hidden="true" />
      )}
    </span>
  );
}

function PhotoHint({ file, missingName }: Pick<ProfilePhotoPickerProps, 'file' | 'missingName'>) {
  if (file) {
    return (
      <>
        <strong className={styles.name}>{file.name}</strong> {formatFileSize(file.size)}
      </>
    );
  }
  const missing = missingName ? `Your browser didn’t save “${missingName}”: please add it again. ` : '';
  return `${missing}Your face, well lit, looking at the camera. Any image, up to ${MAX_FILE_MIB}MB.`;
}
