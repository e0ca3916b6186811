import { S3Error, type Client } from 'minio';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Engine } from '../service/engine.ts';

/** Of what MinIO tells its administrators of itself. */
const minioInfo = z.object({ servers: z.array(z.object({ version: z.string() })).min(1) });

/**
 * What the store is. MinIO tells its version to those who may administrate it, by the admin interface that `mc admin info` uses, signed as any request;
 * other stores, and MinIO to others, tell none.
 */
export async function s3Engine(client: Client): Promise<Engine> {
  try {
    const answer = await client.makeRequestAsync({
      method: 'GET',
      bucketName: 'minio',
      objectName: 'admin/v3/info',
    });
    const [server] = minioInfo.parse(await json(answer)).servers;
    return { name: 'MinIO', version: server!.version };
  } catch (error) {
    // It has answered, though not with that.
    if (error instanceof S3Error || error instanceof z.ZodError || error instanceof SyntaxError)
      return { name: 'S3', version: null };
    throw error;
  }
}
