import type { ApplicationFiles, KeptDraft } from './application-draft.ts';

/** The files by name, as the words keep them. */
type Names = Pick<KeptDraft, 'pictureName' | 'certificateNames'>;

/**
 * The certificates that were chosen and are not here: the browser has not kept them, or not yet
 * brought them back.
 */
export function lostCertificates(draft: Pick<ApplicationFiles, 'certificates'> & Names): string[] {
  return draft.certificateNames.filter((name) => !draft.certificates.some((file) => file.name === name));
}

/** The picture that was chosen and is not here; null when none is missing. */
export function lostPicture(draft: Pick<ApplicationFiles, 'photo'> & Names): string | null {
  return draft.photo ? null : draft.pictureName;
}

/**
 * Those of some files that the words still name. One that could not be kept may have left an older
 * one in its place.
 */
export function namedIn({ photo, certificates }: ApplicationFiles, names: Names): ApplicationFiles {
  return {
    photo: photo?.name === names.pictureName ? photo : null,
    certificates: certificates.filter(({ name }) => names.certificateNames.includes(name)),
  };
}

/**
 * The names after a change of files. What is lost stays named until it is chosen again, or given up
 * by a change of the names themselves.
 */
export function namesAfter(before: ApplicationFiles & Names, next: Partial<ApplicationFiles & Names>): Partial<Names> {
  const { photo, certificates } = next;
  const chosen = certificates?.map(({ name }) => name);
  return {
    ...(photo !== undefined && { pictureName: photo?.name ?? null }),
    ...(chosen && {
      certificateNames: [...chosen, ...lostCertificates(before).filter((name) => !chosen.includes(name))],
    }),
  };
}
