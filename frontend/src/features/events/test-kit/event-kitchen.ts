import type { CourseType, Event, MenuEntry, Recipe } from '../../../generated/api-resolvers.ts';
import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { refusal, type RootFields } from '../../../test-kit/fake-graph.ts';
import { buildRecipe, ilaria } from '../../../test-kit/records.ts';
import { courseOf } from '../menu/course-of.ts';
import { moved } from '../menu/menu-order.ts';

export const buildEvent = (event: Partial<Event> = {}): Event => ({
  id: '7',
  userId: 'u1',
  owner: ilaria,
  name: 'Supper for Marta',
  description: '',
  eventDate: '2099-10-24T19:30:00.000Z',
  timeZone: 'Europe/Rome',
  guestCount: 8,
  dietaryProfile: 'omnivore',
  beverages: '',
  notes: '',
  recipes: [],
  recipeCount: 0,
  formerDishes: [],
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  version: 1,
  ...event,
});

/** A dish of a recipe, behind the others. */
export function buildDish(recipe: Partial<Recipe>, dish: Partial<MenuEntry> = {}): MenuEntry {
  const whole = buildRecipe(recipe);
  return {
    id: `dish-${whole.id}`,
    recipeId: whole.id,
    magicRecipeId: null,
    recipe: whole,
    title: whole.title,
    courseType: courseOf(whole.category),
    orderIndex: 0,
    servingMultiplier: '1',
    notes: '',
    addedAt: '2026-10-02T10:00:00.000Z',
    ...dish,
  };
}

/** A menu in its order. */
export const buildMenu = (...dishes: MenuEntry[]): MenuEntry[] => inOrder(dishes);

const inOrder = (dishes: readonly MenuEntry[]): MenuEntry[] =>
  (['appetizer', 'main', 'dessert'] satisfies CourseType[]).flatMap((course) =>
    dishes
      .filter(({ courseType }) => courseType === course)
      .map((dish, orderIndex) => ({ ...dish, orderIndex })),
  );

/** An event whose menu is answered in the pages that are asked for. */
function inPages(event: Event): Event {
  const recipes = ({ first = 100, offset = 0 }: { first?: number; offset?: number }) =>
    event.recipes.slice(offset, offset + first);
  return { ...event, recipes: recipes as unknown as MenuEntry[] };
}

/** Gives a backend the events of a cook, which it answers and changes as the product does. */
export function serveEvents(backend: FakeBackend, events: Event[]): void {
  const find = (id: string): Event => {
    if (!/^\d{1,16}$/.test(id)) throw refusal('INVALID_EVENT_ID', 400, 'Invalid event URL');
    const event = events.find((one) => one.id === id);
    if (!event) throw refusal('EVENT_NOT_FOUND', 404, 'This event does not exist.');
    return event;
  };
  const change = (id: string, changes: Partial<Event>): Event => {
    const event = find(id);
    const recipes = inOrder(changes.recipes ?? event.recipes);
    return Object.assign(event, changes, {
      recipes,
      recipeCount: recipes.length,
      version: event.version + 1,
    });
  };
  const fields: RootFields = {
    event: ({ id }) => inPages(find(id)),
    events: ({ when, first = 50, after }) => {
      const isOver = ({ eventDate }: Event) =>
        eventDate !== null && new Date(eventDate) < new Date();
      const nodes = events.filter((event) => isOver(event) === (when === 'past'));
      const [from, to] = [Number(after ?? 0), Number(after ?? 0) + first];
      return {
        nodes: nodes.slice(from, to),
        pageInfo: { endCursor: String(to), hasNextPage: to < nodes.length },
        totalCount: nodes.length,
      };
    },
    createEvent: ({ input, collection }) => {
      const { name, description, eventDate, guestCount, dietaryProfile } = input;
      const event = buildEvent({
        id: String(100 + events.length),
        userId: collection ?? 'u1',
        name,
        description: description ?? '',
        eventDate: eventDate || null,
        guestCount: guestCount ?? 4,
        dietaryProfile: dietaryProfile ?? 'omnivore',
      });
      events.push(event);
      return event;
    },
    updateEvent: ({ id, input, version }) => {
      if (version !== find(id).version)
        throw refusal('EVENT_CHANGED', 409, 'This event was changed in the meantime.');
      const { eventDate, timeZone, ...rest } = input;
      return change(id, {
        ...(rest as Partial<Event>),
        ...(eventDate !== undefined && { eventDate: eventDate || null }),
        ...(timeZone !== undefined && { timeZone: timeZone || null }),
      });
    },
    deleteEvent: ({ id }) => events.splice(events.indexOf(find(id)), 1).length === 1,
    ...menuFields(find, change, backend),
  };
  Object.assign(backend.fields, fields);
}

function menuFields(
  find: (id: string) => Event,
  change: (id: string, changes: Partial<Event>) => Event,
  backend: FakeBackend,
): RootFields {
  return {
    addEventRecipe: ({ eventId, recipeId, courseType }) => {
      const recipe = backend.recipes.find(({ id }) => id === recipeId);
      if (!recipe) throw refusal('RECIPE_NOT_FOUND', 404, 'This recipe does not exist.');
      const dish = buildDish(recipe, courseType ? { courseType } : {});
      return change(eventId, { recipes: [...find(eventId).recipes, dish] });
    },
    removeEventRecipe: ({ eventId, recipeId }) =>
      change(eventId, {
        recipes: find(eventId).recipes.filter((dish) => dish.recipeId !== recipeId),
      }),
    moveEventRecipe: ({ eventId, recipeId, courseType, orderIndex }) => {
      const { recipes } = find(eventId);
      const dish = recipes.find((one) => one.recipeId === recipeId)!;
      return change(eventId, { recipes: moved(recipes, dish.id, { courseType, orderIndex }) });
    },
    dismissFormerDishes: ({ eventId }) => change(eventId, { formerDishes: [] }),
  };
}
