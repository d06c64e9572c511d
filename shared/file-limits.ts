const MIB = 1024 * 1024;

/** The largest photo or certificate, in MiB: the pages say 25MB (BOOK-13, C-14). */
export const MAX_FILE_MIB = 25;
export const MAX_FILE_BYTES = MAX_FILE_MIB * MIB;

/** The maximum size of all files in one request, in MiB. */
export const MAX_FILES_MIB = 100;
export const MAX_FILES_BYTES = MAX_FILES_MIB * MIB;

/** The maximum number of photos of a booking. */
export const MAX_PHOTOS = 10;

/** The maximum number of certificates of an application (JOIN-12). */
export const MAX_CERTIFICATES = 9;

/** The allowed extensions of a certificate's file name. */
export const CERTIFICATE_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;
