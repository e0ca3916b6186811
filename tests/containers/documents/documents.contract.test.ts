import { afterAll, beforeAll, describe } from '@jest/globals';
import { documentsConformance } from '../../../packages/stack/test/documents/conformance/suite.ts';
import { startMongo, type RunningMongo } from '../engines/mongodb.ts';

/** Obtaining the server for the first time takes a while. */
const OBTAIN_TIMEOUT_MS = 300_000;

describe('MongoDB', () => {
  let started: RunningMongo | undefined;
  let url = process.env.MONGODB_URL;
  beforeAll(async () => {
    if (url) return;
    started = await startMongo();
    url = started.url;
  }, OBTAIN_TIMEOUT_MS);
  afterAll(() => started?.stop());
  documentsConformance(() => url!);
});
