import { measures } from '../../line/units/measures.data.ts';
import { measuredText, measureText, spoonText } from './amount-text.ts';
import { fewSpoons, massText, sumOf } from './measured-text.ts';
import type { NeededAmount } from './needed-amount.ts';
import { byUnit } from './package-sizes.ts';

/** What all of some counted things weigh or hold, where every line says it: "3 carrots, about 300 g"; else null. */
export function statedWeight(
  needs: readonly NeededAmount[],
  units: 'metric' | 'imperial',
): string | null {
  if (
    needs.length === 0 ||
    !needs.every(
      ({ kind, number, size }) => kind === 'count' && number !== null && size === null,
    ) ||
    byUnit(needs).length > 1
  )
    return null;
  const text = needs.every(({ grams }) => grams !== null)
    ? massText(needs, units)
    : needs.every(({ millilitres }) => millilitres !== null)
      ? statedVolume(needs, units)
      : null;
  return text === null || sumOf(needs) <= 1 ? text : `${text} in all`;
}

function statedVolume(needs: readonly NeededAmount[], units: 'metric' | 'imperial'): string {
  const total = needs.reduce((all, { millilitres }) => all + millilitres!, 0);
  if (needs.every(({ millilitresExact }) => millilitresExact))
    return measureText('volume', total, { exact: true, units, unit: null });
  return total < fewSpoons
    ? spoonText(total, null)
    : measuredText(total / measures.cup.metric, 'cup', null);
}
