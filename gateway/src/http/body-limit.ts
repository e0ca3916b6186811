/** More than the longest text that is imported, in whatever script. */
export const BODY_LIMIT = '1500kb';
