const MEGABYTE = 1024 * 1024;

/** The largest recipe file or picture that the product takes, in bytes. */
export const UPLOAD_BYTES = 10 * MEGABYTE;

/** Said where a file is none of those that recipes are read from. */
export const UPLOADABLE =
  'Upload a PDF, a picture (JPEG, PNG, WebP or HEIC), a Word or RTF document, or a text file.';

/** How many pictures may be pages of one recipe, and their bytes together. */
export const MOST_PAGES = 10;
export const PAGES_BYTES = 50 * MEGABYTE;

/** The largest library of another program, in bytes. */
export const LIBRARY_BYTES = 500 * MEGABYTE;

export const megabytes = (bytes: number): number => bytes / MEGABYTE;

/** Said of a file that is too large, wherever that is seen. */
export const maximumSize = (limit = UPLOAD_BYTES): string =>
  `Maximum file size is ${megabytes(limit)}MB`;

/** Said of pages of one recipe that are too many or too large together, wherever that is seen. */
export const maximumPages = (): string =>
  `A recipe may have up to ${MOST_PAGES} pages of ${megabytes(PAGES_BYTES)} MB together`;
