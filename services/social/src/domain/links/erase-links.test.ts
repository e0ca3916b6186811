import { expect, test } from '@jest/globals';
import { deleteShareLink } from './delete-link.ts';
import { eraseLinksOfRecipe, eraseLinksOfUser } from './erase-links.ts';
import type { LinkPorts } from './link-ports.ts';

const NOW = new Date('2026-05-31T18:00:00Z');

/** Stores that write down what they are told; those of views are away for as many calls as told. */
function noting(viewsAwayFor = 0) {
  const told: unknown[] = [];
  const note =
    (what: string, answer?: unknown) =>
    async (...given: unknown[]) => {
      told.push([what, ...given.filter((one) => one !== NOW)]);
      return answer;
    };
  let away = viewsAwayFor;
  const stores = {
    links: {
      find: note('find', { sharedByUserId: 'ida' }),
      change: note('change'),
      remove: note('remove'),
      removeOfCook: note('mark', [1, 2]),
      removeOfRecipe: note('mark', [3]),
      erase: note('erase'),
    },
    views: {
      removeOf: async (ids: number[]) => {
        if (away-- > 0) throw new Error('away');
        await note('views')(ids);
      },
    },
    signUps: { remove: note('sign-up') },
  } as unknown as Pick<LinkPorts, 'links' | 'views' | 'signUps'>;
  return { stores, told };
}

test('of a user who is no more no link stays, no view of one, and not that they came from one', async () => {
  const { stores, told } = noting();
  await eraseLinksOfUser(stores, 'ida', NOW);
  expect(told).toEqual([
    ['mark', 'ida'],
    ['views', [1, 2]],
    ['erase', [1, 2]],
    ['sign-up', 'ida'],
  ]);
});

test.each([
  ['a user', (stores: ReturnType<typeof noting>['stores']) => eraseLinksOfUser(stores, 'ida', NOW)],
  ['a recipe', (stores: ReturnType<typeof noting>['stores']) => eraseLinksOfRecipe(stores, 3, NOW)],
])(
  'links of %s stay until their views are gone, so that those are found again',
  async (_of, act) => {
    const { stores, told } = noting(1);
    await expect(act(stores)).rejects.toThrow('away');
    expect(told.map((one) => (one as string[])[0])).toEqual(['mark']);
  },
);

test('a link that is deleted opens nothing while its views go, and is there until they are gone', async () => {
  const { stores, told } = noting(1);
  const act = () => deleteShareLink(stores, { id: 'ida' }, 7, NOW);
  await expect(act()).rejects.toThrow('away');
  expect(told).toEqual([
    ['find', 7],
    ['change', 7, { active: false }],
  ]);
  await act();
  expect(told.slice(-2)).toEqual([
    ['views', [7]],
    ['remove', 7],
  ]);
});
