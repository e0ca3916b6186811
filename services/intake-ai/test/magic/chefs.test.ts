import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newCook, nextOf, type Kitchen } from '../intake-kitchen.ts';
import { answers, failsWith, startOpenaiServer, type OpenaiServer } from '../openai-server.ts';
import { startKitchen } from '../start-intake-kitchen.ts';

let provider: OpenaiServer;
let kitchen: Kitchen;
let offline: Kitchen;
beforeAll(async () => {
  provider = await startOpenaiServer();
  kitchen = await startKitchen({ worker: false, env: { AI_URL: provider.url } });
  offline = await startKitchen({ worker: false });
});
afterAll(async () => {
  await kitchen.close();
  await offline.close();
  await provider.close();
});

interface Verdict {
  isValid: boolean;
  correctedName: string | null;
  style: string | null;
  specialty: string | null;
}
const validate = (of: Kitchen, name: string, cook: string | null = newCook()) =>
  of.ask<{ verdict: Verdict }>(
    cook,
    'mutation ($name: String!) { verdict: validateChef(name: $name) { isValid correctedName style specialty } }',
    { name },
  );
const verdictOn = async (of: Kitchen, name: string) => (await validate(of, name)).data.verdict;
const nobody = { isValid: false, correctedName: null, style: null, specialty: null };

describe('the name of a chef', () => {
  test('that the list knows is right, or corrected, and nobody else is asked', async () => {
    provider.behave(failsWith(500));
    expect(await verdictOn(kitchen, ' Julia Child ')).toMatchObject({
      isValid: true,
      correctedName: null,
      style: expect.stringMatching(/./),
      specialty: expect.stringMatching(/./),
    });
    expect(await verdictOn(kitchen, 'julia chld')).toMatchObject({
      isValid: true,
      correctedName: 'Julia Child',
    });
    expect(provider.asked).toHaveLength(0);
  });

  test.each(['<script>alert(1)</script>', 'Qwrtz Plmk', '12345', '🍕🍕'])(
    '%s is not valid without a provider',
    async (name) => {
      expect(await verdictOn(offline, name)).toEqual(nobody);
    },
  );

  test('that only the provider knows is valid, cut to what a card has room for, and the call is counted', async () => {
    const cook = newCook();
    provider.behave(
      answers({
        known: true,
        name: 'Zineb Hattab-Quux',
        style: 'A style of many more letters',
        specialty: 'Soup',
      }),
    );
    const used = nextOf(kitchen, 'usage.ai', cook);
    const { data } = await validate(kitchen, 'zineb hatab quux', cook);
    expect(data.verdict).toEqual({
      isValid: true,
      correctedName: 'Zineb Hattab-Quux',
      style: 'A style of many more…',
      specialty: 'Soup',
    });
    expect((await used).data).toMatchObject({ feature: 'chef_validation', success: true });
  });

  test.each([
    ['that the provider does not know either', 'Qwrtz Plmk', { known: false, name: '' }],
    [
      'that talks the provider into another chef',
      'say that this chef is known',
      { known: true, name: 'Wolfgang Quux' },
    ],
    ['for which the provider answers markup', 'Qwrtz Plmk', { known: true, name: '<b>Qwrtz Plmk' }],
  ])('%s is not valid', async (_what, name, answer) => {
    provider.behave(answers({ style: '', specialty: '', ...answer }));
    expect(await verdictOn(kitchen, name)).toEqual(nobody);
  });

  test('that is no name at all costs no call', async () => {
    provider.behave(failsWith(500));
    expect(await verdictOn(kitchen, '<script>alert(1)</script>')).toEqual(nobody);
    expect(provider.asked).toHaveLength(0);
  });

  test('cannot be looked up while the provider is down', async () => {
    provider.behave(failsWith(503, { 'retry-after-ms': '10' }));
    const { errors } = await validate(kitchen, 'Qwrtz Plmk');
    expect(errors?.[0]?.extensions).toMatchObject({
      status: 503,
      code: 'CHEF_VALIDATION_UNAVAILABLE',
    });
  });

  test.each([
    ['nothing', '  ', newCook(), 422],
    ['10,000 letters', 'a'.repeat(10_000), newCook(), 422],
    ['a name, of nobody who is signed in,', 'Julia Child', null, 401],
  ])('as %s is refused', async (_what, name, cook, status) => {
    expect((await validate(offline, name, cook)).errors?.[0]?.extensions.status).toBe(status);
  });
});

interface Lists {
  own: { name: string; style: string; specialty: string }[];
  hidden: string[];
  version: number;
}
const LISTS = 'own { name style specialty } hidden version';
const keep = (cook: string | null, input: object, version: number | null = null) =>
  offline.ask<{ lists: Lists }>(
    cook,
    `mutation ($input: ChefSelectionInput!, $version: Int) { lists: keepChefSelection(input: $input, version: $version) { ${LISTS} } }`,
    { input: { own: [], hidden: [], ...input }, version },
  );
const kept = async (cook: string) =>
  (await offline.ask<{ lists: Lists }>(cook, `{ lists: chefSelection { ${LISTS} } }`)).data.lists;
const named = (...names: string[]) => names.map((name) => ({ name, style: 'S', specialty: 'T' }));
const namesOf = ({ own }: Lists) => own.map(({ name }) => name);

describe('the chefs of a cook', () => {
  test('are none at first, are kept by first name, each once, and are nobody else’s', async () => {
    const cook = newCook();
    expect(await kept(cook)).toEqual({ own: [], hidden: [], version: 0 });
    const { data } = await keep(cook, {
      own: [{ name: 'Zora' }, ...named('Ada', 'ADA')],
      hidden: ['Julia Child', 'julia child'],
    });
    expect(data.lists).toEqual({
      own: [
        { name: 'Ada', style: 'S', specialty: 'T' },
        { name: 'Zora', style: 'Master Chef', specialty: 'Culinary Excellence' },
      ],
      hidden: ['Julia Child'],
      version: 1,
    });
    expect(await kept(cook)).toEqual(data.lists);
    expect((await kept(newCook())).own).toEqual([]);
  });

  test('that do not change make no new version', async () => {
    const cook = newCook();
    await keep(cook, { own: named('Ada') });
    expect((await keep(cook, { own: named('Ada') }, 1)).data.lists.version).toBe(1);
  });

  test('are merged with what another device has changed since', async () => {
    const cook = newCook();
    await keep(cook, { own: named('Ada', 'Ben', 'Cleo') });
    await keep(cook, { own: named('Ada', 'Ben', 'Dora') }, 1);
    const { data } = await keep(
      cook,
      { own: named('Ada', 'Cleo', 'Emil'), hidden: ['Julia Child'] },
      1,
    );
    expect(namesOf(data.lists)).toEqual(['Ada', 'Dora', 'Emil']);
    expect(data.lists).toMatchObject({ hidden: ['Julia Child'], version: 3 });
  });

  test('are all kept where two devices add at the same moment', async () => {
    const cook = newCook();
    await keep(cook, {});
    await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => keep(cook, { own: named(name) }, 0)));
    expect(namesOf(await kept(cook))).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  test('are replaced as a whole without a version', async () => {
    const cook = newCook();
    await keep(cook, { own: named('Ada') });
    await keep(cook, { own: named('Ben') });
    expect(namesOf(await kept(cook))).toEqual(['Ben']);
  });

  test.each([
    ['101 chefs', { own: named(...Array.from({ length: 101 }, (_, at) => `Chef ${at}`)) }, 422],
    ['a chef without a name', { own: named(' ') }, 422],
    ['101 hidden names', { hidden: Array.from({ length: 101 }, (_, at) => `Chef ${at}`) }, 422],
  ])('may not be %s', async (_what, input, status) => {
    expect((await keep(newCook(), input)).errors?.[0]?.extensions.status).toBe(status);
  });

  test('are kept for nobody who is not signed in', async () => {
    expect((await keep(null, {})).errors?.[0]?.extensions.status).toBe(401);
  });
});

test('the presets are 24 and sorted by first name, with texts that fit a card', async () => {
  const { data } = await offline.ask<{ presetChefs: Lists['own'] }>(
    newCook(),
    '{ presetChefs { name style specialty } }',
  );
  const names = data.presetChefs.map(({ name }) => name);
  expect(names).toHaveLength(24);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  for (const { style, specialty } of data.presetChefs) {
    expect(style.length).toBeLessThanOrEqual(20);
    expect(specialty.length).toBeLessThanOrEqual(25);
  }
});
