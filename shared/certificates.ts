/** The most certificates of an application (JOIN-12). */
export const MAX_CERTIFICATES = 9;

/** The extensions that a certificate's file name may have. */
export const CERTIFICATE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;
