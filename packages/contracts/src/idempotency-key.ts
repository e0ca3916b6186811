import { createHash } from 'node:crypto';

/** Notes what a cook's key is used for, whatever the route and service. Throws 422 where it was used for another request. */
export type UseKey = (ownerId: string, key: string, asked: string) => Promise<void>;

/**
 * Tells a request from every other one: a digest of what it asks for, `operation`, and of all it says, `body`, in whatever order it names its
 * fields. A file is told by its content, not by where it was put.
 */
export const requestDigest = (operation: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, body], inOneOrder))
    .digest('hex');

const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
