import type {
  StandaloneListFragment,
  StandaloneListsQuery,
} from '../../../generated/operations.ts';
import { keptForCook, type KeptForCook } from '../../../shared/session/kept-cook.ts';
import { LatestKept } from './latest-kept.ts';

type Cards = StandaloneListsQuery['shoppingLists'];

/** So many lists that were open are kept, the latest first. */
const MOST_LISTS = 5;

/** What of their lists the device keeps for a cook: the cards, and the lists that were open last, as they were read. */
export class KeptLists {
  readonly #kept: KeptForCook;
  readonly #lists: LatestKept;

  constructor(cookId: string) {
    this.#kept = keptForCook(cookId);
    this.#lists = new LatestKept(cookId, 'list', MOST_LISTS);
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
    this.#lists.keep(list.id, list);
  }

  drop(id: string): void {
    this.#lists.drop(id);
  }

  list(id: string): StandaloneListFragment | null {
    const list = this.#lists.read(id) as StandaloneListFragment | null;
    // One that was kept before dishes could be left out has none.
    return Array.isArray(list?.items) ? { ...list, leftOut: list.leftOut ?? [] } : null;
  }
}
