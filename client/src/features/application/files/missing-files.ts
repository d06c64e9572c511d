import type { ApplicationFiles, PersistedDraft } from '~/features/application/application-draft.ts';

type FileNames = Pick<PersistedDraft, 'photoName' | 'certificateNames'>;

/**
 * The names of certificates that were chosen, but are not in the draft: the browser didn't save
 * them, or hasn't loaded them yet.
 */
export function missingCertificates(draft: Pick<ApplicationFiles, 'certificates'> & FileNames): string[] {
  return draft.certificateNames.filter((name) => !draft.certificates.some((file) => file.name === name));
}

/** The name of the photo, if it is missing in the same way. */
export function missingPhoto(draft: Pick<ApplicationFiles, 'photo'> & FileNames): string | null {
  return draft.photo ? null : draft.photoName;
}

/**
 * Drops files that the draft doesn't name: where the browser couldn't save a file, it may return an
 * older one.
 */
export function onlyNamedFiles({ photo, certificates }: ApplicationFiles, names: FileNames): ApplicationFiles {
  return {
    photo: photo?.name === names.photoName ? photo : null,
    certificates: certificates.filter(({ name }) => names.certificateNames.includes(name)),
  };
}

/**
 * The names after a change of files. A missing file stays named until it is chosen again, or until
 * a change removes its name.
 */
export function updatedFileNames(
  draft: ApplicationFiles & FileNames,
  { photo, certificates }: Partial<ApplicationFiles>,
): Partial<FileNames> {
  const chosen = certificates?.map(({ name }) => name);
  return {
    ...(photo !== undefined && { photoName: photo?.name ?? null }),
    ...(chosen && {
      certificateNames: [...chosen, ...missingCertificates(draft).filter((name) => !chosen.includes(name))],
    }),
  };
}
