import { expect, test } from '@jest/globals';
import { discoverIngredients } from './discover-ingredients.ts';
import { ASKED_AT_ONCE } from './discovery-limits.data.ts';

test('where one name cannot be asked, those in hand end and no further one is asked', async () => {
  const names = Array.from({ length: 5 * ASKED_AT_ONCE }, (_, at) => `root ${at}`);
  const asked: string[] = [];
  const ended: string[] = [];
  const away = new Error('the account of the calls is away');
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
  const discovering = discoverIngredients(
    {
      intelligence: {
        async describeIngredient({ name }) {
          asked.push(name);
          if (name === names[0]) throw away;
          await later;
          return { answer: null, trouble: 'refused' };
        },
      },
      store: {
        take: async () => true,
        async postpone(name: string) {
          ended.push(name);
          if (name === names[0]) setImmediate(goOn);
        },
      } as never,
      newId: () => 1,
      now: () => 0,
    },
    { names, language: 'en', ownerId: 'ada' },
    new AbortController().signal,
  );
  await expect(discovering).rejects.toBe(away);
  expect(asked).toEqual(names.slice(0, ASKED_AT_ONCE));
  expect(ended).toEqual(asked);
});
