import { MAX_CERTIFICATES, MAX_FILE_BYTES, MAX_FILES_BYTES, MAX_PHOTOS } from '#shared/file-limits.ts';
import { tooLarge } from './request-error.ts';

export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  /** Limit of all files together. */
  readonly maxFilesBytes: number;
  readonly maxRequestBytes: number;
  /** For `operations` and `map`, each. */
  readonly maxFieldBytes: number;
  /** The files of all requests that are under way, on disk at the same time. */
  readonly maxBytesUnderWay: number;
  /** The same for one client's network, and the weaker limit of the wider network it is in. */
  readonly maxNetworkBytesUnderWay: number;
  readonly maxWiderNetworkBytesUnderWay: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  // A booking's photos, or the photo and the certificates of an application.
  maxFiles: Math.max(MAX_PHOTOS, 1 + MAX_CERTIFICATES),
  maxFileBytes: MAX_FILE_BYTES,
  maxFilesBytes: MAX_FILES_BYTES,
  // The files, and the rest of the request.
  maxRequestBytes: MAX_FILES_BYTES + MIB,
  maxFieldBytes: 256 * 1024,
  maxBytesUnderWay: 2048 * MIB,
  // Two of the largest requests, or twenty bookings with three photos of a phone: an office or a
  // carrier shares one address.
  maxNetworkBytesUnderWay: 256 * MIB,
  maxWiderNetworkBytesUnderWay: 1024 * MIB,
};

/** The error for files that are too large together. */
export const filesTooLarge = ({ maxFilesBytes }: UploadLimits) => tooLarge('The files together are', maxFilesBytes);
