import { shoppingListByParts, type ShoppingDish } from '@convivio/culinary/show';
import { withPauses } from '@convivio/platform/pauses';

export type UnitSystem = 'metric' | 'imperial';

/** What one dish needs of a thing. */
export interface ItemSource {
  title: string;
  /** Empty where the dish states none. */
  amount: string;
}

/** A thing to buy. */
export interface NeededItem {
  name: string;
  /** As a cook writes it; empty where no dish states any. */
  amountText: string;
  /** The number of the amount, or the whole of it where it has no unit of its own. */
  amount: string | null;
  unit: string | null;
  staple: boolean;
  sources: readonly ItemSource[];
  lines: readonly string[];
}

export interface NeededAisle {
  name: string;
  items: NeededItem[];
}

/** What to buy for some dishes, by aisle in the order of a shop; a menu in several languages makes a list in English. Others have their turn meanwhile. */
export async function shopFor(
  dishes: readonly ShoppingDish[],
  units: UnitSystem,
): Promise<NeededAisle[]> {
  const languages = new Set(dishes.flatMap(({ language }) => language ?? []));
  const { aisles } = await withPauses(
    shoppingListByParts(dishes, { units, language: languages.size > 1 ? 'en' : null }),
  );
  return aisles.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      amountText: item.amount,
      amount: item.quantity.amount || null,
      unit: item.quantity.unit,
      staple: item.staple,
      sources: item.sources,
      lines: item.lines,
    })),
  }));
}
