import type { Amount, IngredientLine } from '../../recipe/recipe.ts';

/** Nobody says so of more. */
const MOST_TIMES = 24;
/** "coconut milk x 2", "Eier ×3", "tomatoes (x 2), drained"; behind a length stands the other one. */
const TIMES_BEHIND = /(?<=[\p{L})])(?<!\s[cm]?m|\sin)\s\(?[x×]\s?(\d{1,2})\)?(?=\s*(?:[,(]|$))/iu;

/** How often the amount of a line is meant, as it says behind the food, and the line without it; once where it says nothing. */
export function timesBehind(text: string): { text: string; times: number } {
  const found = TIMES_BEHIND.exec(text);
  const times = Number(found?.[1] ?? 1);
  return found === null || times < 1 || times > MOST_TIMES
    ? { text, times: 1 }
    : { text: text.slice(0, found.index) + text.slice(found.index + found[0].length), times };
}

/** A line that is meant several times: of packages so many more, each as large; without an amount so many pieces. */
export function multiplied(line: IngredientLine, times: number): IngredientLine {
  const more = <A extends Amount>(amount: A): A => ({
    ...amount,
    quantity: amount.quantity === null ? null : amount.quantity * times,
    quantityMax: amount.quantityMax === null ? null : amount.quantityMax * times,
  });
  return {
    ...more(line),
    ...(line.quantity === null && { quantity: times }),
    otherAmounts: line.otherAmounts.map(more),
    metricAmount: line.metricAmount === null ? null : line.metricAmount * times,
  };
}

/** Whether a line counts its food before and behind it, and both may say the same: "2 tins of beans x 2". */
export function countsTwice(line: string): boolean {
  const { text, times } = timesBehind(line);
  const before = /^(\d{1,2})(?![\d.,/⁄])(?:\s(?!(?:k?g|[mcd]?l|oz|lbs?)\b)|$)/u.exec(text.trim());
  return times > 1 && before !== null && Number(before[1]) > 1;
}
