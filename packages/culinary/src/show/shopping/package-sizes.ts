import { measureOf } from '../../line/units/measures.data.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { ofSize, type NeededAmount } from './needed-amount.ts';

/** "1 can" beside "2 cans (400 g)" is one more of them. */
export function withSizes(needs: readonly NeededAmount[]): NeededAmount[] {
  return needs.map((need) => {
    if (need.kind !== 'count' || need.size !== null || need.unclear || need.grams !== null)
      return need;
    const sized = needs.filter(
      (other) => other.unit === need.unit && (other.size !== null || other.unclear),
    );
    const [first] = sized;
    return first === undefined ||
      sized.some((other) => other.size === null || !isSameSize(other.size, first.size!))
      ? need
      : ofSize(need, first);
  });
}

/** By what can be added as it stands: weights, volumes, lengths, counts of one unit and one size of package. */
export function byUnit(needs: readonly NeededAmount[]): NeededAmount[][] {
  const groups = new Map<string, NeededAmount[]>();
  for (const need of needs) {
    const key = need.kind === 'count' ? sizeKey(need, needs) : need.kind;
    groups.set(key, [...(groups.get(key) ?? []), need]);
  }
  return [...groups].sort(([a], [b]) => inOrder.compare(a, b)).map(([, group]) => group);
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** 14 oz and 397 g are one size: the first of those that are. */
function sizeKey({ unit, size, unclear }: NeededAmount, among: readonly NeededAmount[]): string {
  if (size === null) return unclear ? `${unit} unsized` : `${unit} `;
  const same =
    among.find(
      (other) => other.unit === unit && other.size !== null && isSameSize(other.size, size),
    )?.size ?? size;
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
