/** The largest photo or certificate, in bytes: the pages say 25MB (BOOK-13, C-14). */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The most photos of a booking. */
export const MAX_PHOTOS = 10;

/** The most bytes of all files in one request. */
export const MAX_FILES_BYTES = 100 * 1024 * 1024;
