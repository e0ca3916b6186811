/** Recipes out of what cooks hand over: web pages, texts and scans, posts of social networks, library files of other programs and our own. */
export { bytesSource, UnreadableFile, type ByteSource } from './library-files/byte-source.ts';
export type { LibraryFileItem } from './library-files/library-file-item.ts';
export { readJsonText } from './json-text.ts';
export { openLibraryFile } from './library-files/open-library-file.ts';
export { readPage } from './page/read-page.ts';
export { readOembed, readSocialPage, type SocialPost } from './social/social-page.ts';
export type { PageLine } from './text/lines/page-line.ts';
export { readText } from './text/read-text.ts';
export { decodedAddress } from '../words/decoded-address.ts';
