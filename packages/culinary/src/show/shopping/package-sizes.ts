import { measureOf } from '../../line/units/measures.data.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { ofSize, type NeededAmount } from './needed-amount.ts';

/** "1 can" beside "2 cans (400 g)" is one more of them. */
export function withSizes(needs: readonly NeededAmount[]): NeededAmount[] {
  const sizes = new Map<string | null, NeededAmount | null>();
  for (const need of needs) {
    if (need.size === null && !need.unclear) continue;
    const known = sizes.get(need.unit);
    const isOne =
      need.size !== null && (known === undefined || (known && isSameSize(known.size!, need.size)));
    sizes.set(need.unit, isOne ? (known ?? need) : null);
  }
  return needs.map((need) => {
    const sized = sizes.get(need.unit) ?? null;
    return sized === null ||
      need.kind !== 'count' ||
      need.size !== null ||
      need.unclear ||
      need.grams !== null
      ? need
      : ofSize(need, sized);
  });
}

/** By what can be added as it stands: weights, volumes, lengths, counts of one unit and one size of package. */
export function byUnit(needs: readonly NeededAmount[]): NeededAmount[][] {
  const seen = new Map<string | null, SeenSizes>();
  const groups = Map.groupBy(needs, (need) =>
    need.kind === 'count' ? sizeKey(need, seen) : need.kind,
  );
  return [...groups].sort(([a], [b]) => inOrder.compare(a, b)).map(([, group]) => group);
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** 14 oz and 397 g are one size: the first of those that are, among the sizes seen of each unit. */
function sizeKey(
  { unit, size, unclear }: NeededAmount,
  seen: Map<string | null, SeenSizes>,
): string {
  if (size === null) return unclear ? `${unit} unsized` : `${unit} `;
  const sizes = seen.get(unit) ?? seen.set(unit, new SeenSizes()).get(unit)!;
  const same = sizes.firstLike(size);
  return `${unit} ${same.quantity} ${same.quantityMax ?? ''} ${same.unit}`;
}

/** Sizes in the order in which they were seen, of which any is found without looking at all of them. */
class SeenSizes {
  #near = new Map<number, { size: Amount; at: number }[]>();
  #count = 0;

  /** The first one that is the same size; the size itself where it is new. */
  firstLike(size: Amount): Amount {
    const place = placeOf(size);
    const first = [place - 1, place, place + 1]
      .flatMap((one) => this.#near.get(one) ?? [])
      .filter((other) => isSameSize(other.size, size))
      .reduce<{ size: Amount; at: number } | null>(
        (best, other) => (best === null || other.at < best.at ? other : best),
        null,
      );
    if (first !== null) return first.size;
    const others = this.#near.get(place) ?? this.#near.set(place, []).get(place)!;
    others.push({ size, at: this.#count++ });
    return size;
  }
}

/** Sizes that are one lie in one place, or in two beside each other. */
function placeOf({ quantity, unit }: Amount): number {
  const metric = (quantity ?? 0) * (measureOf(unit)?.metric ?? 1);
  return metric > 0 ? Math.floor(Math.log(metric) / Math.log(1 / (1 - LABEL))) : 0;
}

function isSameSize(a: Amount, b: Amount): boolean {
  const [one, other] = [measureOf(a.unit), measureOf(b.unit)];
  if (one === null || other === null || one.kind !== other.kind) return false;
  return (
    near((a.quantity ?? 0) * one.metric, (b.quantity ?? 0) * other.metric) &&
    near(
      (a.quantityMax ?? a.quantity ?? 0) * one.metric,
      (b.quantityMax ?? b.quantity ?? 0) * other.metric,
    )
  );
}

/** Labels round by such a part. */
const LABEL = 0.005;

const near = (a: number, b: number) => Math.abs(a - b) <= LABEL * Math.max(a, b);
