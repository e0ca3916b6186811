import { expect, test } from '@jest/globals';
import { eraseLinksOfUser } from './erase-links.ts';
import type { LinkPorts } from './link-ports.ts';

test('of a user who is no more no link stays, no view of one, and not that they came from one', async () => {
  const erased: unknown[] = [];
  const note =
    (what: string, answer?: unknown) =>
    async (...given: unknown[]) => {
      erased.push([what, ...given]);
      return answer;
    };
  await eraseLinksOfUser(
    {
      links: { removeOfCook: note('links', [1, 2]) },
      views: { removeOf: note('views') },
      signUps: { remove: note('sign-up') },
    } as unknown as Pick<LinkPorts, 'links' | 'views' | 'signUps'>,
    'ida',
  );
  expect(erased).toEqual([
    ['links', 'ida'],
    ['views', [1, 2]],
    ['sign-up', 'ida'],
  ]);
});
