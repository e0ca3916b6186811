import { expect, test } from '@jest/globals';
import { readJobUpdate, type JobUpdate } from './job-update.ts';
import { watchJob, type JobNews } from './watch-job.ts';

const update = (stage: JobUpdate['stage'], more: Partial<JobUpdate> = {}): JobUpdate => ({
  jobId: '7',
  stage,
  title: null,
  recipeId: null,
  draft: false,
  error: null,
  mayRetry: true,
  ...more,
});

const staying = new AbortController().signal;

function fakeNews(answers: (JobUpdate | null | Error)[]) {
  const listeners = new Set<(update: JobUpdate) => void>();
  const waits: { milliseconds: number; action: () => void }[] = [];
  let asked: () => void = () => {};
  const news: JobNews = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask() {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    after(milliseconds, action) {
      const wait = { milliseconds, action };
      waits.push(wait);
      asked();
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
  };
  /** Resolves once the watcher waits for its next round. */
  const waiting = () =>
    new Promise<void>((resolve) => (waits.length > 0 ? resolve() : (asked = resolve)));
  return {
    news,
    listeners,
    waits,
    waiting,
    tell: (value: JobUpdate) => listeners.forEach((listener) => listener(value)),
  };
}

test('tells each step of its own job and ends with the last', async () => {
  const fake = fakeNews([update('processing')]);
  const seen: string[] = [];
  const end = watchJob('7', fake.news, ({ stage }) => seen.push(stage), staying);
  await fake.waiting();
  fake.tell(update('analyzing', { jobId: '8' }));
  fake.tell(update('analyzing'));
  fake.tell(update('success', { recipeId: '42', title: 'Tart' }));
  expect(await end).toMatchObject({ stage: 'success', recipeId: '42' });
  expect(seen).toEqual(['processing', 'analyzing']);
  expect(fake.listeners.size).toBe(0);
  expect(fake.waits).toHaveLength(0);
});

test('catches up on an end that came before it listened', async () => {
  expect(
    await watchJob(
      '7',
      fakeNews([update('error', { error: 'Too dark.' })]).news,
      () => {},
      staying,
    ),
  ).toMatchObject({ error: 'Too dark.' });
});

test('asks every few seconds, for news that the stream did not bring, and through failures', async () => {
  const fake = fakeNews([new Error('offline'), update('success', { recipeId: '42' })]);
  const end = watchJob('7', fake.news, () => {}, staying);
  await fake.waiting();
  expect(fake.waits[0]?.milliseconds).toBe(4000);
  fake.waits.shift()?.action();
  expect(await end).toMatchObject({ recipeId: '42' });
});

test('leaves nothing behind when nobody waits any more', async () => {
  const fake = fakeNews([update('processing')]);
  const leaving = new AbortController();
  void watchJob('7', fake.news, () => {}, leaving.signal);
  await fake.waiting();
  leaving.abort();
  expect([fake.listeners.size, fake.waits.length]).toEqual([0, 0]);
});

test('ends with a sentence when the job is not known', async () => {
  expect(await watchJob('7', fakeNews([null]).news, () => {}, staying)).toMatchObject({
    stage: 'error',
    error: expect.stringContaining('no longer known'),
  });
});

test.each([
  [415, 'WRONG_TYPE', false],
  [422, 'PDF_BROKEN', false],
  [400, 'ADDRESS_NOT_PUBLIC', false],
  [400, 'NO_RECIPE', true],
  [429, 'AI_OVER_BUDGET', true],
  [502, 'SITE_REFUSED', true],
  [504, 'READING_TIMEOUT', true],
])('whether the same again may end otherwise after %s %s: %s', (status, code, mayRetry) => {
  expect(
    readJobUpdate({ jobId: 7, stage: 'error', error: { code, sentence: 'So it is.', status } }),
  ).toMatchObject({ error: 'So it is.', mayRetry });
});

test('reads updates with numbers or strings as ids, and nothing else', () => {
  expect(
    readJobUpdate({ jobId: 7, stage: 'success', recipeId: 42, title: 'Tart', error: null }),
  ).toEqual(update('success', { recipeId: '42', title: 'Tart' }));
  expect(
    readJobUpdate({ jobId: '7', stage: 'error', error: { code: 'X', sentence: 'Too dark.' } }),
  ).toEqual(update('error', { error: 'Too dark.' }));
  for (const other of [null, 'x', {}, { jobId: 7, stage: 'boiling' }])
    expect(readJobUpdate(other)).toBeNull();
});
