import { onlyFirstKept } from '@convivio/contracts/recipe-limits';
import { LIMITS } from './recipe-limits.data.ts';

/** Cuts what is too long for a recipe that somebody brings along, and says so. */
export class KeptWithin {
  readonly losses = new Set<string>();

  text(text: string, most: number, what: string): string {
    const tidy = text.toWellFormed().trim();
    if (tidy.length <= most) return tidy;
    this.losses.add(`Its ${what} was cut at ${most.toLocaleString('en')} characters.`);
    return tidy.slice(0, most).toWellFormed();
  }

  first<Item>(items: readonly Item[], most: number, what: string): Item[] {
    if (items.length > most) this.losses.add(onlyFirstKept(most, items.length, what));
    return items.slice(0, most);
  }

  texts(list: readonly string[], what: string): string[] {
    return this.steps(list, (text) => text, what)
      .map((text) => this.text(text, LIMITS.step, what))
      .filter(Boolean);
  }

  /** The first ones, in number and in characters together; one that is too long counts as if it were cut. */
  steps<Item>(items: readonly Item[], textOf: (item: Item) => string, what: string): Item[] {
    let left = LIMITS.allSteps;
    const over = items.findIndex(
      (item) => (left -= Math.min(textOf(item).length, LIMITS.step)) < 0,
    );
    return this.first(items, over < 0 ? LIMITS.steps : Math.min(over, LIMITS.steps), what);
  }
}
