import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { needed, type EventCook, type EventKitchen, type KeptEvent } from './event-kitchen.ts';
import { startEventKitchen } from './start-event-kitchen.ts';

let kitchen: EventKitchen;
let cook: EventCook;
beforeAll(async () => {
  kitchen = await startEventKitchen();
  cook = await kitchen.newCook();
});
afterAll(() => kitchen.close());

const dishes = ({ recipes }: KeptEvent) =>
  recipes.map(({ title, courseType, orderIndex }) => `${courseType} ${orderIndex} ${title}`);
const served = async (eventId: string, recipeId: string, course?: string) =>
  needed(await cook.serve(eventId, recipeId, course)).event;

describe('a dish', () => {
  test.each([
    ['starter', 'appetizer'],
    ['main', 'main'],
    ['dessert', 'dessert'],
    [null, 'main'],
  ])('of a recipe of the category %s goes to the course %s', async (category, course) => {
    const { id } = await cook.planned();
    const event = await served(id, await cook.recipe('Dish', { category }));
    expect(dishes(event)).toEqual([`${course} 0 Dish`]);
  });

  test('goes to the course that is told, behind the others of it', async () => {
    const { id } = await cook.planned();
    await served(id, await cook.recipe('Tart'), 'dessert');
    await served(id, await cook.recipe('Soup'), 'appetizer');
    const event = await served(id, await cook.recipe('Fruit'), 'dessert');
    expect(dishes(event)).toEqual(['appetizer 0 Soup', 'dessert 0 Tart', 'dessert 1 Fruit']);
  });

  test('is cooked for the guests', async () => {
    const { id } = await cook.planned({ guestCount: 6 });
    const recipe = await cook.recipe('Risotto', { servings: 4 });
    expect((await served(id, recipe)).recipes[0]).toMatchObject({
      recipeId: recipe,
      magicRecipeId: null,
      servingMultiplier: '1.5',
    });
    const { event } = needed(await cook.edit(id, { guestCount: 8 }));
    expect(event.recipes[0]!.servingMultiplier).toBe('2');
  });

  test('of a generated recipe bears its id', async () => {
    const { id } = await cook.planned();
    const recipe = await cook.recipe('Magic Soup', { generated: true });
    expect((await served(id, recipe)).recipes[0]).toMatchObject({
      recipeId: null,
      magicRecipeId: recipe,
    });
  });

  test('is put on a menu once', async () => {
    const { id } = await cook.planned();
    const recipe = await cook.recipe('Risotto');
    const answers = await Promise.all([cook.serve(id, recipe), cook.serve(id, recipe)]);
    expect(answers.filter(({ failure }) => failure)).toEqual([
      expect.objectContaining({
        failure: expect.objectContaining({
          status: 409,
          code: 'RECIPE_ON_MENU',
          message: '“Risotto” is on this menu already.',
        }),
      }),
    ]);
    expect(needed(await cook.read(id)).event.recipes).toHaveLength(1);
  });

  test('is put on a menu once for each key, and does not come back with it once it was taken off', async () => {
    const { id } = await cook.planned();
    const recipe = await cook.recipe('Risotto');
    const serve = (course?: string) => cook.serve(id, recipe, course, 'dish-1');
    const answers = await Promise.all([serve(), serve()]);
    for (const answer of [...answers, await serve()])
      expect(dishes(needed(answer).event)).toEqual(['main 0 Risotto']);
    expect((await serve('dessert')).failure).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await cook.serve(id, recipe, 'main', 'dish-2')).failure).toMatchObject({
      status: 409,
      code: 'RECIPE_ON_MENU',
    });
    needed(await cook.takeOff(id, recipe));
    expect(needed(await serve()).event.recipes).toEqual([]);
    expect(dishes(needed(await cook.serve(id, recipe, 'main', 'dish-2')).event)).toHaveLength(1);
  });

  test("of an unknown recipe, or of somebody else's, is not found", async () => {
    const { id } = await cook.planned();
    const other = await kitchen.newCook();
    for (const recipe of ['1', 'magic_1', await other.recipe('Secret')])
      expect((await cook.serve(id, recipe)).failure).toMatchObject({
        status: 404,
        code: 'RECIPE_NOT_FOUND',
      });
    expect((await cook.serve(id, 'x')).failure).toMatchObject({ status: 400 });
  });

  test('is taken off by two windows at once, and is announced once', async () => {
    const { id } = await cook.planned();
    const recipe = await cook.recipe('Risotto');
    const { version } = await served(id, recipe);
    const changed = kitchen.next('event.changed', id);
    const answers = await Promise.all([cook.takeOff(id, recipe), cook.takeOff(id, recipe)]);
    await changed;
    for (const answer of answers) expect(needed(answer).event.recipes).toEqual([]);
    expect(needed(await cook.read(id)).event.version).toBe(version + 1);
  });
});

describe('the order of a menu', () => {
  const menu = async () => {
    const { id } = await cook.planned();
    const [soup, salad, tart] = [
      await cook.recipe('Soup'),
      await cook.recipe('Salad'),
      await cook.recipe('Tart'),
    ] as const;
    for (const recipe of [soup, salad]) await served(id, recipe, 'appetizer');
    await served(id, tart, 'dessert');
    return { id, soup, salad, tart };
  };

  test('is kept where a dish was moved', async () => {
    const { id, salad } = await menu();
    needed(await cook.move(id, salad, 'appetizer', 0));
    expect(dishes(needed(await cook.read(id)).event)).toEqual([
      'appetizer 0 Salad',
      'appetizer 1 Soup',
      'dessert 0 Tart',
    ]);
  });

  test('lets a dish change its course, and a place behind the last is the last', async () => {
    const { id, soup } = await menu();
    expect(dishes(needed(await cook.move(id, soup, 'dessert', 99)).event)).toEqual([
      'appetizer 0 Salad',
      'dessert 0 Tart',
      'dessert 1 Soup',
    ]);
  });

  test('has no place before the first, and none for a dish that is not on the menu', async () => {
    const { id, soup } = await menu();
    expect((await cook.move(id, soup, 'main', -1)).failure).toMatchObject({ status: 422 });
    expect((await cook.move(id, await cook.recipe('Other'), 'main', 0)).failure).toMatchObject({
      status: 404,
      code: 'DISH_NOT_FOUND',
    });
  });
});

describe('a menu whose recipe', () => {
  const onMenu = async () => {
    const { id } = await cook.planned();
    const recipe = await cook.recipe('Risotto', { servings: 2 });
    const announced = kitchen.next('event.changed', id);
    await served(id, recipe);
    await announced;
    return { id, recipe };
  };

  test('is deleted is without the dish, and says which one went until that is dismissed', async () => {
    const { id, recipe } = await onMenu();
    const changed = kitchen.next('event.changed', id);
    await cook.askRecipes('mutation ($id: ID!) { archiveRecipe(id: $id) { id } }', { id: recipe });
    await cook.askRecipes('mutation ($id: ID!) { deleteRecipe(id: $id) }', { id: recipe });
    await changed;
    expect(needed(await cook.read(id)).event).toMatchObject({
      recipes: [],
      formerDishes: ['Risotto'],
    });
    const { event } = needed(
      await cook.ask<{ event: KeptEvent }>(
        'mutation ($id: ID!) { event: dismissFormerDishes(eventId: $id) { formerDishes } }',
        { id },
      ),
    );
    expect(event.formerDishes).toEqual([]);
  });

  test('is edited follows its title and its servings', async () => {
    const { id, recipe } = await onMenu();
    const changed = kitchen.next('event.changed', id);
    await cook.askRecipes(
      'mutation ($id: ID!) { updateRecipe(id: $id, input: { title: "Risotto rosso", servings: 4 }) { id } }',
      { id: recipe },
    );
    await changed;
    expect(needed(await cook.read(id)).event.recipes[0]).toMatchObject({
      title: 'Risotto rosso',
      servingMultiplier: '1',
    });
  });

  test('is archived keeps the dish', async () => {
    const { id, recipe } = await onMenu();
    await cook.askRecipes('mutation ($id: ID!) { archiveRecipe(id: $id) { id } }', { id: recipe });
    expect(needed(await cook.read(id)).event.recipes).toHaveLength(1);
  });
});

test('while the recipes are away nothing is put on a menu, and what is on it is read', async () => {
  const own = await startEventKitchen();
  try {
    const host = await own.newCook();
    const { id } = await host.planned();
    const recipe = await host.recipe('Risotto');
    await own.stopRecipes();
    expect((await host.serve(id, recipe)).failure).toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(needed(await host.read(id)).event.recipes).toEqual([]);
  } finally {
    await own.close();
  }
});
