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
  const sizes = new Map<string | null, Amount[]>();
  const groups = Map.groupBy(needs, (need) =>
    need.kind === 'count' ? sizeKey(need, sizes) : need.kind,
  );
  return [...groups].sort(([a], [b]) => inOrder.compare(a, b)).map(([, group]) => group);
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** 14 oz and 397 g are one size: the first of those that are, among the sizes seen of each unit. */
function sizeKey(
  { unit, size, unclear }: NeededAmount,
  seen: Map<string | null, Amount[]>,
): string {
  if (size === null) return unclear ? `${unit} unsized` : `${unit} `;
  const sizes = seen.get(unit) ?? seen.set(unit, []).get(unit)!;
  const same = sizes.find((other) => isSameSize(other, size)) ?? size;
  if (same === size) sizes.push(size);
  return `${unit} ${same.quantity} ${same.quantityMax ?? ''} ${same.unit}`;
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

/** As near as a label rounds. */
const near = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(a, b);
