import { beforeEach, describe, expect, test } from '@jest/globals';
import type { IntakeStage } from '../../../shared/api/live-events.ts';
import type { JobUpdate } from './jobs/job-update.ts';
import { createIntakeSession, type IntakeSession } from './intake-session.ts';
import type { IntakePorts, IntakeToast } from './intake-ports.ts';
import type { Submission } from '../submission.ts';

/** Lets everything that is already settled run its course. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

class Refused extends Error {
  readonly mayResend: boolean;
  readonly comeAgainIn: number | null;
  constructor(sentence: string, mayResend: boolean, comeAgainIn: number | null = null) {
    super(sentence);
    this.mayResend = mayResend;
    this.comeAgainIn = comeAgainIn;
  }
}

/** A kitchen in which the test says how each job goes. */
function fakeWorld() {
  const watchers = new Map<
    string,
    { onUpdate(update: JobUpdate): void; end(update: JobUpdate): void }
  >();
  const refusals: Error[] = [];
  const news = { title: null, recipeId: null, draft: false, error: null, mayRetry: true };
  const world = {
    sent: [] as { submission: Submission; key: string }[],
    restarted: [] as string[],
    toasts: [] as IntakeToast[],
    added: [] as string[],
    menus: [] as string[],
    waited: [] as number[],
    refuseNext: (error: Error) => refusals.push(error),
    watching: () => [...watchers.keys()],
    tell: (jobId: string, stage: IntakeStage) =>
      watchers.get(jobId)!.onUpdate({ ...news, jobId, stage }),
    async finish(jobId: string, end: Partial<JobUpdate>) {
      const watcher = watchers.get(jobId)!;
      watchers.delete(jobId);
      watcher.end({ ...news, jobId, stage: 'success', ...end });
      await settle();
    },
  };
  let keys = 0;
  let jobs = 0;
  const ports: IntakePorts = {
    async send(submission, key) {
      world.sent.push({ submission, key });
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { jobId: `job-${(jobs += 1)}` };
    },
    async restart(jobId) {
      world.restarted.push(jobId);
    },
    watch: (jobId, onUpdate) => new Promise((end) => watchers.set(jobId, { onUpdate, end })),
    explain: (error) =>
      error instanceof Refused
        ? { sentence: error.message, mayResend: error.mayResend, comeAgainIn: error.comeAgainIn }
        : { sentence: null, mayResend: true, comeAgainIn: null },
    wait: async (milliseconds) => void world.waited.push(milliseconds),
    notify: (toast) => world.toasts.push(toast),
    begun: (jobId, { name }) => void world.menus.push(`${jobId} for ${name}`),
    failed: (jobId) => void world.menus.push(`${jobId} failed`),
    recipeAdded: (recipeId) => void world.added.push(recipeId),
    newKey: () => `key-${(keys += 1)}`,
  };
  return { ...world, session: createIntakeSession(ports) };
}

const pdf = (name = 'tart.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
let world: ReturnType<typeof fakeWorld>;
let session: IntakeSession;
const single = () => session.getState().single;
const rows = () =>
  session.getState().batch.files.map(({ progress, retries }) => [progress, retries]);

beforeEach(() => {
  world = fakeWorld();
  session = world.session;
  session.panelOpened();
});

describe('for the menu of an event', () => {
  const supper = { id: '7', name: 'Supper' };

  test('is what is handed over while the panel is open for it, and no other', async () => {
    session.panelOpened({ forEvent: supper });
    session.submit({ kind: 'file', file: pdf() });
    await settle();
    session.panelClosed();
    await world.finish('job-1', { recipeId: '42' });
    session.panelOpened();
    session.submit({ kind: 'text', text: 'Tart' });
    await settle();
    expect(world.menus).toEqual(['job-1 for Supper']);
  });

  test('are all files of a batch, also those that are sent after the panel was closed', async () => {
    session.panelOpened({ forEvent: supper });
    session.addFiles([pdf('a.pdf'), pdf('b.pdf')]);
    session.startBatch();
    await settle();
    session.panelClosed();
    await world.finish('job-1', { recipeId: '41' });
    await settle();
    expect(world.menus).toEqual(['job-1 for Supper', 'job-2 for Supper']);
  });

  test('is what failed and is tried again', async () => {
    session.panelOpened({ forEvent: supper });
    session.submit({ kind: 'file', file: pdf() });
    await settle();
    await world.finish('job-1', { stage: 'error' });
    session.retry();
    await settle();
    expect(world.menus).toEqual(['job-1 for Supper', 'job-1 failed', 'job-1 for Supper']);
  });
});

describe('one recipe', () => {
  test('goes through processing 20, analyzing 60 and ready 90 to success 100', async () => {
    expect(single()).toEqual({ status: 'idle' });
    session.submit({ kind: 'file', file: pdf() });
    expect(single()).toMatchObject({ status: 'processing', progress: 20 });
    await settle();
    world.tell('job-1', 'queued');
    expect(single()).toMatchObject({ status: 'processing', progress: 20 });
    world.tell('job-1', 'analyzing');
    expect(single()).toMatchObject({ status: 'analyzing', progress: 60 });
    world.tell('job-1', 'ready');
    expect(single()).toMatchObject({ status: 'ready', progress: 90 });
    world.tell('job-1', 'processing');
    expect(single()).toMatchObject({ status: 'ready', progress: 90 });
    await world.finish('job-1', { recipeId: '42', title: 'Tart' });
    expect(single()).toEqual({
      status: 'success',
      draft: false,
      progress: 100,
      kind: 'file',
      recipeId: '42',
      title: 'Tart',
    });
    expect(world.toasts).toEqual([{ tone: 'success', title: 'Recipe uploaded successfully!' }]);
    expect(world.added).toEqual(['42']);
  });

  test('is not successful before the server says which recipe it became', async () => {
    session.submit({ kind: 'text', text: 'Tart' });
    await settle();
    await world.finish('job-1', { recipeId: null });
    expect(single()).toMatchObject({ status: 'error' });
    expect(world.added).toEqual([]);
  });

  test.each([
    [{ kind: 'file', file: pdf() }, 'Upload failed', 'Please try again', 'Upload failed'],
    [
      { kind: 'url', url: 'https://example.org' },
      'Import failed',
      'Please check the URL and try again',
      'URL processing failed',
    ],
  ] as const)(
    'that fails without a reason is told in the given words: %#',
    async (submission, title, text, message) => {
      session.submit(submission);
      await settle();
      await world.finish('job-1', { stage: 'error' });
      expect(world.toasts).toEqual([{ tone: 'error', title, text, onCard: true }]);
      expect(single()).toMatchObject({ status: 'error', message });
    },
  );

  test('that was read in vain can be tried again from the kept original', async () => {
    session.submit({ kind: 'file', file: pdf() });
    await settle();
    await world.finish('job-1', { stage: 'error', error: 'This PDF is locked.' });
    expect(single()).toMatchObject({
      status: 'error',
      message: 'This PDF is locked.',
      canRetry: true,
    });
    session.retry();
    await settle();
    expect(world.restarted).toEqual(['job-1']);
    expect(world.sent).toHaveLength(1);
    await world.finish('job-1', { recipeId: '42' });
    expect(single()).toMatchObject({ status: 'success' });
  });

  test('that can only fail again is not tried again', async () => {
    session.submit({ kind: 'file', file: pdf() });
    await settle();
    await world.finish('job-1', { stage: 'error', error: 'It is locked.', mayRetry: false });
    expect(single()).toMatchObject({ status: 'error', canRetry: false });
    session.retry();
    await settle();
    expect(world.restarted).toEqual([]);
  });

  test('that did not reach the server is sent again under the same key', async () => {
    world.refuseNext(new TypeError('Failed to fetch'));
    session.submit({ kind: 'url', url: 'https://example.org' });
    await settle();
    expect(single()).toMatchObject({
      status: 'error',
      message: 'URL processing failed',
      canRetry: true,
    });
    session.retry();
    await settle();
    expect(world.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  test('that the server refuses for good cannot be tried again', async () => {
    world.refuseNext(new Refused('This file is no recipe document.', false));
    session.submit({ kind: 'file', file: pdf() });
    await settle();
    expect(single()).toMatchObject({ status: 'error', canRetry: false });
    session.retry();
    await settle();
    expect(world.sent).toHaveLength(1);
  });

  test('would be lost with the tab only until it is handed over', async () => {
    session.submit({ kind: 'file', file: pdf() });
    expect(session.hasUnsent()).toBe(true);
    await settle();
    expect(session.hasUnsent()).toBe(false);
  });

  test('keeps others waiting while it is read', async () => {
    session.submit({ kind: 'file', file: pdf() });
    session.submit({ kind: 'url', url: 'https://example.org' });
    await settle();
    expect(world.sent).toHaveLength(1);
  });

  test('goes on with the panel closed, and its end is told with the way to it', async () => {
    session.submit({ kind: 'url', url: 'https://example.org' });
    await settle();
    session.panelClosed();
    await world.finish('job-1', { recipeId: '42', title: 'Tart' });
    expect(world.toasts).toEqual([
      { tone: 'success', title: 'Recipe imported successfully!', text: 'Tart', recipeId: '42' },
    ]);
    expect(world.added).toEqual(['42']);
    expect(single()).toEqual({ status: 'idle' });
  });

  test('that fails with the panel closed waits there with its reason', async () => {
    session.submit({ kind: 'url', url: 'https://example.org' });
    await settle();
    session.panelClosed();
    await world.finish('job-1', { stage: 'error', error: 'The site refused our request.' });
    session.panelOpened();
    expect(single()).toMatchObject({
      status: 'error',
      message: 'The site refused our request.',
      canRetry: true,
    });
  });

  test('that an earlier page started is watched to its end, also beside another', async () => {
    session.adopt('job-9', 'file', 'tart.pdf');
    await settle();
    expect(world.sent).toHaveLength(0);
    session.adopt('job-8', 'url', 'example.org');
    await settle();
    await world.finish('job-8', { recipeId: '41', title: 'Soup' });
    expect(world.toasts).toEqual([
      { tone: 'success', title: 'Recipe imported successfully!', text: 'Soup', recipeId: '41' },
    ]);
    await world.finish('job-9', { recipeId: '42' });
    expect(world.added).toEqual(['41', '42']);
  });
});

describe('a batch', () => {
  const start = async (...names: string[]) => {
    session.addFiles(names.map(pdf));
    session.startBatch();
    await settle();
  };

  test('waits for its start, and files can be taken off before', async () => {
    session.addFiles([pdf('a.pdf'), pdf('b.pdf')]);
    await settle();
    expect(world.sent).toHaveLength(0);
    expect(session.getState().batch.phase).toBe('selected');
    session.removeFile(session.getState().batch.files[0]!.key);
    session.startBatch();
    await settle();
    expect(world.sent.map(({ submission }) => (submission as { file: File }).file.name)).toEqual([
      'b.pdf',
    ]);
  });

  test('would be lost with the tab from when it is chosen', async () => {
    session.addFiles([pdf('a.pdf'), pdf('b.pdf')]);
    expect(session.hasUnsent()).toBe(true);
    session.clearBatch();
    expect(session.hasUnsent()).toBe(false);
  });

  test('reads its files one by one through 0, 30, 70 and 100', async () => {
    await start('a.pdf', 'b.pdf');
    expect(rows()).toEqual([
      [30, 0],
      [0, 0],
    ]);
    world.tell('job-1', 'analyzing');
    expect(rows()).toEqual([
      [70, 0],
      [0, 0],
    ]);
    expect(world.sent).toHaveLength(1);
    await world.finish('job-1', { recipeId: '1' });
    expect(rows()).toEqual([
      [100, 0],
      [30, 0],
    ]);
    await world.finish('job-2', { recipeId: '2' });
    expect(rows()).toEqual([
      [100, 0],
      [100, 0],
    ]);
    expect(session.getState().batch.phase).toBe('completed');
    expect(world.toasts).toEqual([
      { tone: 'success', title: 'Batch upload completed', text: '2 processed successfully.' },
    ]);
  });

  test('keeps a failed file for three retries and then is complete', async () => {
    await start('a.pdf', 'b.pdf');
    await world.finish('job-1', { stage: 'error', error: 'Too dark.' });
    await world.finish('job-2', { recipeId: '2' });
    expect(rows()).toEqual([
      [-1, 0],
      [100, 0],
    ]);
    expect(session.getState().batch.phase).toBe('halted');
    const [failed] = session.getState().batch.files;
    for (const retries of [1, 2, 3]) {
      session.retryFile(failed!.key);
      await settle();
      expect(rows()[0]).toEqual([30, retries]);
      await world.finish('job-1', { stage: 'error', error: 'Too dark.' });
    }
    expect(world.restarted).toEqual(['job-1', 'job-1', 'job-1']);
    expect(session.getState().batch.phase).toBe('completed');
    expect(world.toasts.at(-1)).toEqual({
      tone: 'warning',
      title: 'Batch upload completed',
      text: '1 processed successfully, 1 retried, 1 still failed.',
    });
    session.retryFile(failed!.key);
    await settle();
    expect(world.restarted).toHaveLength(3);
  });

  test('a retry that succeeds completes it', async () => {
    await start('a.pdf', 'b.pdf');
    await world.finish('job-1', { stage: 'error' });
    await world.finish('job-2', { recipeId: '2' });
    session.retryFile(session.getState().batch.files[0]!.key);
    await settle();
    await world.finish('job-1', { recipeId: '1' });
    expect(rows()).toEqual([
      [100, 1],
      [100, 0],
    ]);
    expect(world.toasts.at(-1)).toEqual({
      tone: 'success',
      title: 'Batch upload completed',
      text: '2 processed successfully, 1 retried.',
    });
  });

  test('of which nothing could be read has failed', async () => {
    await start('a.pdf', 'b.pdf');
    await world.finish('job-1', { stage: 'error' });
    await world.finish('job-2', { stage: 'error' });
    expect(world.toasts).toEqual([
      {
        tone: 'error',
        title: 'Batch upload failed',
        text: '0 processed successfully, 2 still failed.',
      },
    ]);
  });

  test('goes on with the panel closed and leaves nothing behind', async () => {
    await start('a.pdf', 'b.pdf');
    session.panelClosed();
    expect(session.hasUnsent()).toBe(true);
    await world.finish('job-1', { recipeId: '1' });
    expect(session.hasUnsent()).toBe(false);
    await world.finish('job-2', { recipeId: '2' });
    expect(session.getState().batch.phase).toBe('empty');
    expect(world.added).toEqual(['1', '2']);
  });

  test('waits as long as a busy server asks, and sends again under the same key', async () => {
    const busy = () => new Refused('That is a lot of recipes at once.', true, 7000);
    world.refuseNext(busy());
    world.refuseNext(busy());
    await start('a.pdf');
    expect(world.waited).toEqual([7000, 7000]);
    expect(new Set(world.sent.map(({ key }) => key)).size).toBe(1);
    await world.finish('job-1', { recipeId: '1' });
    expect(rows()).toEqual([[100, 0]]);
  });

  test('takes more files while it runs', async () => {
    await start('a.pdf');
    session.addFiles([pdf('b.pdf')]);
    await world.finish('job-1', { recipeId: '1' });
    expect(world.watching()).toEqual(['job-2']);
  });
});
