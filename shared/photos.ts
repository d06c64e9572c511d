/** The largest photo or certificate, in bytes: the pages say 25MB (BOOK-13, C-14). */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** The maximum number of photos of a booking. */
export const MAX_PHOTOS = 10;

/** The maximum size of all files in one request, in bytes. */
export const MAX_FILES_BYTES = 100 * 1024 * 1024;
