import { expect, test } from '@jest/globals';
import { doubtOfMissing, doubtOfTitle, emptyDraft } from '@convivio/culinary/recipe';
import type { Job } from '../job/job.ts';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
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
const seesNone = {
  understand: async () => ({ answer: { recipeFound: false }, trouble: null }),
} as unknown as CulinaryIntelligence;

test.each([
  ['written words', null, null, null],
  ['clear print', 93, null, null],
  ['print on a creased sheet', 88, null, null],
  ['careful handwriting', 80, null, /^The picture was read with low confidence/],
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

const faintLines = (...lines: string[]): Reading => ({
  ...readWith(52),
  draft: {
    ...emptyDraft(),
    title: 'flour IAD',
    doubts: [
      doubtOfTitle('“flour IAD” may not be the title.'),
      doubtOfMissing('ingredient', 'No ingredients were found.'),
    ],
  },
  sourceText: lines.join('\n'),
});
const understood = (reading: Reading, intelligence: CulinaryIntelligence | null = null) =>
  understandSource(reading, job, intelligence, new AbortController().signal);

test('of handwriting in which a food was read a draft of its lines is made', async () => {
  const { draft, draftReason } = await understood(faintLines('Sir in flour and', '¢', '40 min.'));
  expect(draft).toMatchObject({
    title: 'Recipe from a picture',
    steps: [{ text: 'Sir in flour and' }, { text: '40 min.' }],
    doubts: [{ part: 'whole', sentence: expect.stringMatching(/^Of these lines it is not known/) }],
  });
  expect(draftReason).toMatch(/line by line/);
});

test('the title that was read clearly is kept', async () => {
  const reading = faintLines('Apple Cake', 'Hay Ue apples');
  const { draft } = await understood({
    ...reading,
    draft: { ...emptyDraft(), title: 'Apple Cake' },
  });
  expect(draft).toMatchObject({ title: 'Apple Cake', steps: [{ text: 'Hay Ue apples' }] });
});

test('while the provider is busy the lines become a draft that can be read again', async () => {
  const { draft, draftReason } = await understood(faintLines('Sir in flour and'), busy);
  expect(draftReason).toMatch(/^The AI provider is busy,.*Retry/);
  expect(draft.doubts.filter(({ sentence }) => sentence.includes('busy'))).toEqual([]);
});

test.each([
  ['words that name no food', faintLines('Dear Aunt', 'see you on Monday'), null],
  ['a picture in which the provider sees no recipe', faintLines('Sir in flour and'), seesNone],
])('%s are refused with what can be done', async (_what, reading, intelligence) => {
  await expect(understood(reading, intelligence)).rejects.toMatchObject({
    code: 'NO_RECIPE',
    message: expect.stringMatching(/^Only a few words .* Handwriting is better typed in/),
  });
});
