import { expect, test } from '@jest/globals';
import { gatheredViews } from './gathered-views.ts';

interface Written {
  link: number;
  views: number;
  lastViewedAt: Date;
}

const at = (second: number) => new Date(second * 1_000);

/** A collection that notes what is written, after it was away so often. */
function open(timesAway = 0) {
  const written: Written[][] = [];
  const done = Promise.withResolvers<Written[][]>();
  let away = timesAway;
  const collection = {
    async bulkWrite(
      operations: {
        updateOne: {
          filter: { _id: number };
          update: { $inc: { viewCount: number }; $max: { lastViewedAt: Date } };
        };
      }[],
    ) {
      away -= 1;
      if (away >= 0) throw new Error('away');
      written.push(
        operations.map(({ updateOne: { filter, update } }) => ({
          link: filter._id,
          views: update.$inc.viewCount,
          lastViewedAt: update.$max.lastViewedAt,
        })),
      );
      done.resolve(written);
    },
  };
  const warned = Promise.withResolvers<void>();
  const log = { warn: () => warned.resolve() };
  const views = gatheredViews({ collection } as never, log as never, { gatherMs: 5, againMs: 20 });
  return { views, written, done: done.promise, warned: warned.promise };
}

test('views of a moment are written together, each link once', async () => {
  const { views, written, done } = open();
  for (const second of [1, 3, 2]) views.count(7, at(second));
  views.count(8, at(1));
  expect(written).toEqual([]);
  expect(await done).toEqual([
    [
      { link: 7, views: 3, lastViewedAt: at(3) },
      { link: 8, views: 1, lastViewedAt: at(1) },
    ],
  ]);
  await views.close();
  expect(written).toHaveLength(1);
});

test('what could not be written is written later, with what came meanwhile, and operators are told', async () => {
  const { views, done, warned } = open(1);
  views.count(7, at(1));
  await warned;
  views.count(7, at(2));
  expect(await done).toEqual([[{ link: 7, views: 2, lastViewedAt: at(2) }]]);
  await views.close();
});

test('what is gathered is written when the service stops', async () => {
  const { views, written } = open();
  views.count(7, at(1));
  await views.close();
  expect(written).toEqual([[{ link: 7, views: 1, lastViewedAt: at(1) }]]);
});
