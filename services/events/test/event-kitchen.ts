import type { Bus, Envelope } from '@convivio/platform/bus/bus';

export interface Failure {
  message: string;
  code: string;
  status: number;
  fields?: Record<string, string>;
}

export interface Answer<Data> {
  data: Data;
  /** The first error; undefined when there is none. */
  failure: Failure | undefined;
}

export interface KeptEvent {
  id: string;
  name: string;
  description: string;
  eventDate: string | null;
  timeZone: string | null;
  guestCount: number;
  dietaryProfile: string;
  beverages: string;
  notes: string;
  recipes: {
    id: string;
    recipeId: string | null;
    magicRecipeId: string | null;
    title: string;
    courseType: string;
    orderIndex: number;
    servingMultiplier: string;
  }[];
  formerDishes: string[];
  version: number;
}

/** The fields of a kept event. */
export const EVENT = `id name description eventDate timeZone guestCount dietaryProfile beverages notes formerDishes version
  recipes { id recipeId magicRecipeId title courseType orderIndex servingMultiplier }`;

type Ask = <Data>(query: string, variables?: object) => Promise<Answer<Data>>;

/** A cook of their own, who plans dinners. */
export interface EventCook {
  id: string;
  ask: Ask;
  askRecipes: Ask;
  plan(input?: object, key?: string): Promise<Answer<{ event: KeptEvent }>>;
  /** Plans one that holds. */
  planned(input?: object): Promise<KeptEvent>;
  read(id: string): Promise<Answer<{ event: KeptEvent }>>;
  edit(id: string, input: object, version?: number): Promise<Answer<{ event: KeptEvent }>>;
  remove(id: string): Promise<Answer<unknown>>;
  /** Keeps a recipe and says its id. */
  recipe(title: string, input?: object): Promise<string>;
  serve(
    eventId: string,
    recipeId: string,
    courseType?: string,
    key?: string,
  ): Promise<Answer<{ event: KeptEvent }>>;
  takeOff(eventId: string, recipeId: string): Promise<Answer<{ event: KeptEvent }>>;
  move(
    eventId: string,
    recipeId: string,
    courseType: string,
    orderIndex: number,
  ): Promise<Answer<{ event: KeptEvent }>>;
}

export interface EventKitchen {
  bus: Bus;
  /** A cook of their own; one with an id is the same person in another session. */
  newCook(id?: string): Promise<EventCook>;
  /** Somebody who has not signed in. */
  visitor: EventCook;
  /** Lets one cook act for another, as social tells; answers what ends that. Both wait until the services know. */
  collaborate(owner: EventCook, collaborator: EventCook): Promise<() => Promise<void>>;
  /** The next message of a dinner or of a list; start it before the act. */
  next(subject: string, id: string): Promise<Envelope<{ eventId?: number; listId?: number }>>;
  stopRecipes(): Promise<void>;
  close(): Promise<void>;
}

interface Door {
  url: string;
  authorization: string | null;
}

/** What somebody can do who comes to these services. */
export function eventCook({
  id,
  events,
  recipes,
}: {
  id: string;
  events: Door;
  recipes: Door;
}): EventCook {
  const [ask, askRecipes] = [askerAt(events), askerAt(recipes)];
  const plan = (input: object = {}, key?: string) =>
    ask<{ event: KeptEvent }>(
      `mutation ($input: EventInput!, $key: String) { event: createEvent(input: $input, idempotencyKey: $key) { ${EVENT} } }`,
      { input: { name: 'Dinner', ...input }, key },
    );
  return {
    id,
    ask,
    askRecipes,
    plan,
    planned: async (input) => needed(await plan(input)).event,
    read: (id) => ask(`query ($id: ID!) { event(id: $id) { ${EVENT} } }`, { id }),
    edit: (id, input, version) =>
      ask(
        `mutation ($id: ID!, $input: EventEdit!, $version: Int) { event: updateEvent(id: $id, input: $input, version: $version) { ${EVENT} } }`,
        { id, input, version },
      ),
    remove: (id) => ask('mutation ($id: ID!) { deleteEvent(id: $id) }', { id }),
    async recipe(title, input = {}) {
      const answer = await askRecipes<{ recipe: { id: string } }>(
        'mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { id } }',
        { input: { title, ...input } },
      );
      return needed(answer).recipe.id;
    },
    serve: (eventId, recipeId, courseType, key) =>
      ask(
        `mutation ($eventId: ID!, $recipeId: ID!, $courseType: CourseType, $key: String)
          { event: addEventRecipe(eventId: $eventId, recipeId: $recipeId, courseType: $courseType, idempotencyKey: $key) { ${EVENT} } }`,
        { eventId, recipeId, courseType, key },
      ),
    takeOff: (eventId, recipeId) =>
      ask(
        `mutation ($eventId: ID!, $recipeId: ID!) { event: removeEventRecipe(eventId: $eventId, recipeId: $recipeId) { ${EVENT} } }`,
        { eventId, recipeId },
      ),
    move: (eventId, recipeId, courseType, orderIndex) =>
      ask(
        `mutation ($eventId: ID!, $recipeId: ID!, $courseType: CourseType!, $orderIndex: Int!)
          { event: moveEventRecipe(eventId: $eventId, recipeId: $recipeId, courseType: $courseType, orderIndex: $orderIndex) { ${EVENT} } }`,
        { eventId, recipeId, courseType, orderIndex },
      ),
  };
}

/** What was answered, where it was. */
export function needed<Data>({ data, failure }: Answer<Data>): Data {
  if (failure) throw new Error(`${failure.code}: ${failure.message}`);
  return data;
}

const askerAt =
  ({ url, authorization }: Door): Ask =>
  async <Data>(query: string, variables: object = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data: Data;
      errors?: { message: string; extensions: Omit<Failure, 'message'> }[];
    };
    return {
      data,
      failure: errors?.[0] && { message: errors[0].message, ...errors[0].extensions },
    };
  };
