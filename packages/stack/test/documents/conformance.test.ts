import { afterAll, beforeAll, describe } from '@jest/globals';
import { startDocuments, type RunningDocuments } from '../../src/documents/server.ts';
import { documentsConformance } from './conformance/suite.ts';

describe('the embedded documents engine', () => {
  let engine: RunningDocuments;
  beforeAll(async () => {
    engine = await startDocuments({ file: ':memory:' });
  });
  afterAll(() => engine.close());
  documentsConformance(() => engine.url);
});
