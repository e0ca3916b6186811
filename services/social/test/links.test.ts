import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { collaborationOf, tellCollaboration } from '@convivio/platform/test-kit/tell-collaboration';
import { needed, startLinkKitchen, type LinkCook, type LinkKitchen } from './link-kitchen.ts';

let kitchen: LinkKitchen;
let owner: LinkCook;
let other: LinkCook;
beforeAll(async () => {
  kitchen = await startLinkKitchen();
  [owner, other] = [await kitchen.newCook(), await kitchen.newCook()];
});
afterAll(() => kitchen.close());

interface Link {
  id: string;
  recipeId: string;
  title: string;
  description: string | null;
  path: string;
  state: string;
  expiresAt: string | null;
  viewCount: number;
  lastViewedAt: string | null;
  signUps: number;
}
const LINK =
  'id recipeId title description path state expiresAt createdAt viewCount lastViewedAt signUps';

const create = (recipeId: string, input: object = {}, key?: string, as = owner) =>
  as.ask<{ link: Link }>(
    `mutation ($recipeId: ID!, $input: ShareLinkInput!, $key: String) {
      link: createShareLink(recipeId: $recipeId, input: $input, idempotencyKey: $key) { ${LINK} }
    }`,
    { recipeId, input: { title: 'Tart', ...input }, key },
  );
const created = async (recipeId: string, input?: object) =>
  needed(await create(recipeId, input)).link;
const change = (name: string, id: string, as = owner) =>
  as.ask<{ link: Link }>(`mutation ($id: ID!) { link: ${name}(id: $id) { ${LINK} } }`, { id });
const expire = (id: string, expiresAt: string | null, as = owner) =>
  as.ask<{ link: Link }>(
    `mutation ($id: ID!, $expiresAt: DateTime) { link: setShareLinkExpiry(id: $id, expiresAt: $expiresAt) { ${LINK} } }`,
    { id, expiresAt },
  );
const remove = (id: string, as = owner) =>
  as.ask('mutation ($id: ID!) { deleteShareLink(id: $id) }', { id });
const list = (recipeId: string, as = owner) =>
  as.ask<{ links: Link[] }>(
    `query ($recipeId: ID!) { links: shareLinksOf(recipeId: $recipeId) { ${LINK} } }`,
    { recipeId },
  );
const tokenOf = ({ path }: Link) => path.slice('/shared/'.length);
const open = (token: string) =>
  kitchen.visitor.ask<{ shared: { grant: string } }>(
    'query ($token: String!) { shared: sharedRecipe(token: $token) { grant } }',
    { token },
  );
const view = (token: string, visit: string, as = kitchen.visitor, told: object = {}) =>
  as.ask<{ noted: boolean }>(
    `mutation ($token: String!, $visit: String!, $timeZone: String!, $userAgent: String!) {
      noted: noteShareView(token: $token, visit: $visit, timeZone: $timeZone, userAgent: $userAgent)
    }`,
    { token, visit, timeZone: 'Europe/Zurich', userAgent: 'Mozilla/5.0 Firefox/140.0', ...told },
  );
const signUp = (as: LinkCook, token: string, visit?: string) =>
  as.ask<{ counted: boolean }>(
    'mutation ($token: String!, $visit: String) { counted: noteSignUpFromLink(token: $token, visit: $visit) }',
    { token, visit },
  );
const counted = (recipeId: string, viewCount: number) =>
  askUntil(
    async () => needed(await list(recipeId)).links[0] as Link,
    (link) => link.viewCount >= viewCount,
  );

const NOT_FOUND = {
  message: 'This shared recipe link is invalid or has expired.',
  code: 'SHARED_RECIPE_NOT_FOUND',
  status: 404,
};
const soon = () => new Date(Date.now() + 60_000).toISOString();

describe('making a link', () => {
  test('gives its owner a path with a token of 256 bits, and keeps of it only a seed and a hash', async () => {
    const recipeId = await owner.recipe('Lemon tart');
    const link = await created(recipeId, { title: '  Lemon\n tart ', description: 'For Bo' });
    expect(link).toMatchObject({
      recipeId,
      title: 'Lemon tart',
      description: 'For Bo',
      state: 'active',
      expiresAt: null,
      viewCount: 0,
      lastViewedAt: null,
      signUps: 0,
    });
    expect(link.path).toMatch(/^\/shared\/[\w-]{43}$/);
    expect(needed(await list(recipeId)).links).toEqual([link]);
    const kept = await kitchen.database
      .collection('share_links')
      .findOne({ _id: Number(link.id) as never });
    expect(JSON.stringify(kept)).not.toContain(tokenOf(link));
    expect(needed(await open(tokenOf(link))).shared.grant).toBeTruthy();
  });

  test('of a generated recipe too', async () => {
    const recipeId = await owner.recipe('Magic tart', { generated: true });
    expect(recipeId).toMatch(/^magic_/);
    expect(await created(recipeId)).toMatchObject({ recipeId });
  });

  test('the same key makes one link, and is for one request alone', async () => {
    const recipeId = await owner.recipe('Once');
    const [first, again] = await Promise.all([
      create(recipeId, {}, 'key-1'),
      create(recipeId, {}, 'key-1'),
    ]);
    expect(needed(again)).toEqual(needed(first));
    expect(needed(await create(recipeId, {}, 'key-1'))).toEqual(needed(first));
    expect((await create(recipeId, { title: 'Other' }, 'key-1')).failure).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      status: 422,
    });
    needed(await remove(needed(first).link.id));
    expect((await create(recipeId, {}, 'key-1')).failure).toMatchObject({
      code: 'SHARE_LINK_NOT_FOUND',
      status: 404,
    });
    expect(needed(await list(recipeId)).links).toEqual([]);
  });

  test.each([
    ['no title', { title: ' \n ' }, 'title'],
    ['a long title', { title: 'x'.repeat(201) }, 'title'],
    ['a long description', { description: 'x'.repeat(1_001) }, 'description'],
    ['a day that was', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [
      'a day in eleven years',
      { expiresAt: new Date(Date.now() + 4.02e11).toISOString() },
      'expiresAt',
    ],
    ['no day', { expiresAt: 'tomorrow' }, 'expiresAt'],
    [
      'a day that no year has',
      { expiresAt: `${new Date().getFullYear() + 1}-02-31T12:00:00Z` },
      'expiresAt',
    ],
    ['a day without a zone', { expiresAt: '2099-01-01' }, 'expiresAt'],
  ])('refuses %s', async (_what, input, field) => {
    const recipeId = await owner.recipe('Refused');
    expect((await create(recipeId, input)).failure).toMatchObject({
      code: 'SHARE_LINK_INVALID',
      status: 422,
      fields: { [field]: expect.any(String) },
    });
    expect(needed(await list(recipeId)).links).toEqual([]);
  });

  test('keeps markup in a title as the words it is', async () => {
    const title = '<script>alert(1)</script> & "tart"';
    expect(await created(await owner.recipe('Markup'), { title })).toMatchObject({ title });
  });

  test('is for the owner of the recipe alone: others are told that there is none', async () => {
    const recipeId = await owner.recipe('Private');
    expect((await create(recipeId, {}, undefined, other)).failure).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
      status: 404,
    });
    expect((await create(recipeId, {}, undefined, kitchen.visitor)).failure).toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    });
    expect((await create('1')).failure).toMatchObject({ code: 'RECIPE_NOT_FOUND', status: 404 });
    expect((await create('tart')).failure).toMatchObject({
      code: 'INVALID_RECIPE_ID',
      status: 400,
    });
  });

  test('whoever sees a recipe of somebody else is told that only its owner shares it', async () => {
    const REFUSED = {
      code: 'RECIPE_NOT_YOURS',
      status: 403,
      message: 'This recipe belongs to somebody else. Only its owner can share it by a link.',
    };
    const recipeId = await owner.recipe('Public');
    needed(
      await owner.askRecipes(
        'mutation ($ids: [ID!]!) { setRecipeVisibility(ids: $ids, visibility: public) { id } }',
        { ids: [recipeId] },
      ),
    );
    expect((await create(recipeId, {}, undefined, other)).failure).toMatchObject(REFUSED);
    const helper = await kitchen.newCook();
    const seen = await owner.recipe('Of a collection');
    const collaboration = collaborationOf(owner, helper);
    const attempt = async () => (await create(seen, {}, undefined, helper)).failure?.status;
    await tellCollaboration(kitchen.bus, 'started', collaboration);
    await askUntil(attempt, (status) => status !== 404);
    expect((await create(seen, {}, undefined, helper)).failure).toMatchObject(REFUSED);
    await tellCollaboration(kitchen.bus, 'ended', collaboration);
    expect(await askUntil(attempt, (status) => status !== 403)).toBe(404);
  });

  test('refuses an archived recipe', async () => {
    const recipeId = await owner.recipe('Archived');
    needed(
      await owner.askRecipes('mutation ($id: ID!) { archiveRecipe(id: $id) { id } }', {
        id: recipeId,
      }),
    );
    expect((await create(recipeId)).failure).toMatchObject({
      code: 'RECIPE_ARCHIVED',
      status: 409,
    });
  });

  test('a recipe can have fifty links', async () => {
    const recipeId = await owner.recipe('Many');
    const first = await created(recipeId);
    const links = kitchen.database.collection('share_links');
    const { _id, ...fields } = (await links.findOne({ _id: Number(first.id) as never }))!;
    await links.insertMany(
      Array.from({ length: 49 }, (_, at) => ({
        ...fields,
        _id: (Number(_id) + at + 1) as never,
        tokenHash: `many-${at}`,
      })),
    );
    expect((await create(recipeId)).failure).toMatchObject({
      code: 'TOO_MANY_SHARE_LINKS',
      status: 409,
    });
    needed(await remove(first.id));
    expect((await create(recipeId)).failure).toBeUndefined();
  });
});

describe('a link', () => {
  test('opens nothing once it is switched off, and opens again when it is switched on', async () => {
    const link = await created(await owner.recipe('Switched'));
    expect(needed(await change('deactivateShareLink', link.id)).link.state).toBe('deactivated');
    expect(needed(await change('deactivateShareLink', link.id)).link.state).toBe('deactivated');
    expect((await open(tokenOf(link))).failure).toMatchObject(NOT_FOUND);
    expect(needed(await change('reactivateShareLink', link.id)).link).toEqual(link);
    expect((await open(tokenOf(link))).failure).toBeUndefined();
  });

  test('that was switched off, has expired, was deleted, was never given or is none looks the same', async () => {
    const recipeId = await owner.recipe('Alike');
    const [off, expired, deleted] = [
      await created(recipeId),
      await created(recipeId, { expiresAt: soon() }),
      await created(recipeId),
    ] as const;
    needed(await change('deactivateShareLink', off.id));
    needed(await remove(deleted.id));
    await kitchen.database
      .collection('share_links')
      .updateOne({ _id: Number(expired.id) as never }, { $set: { expiresAt: new Date(0) } });
    const answers = await Promise.all(
      [off, expired, deleted]
        .map(tokenOf)
        .concat('x'.repeat(43), '', '../etc', 'x'.repeat(100_000), '\u0000')
        .map(open),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ data: null, failure: NOT_FOUND });
    for (const token of [off, expired, deleted].map(tokenOf)) {
      expect((await view(token, 'visit')).failure).toMatchObject(NOT_FOUND);
      expect((await signUp(other, token)).failure).toMatchObject(NOT_FOUND);
    }
  });

  test('that has expired works until it is switched off once it is switched on again', async () => {
    const link = await created(await owner.recipe('Expired'), { expiresAt: soon() });
    expect(link.state).toBe('active');
    await kitchen.database
      .collection('share_links')
      .updateOne({ _id: Number(link.id) as never }, { $set: { expiresAt: new Date(0) } });
    expect(needed(await list(link.recipeId)).links).toMatchObject([{ state: 'expired' }]);
    expect(needed(await change('reactivateShareLink', link.id)).link).toMatchObject({
      state: 'active',
      expiresAt: null,
    });
  });

  test('can be told until when it works, and to work until it is switched off', async () => {
    const link = await created(await owner.recipe('Until'));
    const until = soon();
    expect(needed(await expire(link.id, until)).link).toMatchObject({ expiresAt: until });
    expect(needed(await expire(link.id, null)).link).toEqual(link);
    expect((await expire(link.id, '2020-01-01T00:00:00Z')).failure).toMatchObject({
      code: 'SHARE_LINK_INVALID',
      status: 422,
    });
  });

  test('is changed and deleted by its owner alone', async () => {
    const link = await created(await owner.recipe('Own'));
    for (const act of [
      change('deactivateShareLink', link.id, other),
      change('reactivateShareLink', link.id, other),
      expire(link.id, null, other),
      remove(link.id, other),
    ])
      expect((await act).failure).toMatchObject({ code: 'SHARE_LINK_NOT_FOUND', status: 404 });
    expect((await change('deactivateShareLink', 'x')).failure).toMatchObject({ status: 400 });
    expect((await remove(link.id, kitchen.visitor)).failure).toMatchObject({ status: 401 });
    expect(needed(await list(link.recipeId, other)).links).toEqual([]);
    expect(needed(await list(link.recipeId)).links).toEqual([link]);
  });

  test('goes with its recipe, and with it what is known of its visitors', async () => {
    const recipeId = await owner.recipe('Gone');
    const link = await created(recipeId);
    needed(await view(tokenOf(link), 'visit'));
    const id = { id: recipeId };
    needed(await owner.askRecipes('mutation ($id: ID!) { archiveRecipe(id: $id) { id } }', id));
    needed(await owner.askRecipes('mutation ($id: ID!) { deleteRecipe(id: $id) }', id));
    const { links } = await askUntil(
      async () => needed(await list(recipeId)),
      (answer) => answer.links.length === 0,
    );
    expect(links).toEqual([]);
    expect((await open(tokenOf(link))).failure).toMatchObject(NOT_FOUND);
    const views = kitchen.database.collection('share_views');
    await askUntil(
      () => views.countDocuments({ linkId: Number(link.id) }),
      (count) => count === 0,
    );
  });
});

test('a cook reads their links a page at a time, the latest first', async () => {
  const cook = await kitchen.newCook();
  const recipeId = await cook.recipe('Paged');
  for (const title of ['one', 'two', 'three'])
    needed(await create(recipeId, { title }, undefined, cook));
  const page = (first?: number, after?: string | null) =>
    cook.ask<{
      page: {
        nodes: Link[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    }>(
      'query ($first: Int, $after: String) { page: shareLinks(first: $first, after: $after) { nodes { title } totalCount pageInfo { hasNextPage endCursor } } }',
      { first, after },
    );
  const first = needed(await page(2)).page;
  expect(first).toMatchObject({
    nodes: [{ title: 'three' }, { title: 'two' }],
    totalCount: 3,
    pageInfo: { hasNextPage: true },
  });
  expect(needed(await page(2, first.pageInfo.endCursor)).page).toMatchObject({
    nodes: [{ title: 'one' }],
    pageInfo: { hasNextPage: false },
  });
  for (const size of [0, 101]) expect((await page(size)).failure).toMatchObject({ status: 422 });
  expect((await page(2, 'nowhere')).failure).toMatchObject({ code: 'CURSOR_INVALID', status: 400 });
});

describe('a view', () => {
  test('is counted once for each visit, announced, and kept without anything that tells who it was', async () => {
    const recipeId = await owner.recipe('Viewed');
    const link = await created(recipeId);
    const told = nextMessage<{ linkId: number }>(
      kitchen.bus,
      'share.viewed',
      ({ data }) => String(data.linkId) === link.id,
    );
    expect(needed(await view(tokenOf(link), 'one')).noted).toBe(true);
    expect(needed(await view(tokenOf(link), 'one')).noted).toBe(false);
    expect(needed(await view(tokenOf(link), 'two')).noted).toBe(true);
    expect((await told).data).toEqual({
      linkId: Number(link.id),
      ownerId: owner.id,
      recipeId: Number(recipeId),
      country: 'CH',
    });
    expect(await counted(recipeId, 2)).toMatchObject({
      viewCount: 2,
      lastViewedAt: expect.any(String),
    });
    const views = kitchen.database.collection('share_views');
    await askUntil(
      () => views.countDocuments({ linkId: Number(link.id), unsent: true }),
      (unsent) => unsent === 0,
    );
    const kept = await views.findOne({ linkId: Number(link.id), visit: 'one' });
    expect(Object.keys(kept!).sort()).toEqual(
      ['_id', 'browser', 'convertedToSignup', 'country', 'linkId', 'viewedAt', 'visit'].sort(),
    );
    expect(kept).toMatchObject({ country: 'CH', browser: 'Firefox', convertedToSignup: false });
  });

  test('by the owner is none', async () => {
    const link = await created(await owner.recipe('Own view'));
    expect(needed(await view(tokenOf(link), 'own', owner)).noted).toBe(false);
    expect(needed(await view(tokenOf(link), 'other', other)).noted).toBe(true);
    expect(await counted(link.recipeId, 1)).toMatchObject({ viewCount: 1 });
  });

  test('of a browser that says nothing, or too much, is noted or refused', async () => {
    const token = tokenOf(await created(await owner.recipe('Odd')));
    expect(needed(await view(token, 'odd', undefined, { timeZone: '', userAgent: '' })).noted).toBe(
      true,
    );
    for (const told of [
      { visit: '' },
      { visit: 'x'.repeat(101) },
      { timeZone: 'x'.repeat(101) },
      { userAgent: 'x'.repeat(1_001) },
    ])
      expect((await view(token, 'much', undefined, told)).failure).toMatchObject({
        code: 'VISIT_INVALID',
        status: 422,
      });
  });

  test('by a thousand visitors, fifty at a time, counts each of them', async () => {
    const link = await created(await owner.recipe('Famous'));
    for (let from = 0; from < 1_000; from += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => view(tokenOf(link), `visit-${from + at}`)),
      );
      expect(answers.map(({ failure }) => failure)).toEqual(Array(50).fill(undefined));
    }
    expect(await counted(link.recipeId, 1_000)).toMatchObject({ viewCount: 1_000 });
  });
});

describe('a sign-up', () => {
  test('that came from a link is counted once, and marks the view', async () => {
    const link = await created(await owner.recipe('Joined'));
    needed(await view(tokenOf(link), 'tab'));
    const newcomer = await kitchen.newCook();
    const told = nextMessage(kitchen.bus, 'share.signed-up');
    expect(needed(await signUp(newcomer, tokenOf(link), 'tab')).counted).toBe(true);
    expect((await told).data).toMatchObject({ linkId: Number(link.id) });
    expect(needed(await signUp(newcomer, tokenOf(link), 'tab')).counted).toBe(false);
    expect(needed(await list(link.recipeId)).links).toMatchObject([{ signUps: 1 }]);
    expect(
      await kitchen.database.collection('share_views').findOne({ linkId: Number(link.id) }),
    ).toMatchObject({ convertedToSignup: true });
  });

  test('of an account that was there before the link, of the owner or of a visitor is none', async () => {
    const link = await created(await owner.recipe('Not joined'));
    expect(needed(await signUp(other, tokenOf(link))).counted).toBe(false);
    expect(needed(await signUp(owner, tokenOf(link))).counted).toBe(false);
    expect((await signUp(kitchen.visitor, tokenOf(link))).failure).toMatchObject({ status: 401 });
    expect(needed(await list(link.recipeId)).links).toMatchObject([{ signUps: 0 }]);
  });
});

test('while the recipes are away, what needs them says so, and links go on opening', async () => {
  const recipeId = await owner.recipe('Away');
  const link = await created(recipeId);
  await kitchen.stopRecipes();
  expect((await create(recipeId)).failure).toMatchObject({ status: 503 });
  expect((await open(tokenOf(link))).failure).toBeUndefined();
  expect(needed(await change('deactivateShareLink', link.id)).link.state).toBe('deactivated');
});
