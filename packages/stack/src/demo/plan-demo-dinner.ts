import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { demoDinner, demoList } from './demo-dinner.data.ts';
import {
  DemoDinnersDocument,
  KeepDemoListDocument,
  PlanDemoDinnerDocument,
  ServeDemoDishDocument,
  TickDemoItemsDocument,
} from './events-service/generated/operations.ts';

type Ask = <Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/**
 * Plans the dinner of the demo as its cook does, keeps what is to be bought for it, and a list of its own half ticked. `idOf` tells the id of
 * a demo recipe by its title. A start that broke off half-way is completed, not repeated, however long ago it was.
 */
export async function planDemoDinner(
  ask: Ask,
  idOf: (title: string) => string,
  now: Date,
): Promise<void> {
  const { menu, ...dinner } = demoDinner;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // A key would be for the Saturday of the first start alone.
  const { events } = await ask(DemoDinnersDocument, {});
  const event =
    events.nodes.find(({ name }) => name === dinner.name) ??
    (
      await ask(PlanDemoDinnerDocument, {
        input: { ...dinner, eventDate: nextSaturdayEvening(now).toISOString(), timeZone },
      })
    ).createEvent;
  const served = new Set(event.recipes.map(({ recipeId }) => recipeId));
  for (const recipeId of menu.map(idOf))
    if (!served.has(recipeId)) await ask(ServeDemoDishDocument, { eventId: event.id, recipeId });
  await ask(KeepDemoListDocument, {
    input: { title: dinner.name, eventId: event.id },
    key: 'demo-dinner-list',
  });
  const { createShoppingList: list } = await ask(KeepDemoListDocument, {
    input: {
      title: demoList.title,
      recipes: demoList.recipes.map((title) => ({ recipeId: idOf(title) })),
    },
    key: 'demo-list',
  });
  const half = list.items.slice(0, Math.ceil(list.items.length / 2));
  await ask(TickDemoItemsDocument, {
    listId: list.id,
    ticks: half.map(({ id }) => ({ itemId: id, checked: true })),
  });
}

/** At half past seven, two to eight days from now. */
function nextSaturdayEvening(now: Date): Date {
  const evening = new Date(now);
  evening.setHours(19, 30, 0, 0);
  do evening.setDate(evening.getDate() + 1);
  while (evening.getDay() !== SATURDAY || evening.getTime() - now.getTime() < TWO_DAYS_MS);
  return evening;
}

const SATURDAY = 6;
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;

/** Asks a service at its own door with the token of somebody. Throws what it answers instead of data. */
export const askAs =
  (url: string, token: string): Ask =>
  async (document, variables) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data, errors } = (await response.json()) as {
      data: never;
      errors?: { message: string }[];
    };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
