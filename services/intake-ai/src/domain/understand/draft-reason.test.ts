import { expect, test } from '@jest/globals';
import { emptyDraft } from '@convivio/culinary/recipe';
import type { Job } from '../job/job.ts';
import type { CulinaryIntelligence } from '../provider/culinary-intelligence.ts';
import type { Reading } from '../source/reading.ts';
import { understandSource } from './understand-source.ts';

const readWith = (confidence: number | null): Reading => ({
  draft: {
    ...emptyDraft(),
    title: 'Soup',
    ingredients: [{ name: null, lines: ['1 onion'] }],
    steps: [{ group: null, text: 'Boil the onion.' }],
  },
  sourceText: 'Soup',
  confidence,
  scans: async () => [],
  unreadable: null,
  unreadPages: [],
  unreadParts: [],
  picture: null,
  mimeType: 'image/jpeg',
  furtherTypes: [],
  url: null,
});
const job = { ownerId: 'anna', source: { kind: 'file' } } as Job;
const busy = {
  understand: async () => ({ answer: null, trouble: 'busy' }),
} as unknown as CulinaryIntelligence;

test.each([
  ['written words', null, null, null],
  ['clear print', 93, null, null],
  ['handwriting', 54, null, /^The picture was read with low confidence/],
  ['handwriting while the provider is busy', 54, busy, /^The AI provider is busy,.*Retry/],
])('of %s a draft is made as it deserves', async (_what, confidence, intelligence, reason) => {
  const { draftReason } = await understandSource(
    readWith(confidence),
    job,
    intelligence,
    new AbortController().signal,
  );
  expect(draftReason).toEqual(reason && expect.stringMatching(reason));
});
