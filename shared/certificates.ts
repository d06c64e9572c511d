/** The maximum number of certificates of an application (JOIN-12). */
export const MAX_CERTIFICATES = 9;

/** The allowed extensions of a certificate's file name. */
export const CERTIFICATE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;
