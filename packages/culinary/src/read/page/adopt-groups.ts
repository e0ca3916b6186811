import { isDoubled } from './markup/structured-ingredients.ts';
import type { IngredientGroup } from '../../recipe/recipe.ts';
import { foldText } from '../../words/fold.ts';

const key = (line: string) => foldText(line).replace(/[^\p{L}\p{N}]+/gu, '');
const leastMatched = 0.8;

/**
 * Structured data lists ingredients flat where the page shows them under headings. When the visible lines are the same,
 * their headings are taken over; the lines and their order stay as the structured data has them.
 */
export function adoptGroups(
  flat: IngredientGroup[],
  visible: IngredientGroup[],
): IngredientGroup[] {
  const lines = flat.flatMap((group) => group.lines);
  if (
    flat.some((group) => group.name !== null) ||
    visible.filter((group) => group.name !== null).length === 0 ||
    lines.length < 2
  )
    return flat;
  const shown = visible.flatMap((group) =>
    group.lines.map((line) => ({ name: group.name, key: key(line) })),
  );
  const adopted: IngredientGroup[] = [];
  let from = 0;
  let matched = 0;
  let name: string | null = null;
  for (const line of lines) {
    const wanted = key(line);
    const ahead = shown
      .slice(from, from + 6)
      .findIndex(
        (other) =>
          other.key === wanted ||
          (wanted.length > 5 && other.key.includes(wanted)) ||
          (other.key.length > 5 && wanted.includes(other.key)),
      );
    if (ahead >= 0) {
      from += ahead + 1;
      matched++;
      name = shown[from - 1]!.name;
    }
    const last = adopted.at(-1);
    if (last && last.name === name) last.lines.push(line);
    else adopted.push({ name, lines: [line] });
  }
  return matched >= lines.length * leastMatched ? adopted : flat;
}

const fewestRepeated = 2;

/**
 * The groups without what they say again: the second half of a list that stands on the page twice, for phones and for print; one that has no
 * name and says no more than some lines of those before, what a step takes of the list.
 */
export function withoutRepeatedGroups(groups: readonly IngredientGroup[]): IngredientGroup[] {
  const known = new Set<string>();
  const once = groups.map((group) => {
    const keys = group.lines.map(key);
    // What says one line again and again was not shown twice.
    const isTwice = isDoubled(keys) && new Set(keys).size === keys.length / 2;
    return isTwice ? { ...group, lines: group.lines.slice(0, keys.length / 2) } : group;
  });
  return once.filter(({ name, lines }) => {
    const keys = lines.map(key);
    const isRepeated =
      name === null && keys.length >= fewestRepeated && keys.every((line) => known.has(line));
    keys.forEach((line) => known.add(line));
    return !isRepeated;
  });
}
