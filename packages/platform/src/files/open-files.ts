import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';

/**
 * `file:/path` is a folder; `s3://key:secret@host:port/bucket` is any S3, with `?tls=0` for plain
 * HTTP and `?region=` (us-east-1 unless told); key and secret are percent-encoded.
 * Throws `FilesUnavailable` when the store does not answer, `TypeError` for another URL.
 */
export async function openFiles(url: string): Promise<Files> {
  if (url.startsWith('file:') && url.length > 'file:'.length)
    return openFolderFiles(url.slice('file:'.length).replace(/^\/\/(?=\/)/, ''));
  if (url.startsWith('s3://')) {
    // Loaded on demand: an embedded installation starts without it.
    const { openS3Files } = await import('./s3-files.ts');
    return openS3Files(url);
  }
  throw new TypeError(
    `"${url.split(':')[0]}:" is not a file store: use file:/path or s3://key:secret@host:port/bucket.`,
  );
}
