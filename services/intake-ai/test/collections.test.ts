import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { collaborationOf, tellCollaboration } from '@convivio/platform/test-kit/tell-collaboration';
import { JOB, nextEnd, newCook, readJob, type JobShown, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await startKitchen();
});
afterAll(() => kitchen.close());

const COUNT = 'query ($of: ID) { recipes(collection: $of) { totalCount } }';
const isIn = async (cook: string, of: string) =>
  !(await kitchen.askRecipes(cook, COUNT, { of })).errors;

/** Lets one cook act for another; answers what ends that. */
async function collaborate(owner: string, cook: string): Promise<() => Promise<void>> {
  const collaboration = collaborationOf({ id: owner }, { id: cook });
  await tellCollaboration(kitchen.bus, 'started', collaboration);
  await askUntil(() => isIn(cook, owner), Boolean);
  return async () => {
    await tellCollaboration(kitchen.bus, 'ended', collaboration);
    await askUntil(
      () => isIn(cook, owner),
      (is) => !is,
    );
  };
}

const importText = (cook: string, variables: object) =>
  kitchen.ask<{ job: JobShown }>(
    cook,
    `mutation ($text: String!, $of: ID, $key: String) { job: importText(text: $text, collection: $of, idempotencyKey: $key) { ${JOB} } }`,
    { text: soup, ...variables },
  );
async function importFor(cook: string, owner: string): Promise<JobShown> {
  const ended = nextEnd(kitchen, cook);
  const { id } = (await importText(cook, { of: owner })).data.job;
  await ended;
  return readJob(kitchen, cook, id);
}
const recipeOf = async (cook: string, id: string) =>
  (
    await kitchen.askRecipes<{ recipe: { ownerId: string; updatedBy: string | null } }>(
      cook,
      'query ($id: ID!) { recipe(id: $id) { ownerId updatedBy } }',
      { id },
    )
  ).data.recipe;
const ownerOf = async (cook: string, id: string) => (await recipeOf(cook, id)).ownerId;

describe('a recipe that is imported for another', () => {
  test('goes to that collection and names who has added it, and the job stays the cook’s', async () => {
    const [owner, cook] = [newCook(), newCook()];
    await collaborate(owner, cook);
    const job = await importFor(cook, owner);
    expect(job).toMatchObject({ stage: 'success', recipe: { id: expect.any(String) } });
    expect(await recipeOf(owner, job.recipe!.id)).toEqual({ ownerId: owner, updatedBy: cook });
    await expect(readJob(kitchen, owner, job.id)).rejects.toThrow('This import does not exist.');
  });

  test.each([
    ['a stranger', false],
    ['somebody who worked there before', true],
  ])('is refused to %s', async (_who, was) => {
    const [owner, cook] = [newCook(), newCook()];
    if (was) await (await collaborate(owner, cook))();
    expect((await importText(cook, { of: owner })).errors?.[0]).toMatchObject({
      message: 'This collection does not exist, or is not shared with you any more.',
      extensions: { status: 404, code: 'COLLECTION_NOT_FOUND' },
    });
  });

  test('is another request than the same text for oneself, also with the same key', async () => {
    const [owner, cook] = [newCook(), newCook()];
    await collaborate(owner, cook);
    const { data } = await importText(cook, { of: owner, key: 'once' });
    expect((await importText(cook, { of: owner, key: 'once' })).data.job.id).toBe(data.job.id);
    expect((await importText(cook, { key: 'once' })).errors?.[0]?.extensions).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    // One's own collection may be named, and is what is meant without a name.
    const own = await importText(cook, { of: cook, key: 'own' });
    expect((await importText(cook, { key: 'own' })).data.job.id).toBe(own.data.job.id);
  });
});

describe('a draft in a collection of two', () => {
  /** As if what was read had become a draft. */
  async function draftOf(cook: string, owner: string): Promise<JobShown> {
    const job = await importFor(cook, owner);
    await kitchen.jobs.update(job.id, { draft: true });
    await kitchen.recipes.update(job.id, { draftReason: 'Little could be read.' });
    return job;
  }
  const retry = (cook: string, id: string) =>
    kitchen.ask<{ job: JobShown }>(
      cook,
      `mutation ($id: ID!) { job: retryIntake(id: $id) { ${JOB} } }`,
      { id },
    );

  test('is read again by its owner, although another has imported it', async () => {
    const [owner, cook] = [newCook(), newCook()];
    const end = await collaborate(owner, cook);
    const { id, recipe } = await draftOf(cook, owner);
    await end();
    const ended = nextEnd(kitchen, owner);
    expect((await retry(owner, id)).errors).toBeUndefined();
    await ended;
    const job = await readJob(kitchen, owner, id);
    expect(job).toMatchObject({ stage: 'success', retries: 1, recipe });
    expect(await ownerOf(owner, recipe!.id)).toBe(owner);
  });

  test('is read again by a collaborator, and by nobody who is one no more', async () => {
    const [owner, cook] = [newCook(), newCook()];
    const end = await collaborate(owner, cook);
    const { id } = await draftOf(owner, owner);
    const ended = nextEnd(kitchen, cook);
    expect((await retry(cook, id)).errors).toBeUndefined();
    await ended;
    await kitchen.jobs.update(id, { draft: true });
    await end();
    expect((await retry(cook, id)).errors?.[0]?.extensions).toMatchObject({
      status: 404,
      code: 'COLLECTION_NOT_FOUND',
    });
    expect((await retry(newCook(), id)).errors?.[0]?.extensions.code).toBe('JOB_NOT_FOUND');
  });
});

test('what a food means is said for the recipes of an owner by whoever works in their collection', async () => {
  const [owner, cook] = [newCook(), newCook()];
  const end = await collaborate(owner, cook);
  const correct = () =>
    kitchen.ask(
      cook,
      'mutation ($of: ID) { correctFood(collection: $of, input: { ingredient: "manna", nothing: true }) }',
      { of: owner },
    );
  const told = nextMessage(kitchen.bus, 'food.corrected');
  expect((await correct()).errors).toBeUndefined();
  expect(await told).toMatchObject({ actor: { id: cook }, data: { ownerId: owner } });
  await end();
  expect((await correct()).errors?.[0]?.extensions.code).toBe('COLLECTION_NOT_FOUND');
});
