const MEGABYTE = 1024 * 1024;

/** The largest recipe file or picture that the product takes, in bytes. */
export const UPLOAD_BYTES = 10 * MEGABYTE;

/** The largest library of another program, in bytes. */
export const LIBRARY_BYTES = 500 * MEGABYTE;

export const megabytes = (bytes: number): number => bytes / MEGABYTE;

/** Said of a file that is too large, wherever that is seen. */
export const maximumSize = (limit = UPLOAD_BYTES): string =>
  `Maximum file size is ${megabytes(limit)}MB`;
