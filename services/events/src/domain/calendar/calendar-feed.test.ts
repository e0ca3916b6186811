import { expect, test } from '@jest/globals';
import type { DinnerEvent } from '../event/event.ts';
import type { PageQuery } from '../event/event-store.ts';
import { readFeed } from './calendar-feed.ts';
import { sharedWork } from './shared-work.ts';

const now = new Date('2026-07-01T12:00Z');

/** So many dinners in each direction, a day apart. */
const dinners = (count: number, direction: 1 | -1): DinnerEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    id: direction * (at + 1),
    ownerId: 'ida',
    name: 'Dinner',
    description: '',
    eventDate: new Date(now.getTime() + direction * (at + 1) * 86_400_000),
    timeZone: null,
    guestCount: 1,
    dietaryProfile: 'omnivore',
    beverages: '',
    notes: '',
    menu: [],
    formerDishes: [],
    dishKeys: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  }));

test.each([
  [800, 700, 500, 500],
  [2, 1_200, 2, 998],
  [1_200, 3, 997, 3],
])(
  'of %i events ahead and %i past a feed has the %i next and the %i latest',
  async (ahead, past, next, latest) => {
    const found = { ahead: dinners(ahead, 1), past: dinners(past, -1) };
    const events = {
      page: async (_owners: readonly string[], { when, first, after }: PageQuery) => {
        const of = found[when as 'ahead'];
        const from = after ? of.findIndex(({ id }) => id === after.id) + 1 : 0;
        const page = of.slice(from, from + first);
        return { events: page, totalCount: of.length, hasNextPage: from + first < of.length };
      },
    };
    const feed = { ownerId: 'ida', seed: '', tokenHash: '', changes: 0 };
    const shareFeed = sharedWork<string>();
    const feeds = { findByToken: async () => feed } as never;
    const file = await readFeed(
      { feeds, events, shareFeed, isBarred: () => false },
      'x'.repeat(43),
      null,
      now,
    );
    const ids = [...file!.text.matchAll(/UID:event-(-?\d+)@/g)].map(([, id]) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect([ids[0], ids.at(-1), ids.length]).toEqual([-latest, next, 1_000]);
  },
);
