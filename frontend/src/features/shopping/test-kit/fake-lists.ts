import type {
  EventShoppingList,
  MutationCreateShoppingListArgs,
  ShoppingList,
  ShoppingListItem,
} from '../../../generated/api-resolvers.ts';
import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { refusal } from '../../../test-kit/fake-graph.ts';
import { ilaria } from '../../../test-kit/records.ts';

export const buildItem = (item: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  id: '1',
  name: 'ricotta',
  amount: '500',
  unit: 'g',
  checked: false,
  category: 'Dairy and eggs',
  recipeName: 'Tart',
  staple: false,
  sources: [],
  lines: [],
  ...item,
});

export const buildList = (list: Partial<ShoppingList> = {}): ShoppingList => ({
  id: '7',
  userId: 'u1',
  owner: ilaria,
  title: 'Marta’s birthday',
  recipeIds: ['42'],
  recipeCount: 1,
  items: [],
  changedItems: [],
  itemCount: 0,
  checkedCount: 0,
  servingsAssumed: [],
  leftOut: [],
  createdAt: '2026-03-14T10:00:00Z',
  updatedAt: '2026-03-14T10:00:00Z',
  version: 1,
  ...list,
});

export const buildEventList = (list: Partial<EventShoppingList> = {}): EventShoppingList => ({
  eventName: 'Supper',
  guestCount: 8,
  totalRecipes: 2,
  itemCount: 0,
  aisles: [],
  missing: [],
  servingsAssumed: [],
  leftOut: [],
  ...list,
});

/** The lists of a cook, the latest first; the backend answers from them and writes them. */
export class FakeLists {
  lists: ShoppingList[] = [];
  readonly #backend: FakeBackend;
  #ids = 1000;

  constructor(backend: FakeBackend) {
    this.#backend = backend;
    Object.assign(backend.fields, this.#reading(), this.#changing());
  }

  /** Somebody else changes a list, and every open page is told. */
  change(id: string, how: (list: ShoppingList) => void): void {
    how(this.#list(id));
    this.#list(id).version += 1;
    this.tell(id, 'changed');
  }

  tell(id: string, change: 'created' | 'changed' | 'deleted'): void {
    this.#backend.send('shopping-lists.changed', { listId: Number(id), change });
  }

  #reading(): Partial<FakeBackend['fields']> {
    return {
      shoppingLists: ({ first, after }) => {
        const from = this.lists.findIndex(({ id }) => id === after) + 1;
        const nodes = this.lists.slice(from, from + (first ?? 20)).map(told);
        return {
          nodes,
          pageInfo: {
            endCursor: nodes.at(-1)?.id ?? null,
            hasNextPage: from + nodes.length < this.lists.length,
          },
          totalCount: this.lists.length,
        };
      },
      shoppingList: ({ id }) => told(this.#list(id)),
    };
  }

  #changing(): Partial<FakeBackend['fields']> {
    return {
      createShoppingList: ({ input, collection }) => this.#create(input, collection ?? 'u1'),
      mergeShoppingItems: ({ listId, title }) =>
        this.#write(listId, (list) => void (list.title = title ?? list.title)),
      deleteShoppingList: ({ id }) => {
        const list = this.#list(id);
        this.lists = this.lists.filter((other) => other !== list);
        return true;
      },
      tickShoppingItems: ({ listId, ticks }) =>
        this.#write(listId, ({ items }) => {
          for (const { itemId, checked } of ticks)
            for (const item of items) if (item.id === itemId) item.checked = checked;
        }),
      addShoppingItem: ({ listId, input: { name, amount, unit, category } }) =>
        this.#write(listId, ({ items }) => {
          const id = String((this.#ids += 1));
          const written = { amount: amount ?? null, unit: unit ?? null };
          items.push(
            buildItem({ id, name, ...written, category: category ?? 'Other', recipeName: null }),
          );
        }),
      updateShoppingItem: ({ listId, itemId, input }) =>
        this.#write(listId, ({ items }) => {
          const item = items.find(({ id }) => id === itemId);
          if (!item) throw refusal('ITEM_NOT_FOUND', 404, 'This item is no longer on the list.');
          Object.assign(item, input);
        }),
      removeShoppingItems: ({ listId, itemIds }) =>
        this.#write(listId, (list) => {
          list.items = list.items.filter(({ id }) => !itemIds.includes(id));
        }),
    };
  }

  #create(input: MutationCreateShoppingListArgs['input'], userId: string): ShoppingList {
    const list = buildList({
      id: String((this.#ids += 1)),
      userId,
      title: input.title ?? 'Shopping List - today',
      recipeCount: input.recipes?.length ?? 0,
      items: [buildItem({ id: String((this.#ids += 1)) })],
    });
    this.lists.unshift(list);
    return told(list);
  }

  #write(id: string, write: (list: ShoppingList) => void): ShoppingList {
    const list = this.#list(id);
    const before = JSON.stringify(list);
    write(list);
    // What changes nothing is no version.
    if (JSON.stringify(list) !== before) list.version += 1;
    return told(list);
  }

  #list(id: string): ShoppingList {
    if (!/^\d+$/.test(id)) throw refusal('INVALID_LIST_ID', 400, 'Invalid shopping list URL');
    const list = this.lists.find((known) => known.id === id);
    if (!list) throw refusal('SHOPPING_LIST_NOT_FOUND', 404, 'This list does not exist.');
    return list;
  }
}

/** A list as it is now, whatever becomes of it. */
/** What has not changed may be told as well. */
const told = (list: ShoppingList): ShoppingList => ({
  ...list,
  items: list.items.map((item) => ({ ...item })),
  changedItems: list.items.map((item) => ({ ...item })),
  itemCount: list.items.length,
  checkedCount: list.items.filter(({ checked }) => checked).length,
});
