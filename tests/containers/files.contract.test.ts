import { expect, test } from '@jest/globals';
import { Client } from 'minio';
import { randomUUID } from 'node:crypto';
import { FilesUnavailable } from '../../packages/platform/src/files/file-errors.ts';
import { openFiles } from '../../packages/platform/src/files/open-files.ts';
import { readS3Address } from '../../packages/platform/src/files/s3-address.ts';
import { filesContract } from '../../packages/platform/test/files/files-contract.ts';
import { addressOf } from './addresses.ts';

const server = addressOf('s3');

function newBucket() {
  const url = new URL(server);
  url.pathname = `/test-${randomUUID()}`;
  const { bucket, ...address } = readS3Address(url.href);
  const client = new Client(address);
  return {
    url: url.href,
    dispose: async () => {
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, '', true))
        if (name) keys.push(name);
      await client.removeObjects(bucket, keys);
      await client.removeBucket(bucket);
    },
  };
}

filesContract('S3', async () => newBucket());

test('the store is unavailable to a wrong secret, and does not show it', async () => {
  const url = new URL(server);
  url.password = 'wrong-secret';
  const refused = await openFiles(url.href).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FilesUnavailable);
  expect(String(refused)).not.toContain('wrong-secret');
});

test('the store is not well when its bucket is gone', async () => {
  const { url, dispose } = newBucket();
  const files = await openFiles(url);
  await dispose();
  await expect(files.health()).rejects.toThrow(FilesUnavailable);
  await expect(files.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
    FilesUnavailable,
  );
});
