/** The widths, in pixels, in which photos are made: from twice 44 to three times 112. */
export const PHOTO_WIDTHS = [96, 160, 240, 360] as const;

export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export const photoWidthMessage = `width must be one of these numbers of pixels: ${PHOTO_WIDTHS.join(', ')}.`;

/** A width of a URL's query; undefined when photos aren't made in it. */
export const readPhotoWidth = (text: unknown): PhotoWidth | undefined =>
  PHOTO_WIDTHS.find((width) => String(width) === text);

/** Whether a browser's `Accept` header has AVIF. */
export const acceptsAvif = (accept: string | undefined): boolean =>
  /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '');
