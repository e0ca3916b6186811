import { needed, type Answer, type EventCook } from './event-kitchen.ts';

export interface KeptItem {
  id: string;
  name: string;
  amount: string | null;
  unit: string | null;
  checked: boolean;
  category: string;
  recipeName: string | null;
  staple: boolean;
}

export interface KeptList {
  id: string;
  userId: string;
  title: string;
  recipeIds: string[];
  itemCount: number;
  checkedCount: number;
  servingsAssumed: string[];
  items: KeptItem[];
  version: number;
}

type ListAnswer = Promise<Answer<{ list: KeptList }>>;

const LIST = `id userId title recipeIds itemCount checkedCount servingsAssumed version
  items { id name amount unit checked category recipeName staple }`;

/** What a cook does with shopping lists. */
export function listCook({ ask }: EventCook) {
  const create = (input: object, key?: string): ListAnswer =>
    ask(
      `mutation ($input: ShoppingListInput!, $key: String) { list: createShoppingList(input: $input, idempotencyKey: $key) { ${LIST} } }`,
      { input, key },
    );
  return {
    create,
    /** Keeps one of items by hand that holds. */
    kept: async (names: readonly string[], more: object = {}) =>
      needed(await create({ items: names.map((name) => ({ name })), ...more })).list,
    read: (id: string): ListAnswer =>
      ask(`query ($id: ID!) { list: shoppingList(id: $id) { ${LIST} } }`, { id }),
    rename: (listId: string, title: string): ListAnswer =>
      ask(
        `mutation ($listId: ID!, $title: String!) { list: mergeShoppingItems(listId: $listId, title: $title) { ${LIST} } }`,
        { listId, title },
      ),
    remove: (id: string) => ask('mutation ($id: ID!) { deleteShoppingList(id: $id) }', { id }),
    tick: (listId: string, ticks: readonly { itemId: string; checked: boolean }[]): ListAnswer =>
      ask(
        `mutation ($listId: ID!, $ticks: [ShoppingTick!]!) { list: tickShoppingItems(listId: $listId, ticks: $ticks) { ${LIST} } }`,
        { listId, ticks },
      ),
    add: (listId: string, input: object, key?: string): ListAnswer =>
      ask(
        `mutation ($listId: ID!, $input: ShoppingItemInput!, $key: String)
          { list: addShoppingItem(listId: $listId, input: $input, idempotencyKey: $key) { ${LIST} } }`,
        { listId, input, key },
      ),
    edit: (listId: string, itemId: string, input: object): ListAnswer =>
      ask(
        `mutation ($listId: ID!, $itemId: ID!, $input: ShoppingItemEdit!)
          { list: updateShoppingItem(listId: $listId, itemId: $itemId, input: $input) { ${LIST} } }`,
        { listId, itemId, input },
      ),
    takeOff: (listId: string, itemIds: readonly string[]): ListAnswer =>
      ask(
        `mutation ($listId: ID!, $itemIds: [ID!]!) { list: removeShoppingItems(listId: $listId, itemIds: $itemIds) { ${LIST} } }`,
        { listId, itemIds },
      ),
    merge: (
      listId: string,
      items: readonly object[] | null,
      version?: number,
      title?: string,
    ): ListAnswer =>
      ask(
        `mutation ($listId: ID!, $items: [ShoppingItemMerge!], $title: String, $version: Int)
          { list: mergeShoppingItems(listId: $listId, items: $items, title: $title, version: $version) { ${LIST} } }`,
        { listId, items, title, version },
      ),
  };
}

/** An item as it is written with a whole list. */
export const written = ({ id, name, amount, unit, category, checked }: KeptItem) => ({
  id,
  name,
  amount,
  unit,
  category,
  checked,
});
