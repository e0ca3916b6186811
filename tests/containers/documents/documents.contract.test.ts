import { describe } from '@jest/globals';
import { documentsConformance } from '../../../packages/stack/test/documents/conformance/suite.ts';
import { addressOf } from '../addresses.ts';

const server = addressOf('mongodb');

describe('MongoDB', () => {
  documentsConformance(() => server);
});
