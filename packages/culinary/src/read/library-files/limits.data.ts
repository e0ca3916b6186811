/** What a library file may hold. Bytes. A file that goes beyond is refused before it fills memory or disk. */
export const libraryFileLimits = {
  /** Files in a zip, those of zips inside it included. */
  entries: 50_000,
  /** One file of a zip, unpacked. */
  entryBytes: 30 * 1024 * 1024,
  /** One file that holds a whole library: a single JSON or text file, or the database of a backup. */
  documentBytes: 100 * 1024 * 1024,
  /** One web page. */
  pageBytes: 10 * 1024 * 1024,
  /** All files of a zip, unpacked. */
  totalBytes: 1024 * 1024 * 1024,
  /** How many times smaller a file may be packed, once it is larger than `ratioFrom`. Recipes as JSON reach 20. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** Zips within zips: an export of one zip a recipe has one level. */
  nesting: 1,
};

/** What operating systems and programs leave beside the recipes: nobody misses it. */
export const ignoredFiles: readonly RegExp[] = [
  /(?:^|\/)__MACOSX\//,
  /(?:^|\/)\.[^/]*(?:\/|$)/,
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|Icon\r?)$/i,
  /(?:^|\/)(?:thumb|thumb16|min-original|tiny-original|thumbnail)\.[a-z]{3,4}$/i,
];
