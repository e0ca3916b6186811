import type {
  StandaloneListFragment,
  StandaloneListsQuery,
} from '../../../generated/operations.ts';
import { keptForCook, type KeptForCook } from '../../../shared/session/kept-cook.ts';

type Cards = StandaloneListsQuery['shoppingLists'];

/** So many lists that were open are kept, the latest first. */
const MOST_LISTS = 5;

/** What of their lists the device keeps for a cook: the cards, and the lists that were open last, as they were read. */
export class KeptLists {
  readonly #kept: KeptForCook;

  constructor(cookId: string) {
    this.#kept = keptForCook(cookId);
  }

  keepCards(cards: Cards): void {
    this.#kept.keep('cards', cards);
  }

  /** As a last page, for those behind it are not there. */
  cards(): Cards | null {
    const cards = this.#kept.read('cards') as Cards | null;
    if (!Array.isArray(cards?.nodes)) return null;
    return { ...cards, pageInfo: { ...cards.pageInfo, hasNextPage: false } };
  }

  keep(list: StandaloneListFragment): void {
    const ids = [list.id, ...this.#ids().filter((id) => id !== list.id)];
    for (const id of ids.slice(MOST_LISTS)) this.#kept.keep(`list:${id}`, null);
    this.#kept.keep('lists', ids.slice(0, MOST_LISTS));
    this.#kept.keep(`list:${list.id}`, list);
  }

  drop(id: string): void {
    this.#kept.keep(`list:${id}`, null);
  }

  list(id: string): StandaloneListFragment | null {
    const list = this.#kept.read(`list:${id}`) as StandaloneListFragment | null;
    // One that was kept before dishes could be left out has none.
    return Array.isArray(list?.items) ? { ...list, leftOut: list.leftOut ?? [] } : null;
  }

  #ids(): string[] {
    const ids = this.#kept.read('lists');
    return Array.isArray(ids) ? ids.map(String) : [];
  }
}
