import { expect, test } from '@jest/globals';
import {
  currentNumber,
  emptyBatch,
  mayRetry,
  overallProgress,
  settled,
  summaryOf,
  withChange,
  withFiles,
  withoutFile,
  type Batch,
} from './batch.ts';

let keys = 0;
const batchOf = (...changes: Parameters<typeof withChange>[2][]): Batch => {
  const batch = withFiles(
    emptyBatch,
    changes.map((_, at) => new File(['x'], `${at}.txt`)),
    () => String(keys++),
  );
  return changes.reduce((sum, change, at) => withChange(sum, batch.files[at]!.key, change), batch);
};

test('a waiting file can be taken off the list, one that is being read cannot', () => {
  const batch = batchOf({}, { progress: 30 });
  const [waiting, reading] = batch.files;
  expect(withoutFile(batch, waiting!.key).files).toHaveLength(1);
  expect(withoutFile(batch, reading!.key).files).toHaveLength(2);
});

test('an emptied list is no batch', () => {
  const batch = batchOf({});
  expect(withoutFile(batch, batch.files[0]!.key)).toEqual(emptyBatch);
});

test('files of the same name are kept apart', () => {
  const batch = withFiles(
    emptyBatch,
    [new File(['a'], 'scan.png'), new File(['b'], 'scan.png')],
    () => String(keys++),
  );
  expect(
    withChange(batch, batch.files[0]!.key, { progress: 100 }).files.map(({ progress }) => progress),
  ).toEqual([100, 0]);
});

test('a failed file may be tried again three times', () => {
  expect(
    [0, 1, 2, 3].map((retries) => mayRetry(batchOf({ progress: -1, retries }).files[0]!)),
  ).toEqual([true, true, true, false]);
});

test('a batch halts on failures that may be tried again and is complete without any', () => {
  expect(settled(batchOf({ progress: 100 }, { progress: -1 })).phase).toBe('halted');
  expect(settled(batchOf({ progress: 100 }, { progress: -1, retries: 3 })).phase).toBe('completed');
  expect(settled(batchOf({ progress: 100 })).phase).toBe('completed');
});

test('the summary counts what was processed, retried and failed', () => {
  expect(
    summaryOf(
      batchOf({ progress: 100 }, { progress: 100, retries: 1 }, { progress: -1, retries: 3 }),
    ).text,
  ).toBe('2 processed successfully, 2 retried, 1 still failed.');
  expect(summaryOf(batchOf({ progress: 100 })).text).toBe('1 processed successfully.');
});

test('the whole stands at the mean of its files', () => {
  expect(
    overallProgress(
      batchOf({ progress: 100 }, { progress: 100 }, { progress: 70 }, { progress: -1 }, {}),
    ),
  ).toBe(74);
  expect(currentNumber(batchOf({ progress: 100 }, { progress: 100 }, { progress: 70 }, {}))).toBe(
    3,
  );
});
