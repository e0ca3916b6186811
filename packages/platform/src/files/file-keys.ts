import { InvalidFileKey } from './file-errors.ts';

// No segment may begin with a dot, so neither "." nor ".." nor a hidden file can be named.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const LONGEST = 512;

/** Throws `InvalidFileKey`. */
export function checkFileKey(key: string): void {
  if (
    typeof key !== 'string' ||
    key.length > LONGEST ||
    !key.split('/').every((segment) => SEGMENT.test(segment))
  )
    throw new InvalidFileKey(key);
}

/** A prefix is the beginning of a key, also one that ends within a segment. */
export function checkFilePrefix(prefix: string): void {
  if (prefix === '') return;
  const segments = prefix.split('/');
  const last = segments.pop();
  if (
    prefix.length > LONGEST ||
    !segments.every((segment) => SEGMENT.test(segment)) ||
    (last && !SEGMENT.test(last))
  )
    throw new InvalidFileKey(prefix);
}
