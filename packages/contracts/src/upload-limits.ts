/** The largest recipe file or picture that the product takes, in bytes. */
export const UPLOAD_BYTES = 10 * 1024 * 1024;
