import type { Step } from '../recipe/recipe.ts';

const BARE_NUMBER = /^(\d{1,3})\s+(?=\p{L})/u;
/** So many numbers that count up are no amounts; two are where every step has one. */
const FEWEST = 3;

/**
 * Steps numbered without a point: "1 Mix", "2 Bake", also where the next stands in the midst of one ("... for bones. 3 Thicken the milk").
 * One such step may begin with an amount; several in order are numbered.
 */
export function withoutBareNumbers(steps: Step[]): Step[] {
  const parted: Step[] = [];
  let expected = 1;
  let opening = 0;
  for (const step of steps) {
    let rest = step.text;
    const isNext = () => Number(BARE_NUMBER.exec(rest)?.[1]) === expected;
    if (!isNext()) {
      parted.push(step);
      continue;
    }
    opening++;
    while (isNext()) {
      rest = rest.replace(BARE_NUMBER, '');
      expected++;
      const next = new RegExp(`(?<=[.!?:;)])\\s+(?=${expected}\\s+\\p{Lu})`, 'u').exec(rest);
      parted.push({ ...step, text: next ? rest.slice(0, next.index) : rest });
      if (!next) break;
      rest = rest.slice(next.index).trimStart();
    }
  }
  const isAll = opening === steps.length && opening > 1;
  return isAll || expected > FEWEST ? parted : steps;
}
