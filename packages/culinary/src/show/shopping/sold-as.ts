import type { Food } from '../../foods/food.ts';
import { matchFood } from '../../foods/match-food.ts';
import { foldWords } from '../../words/fold.ts';
import { soldManner, soldStates } from './sold-states.data.ts';

const englishOf = new Map(
  soldStates.flatMap(([english, words]) => words.split(/\s+/).map((word) => [word, english])),
);
const manner = new Set(soldManner.split(' '));

/**
 * The food that a line means by what it says behind the name: "coriander, ground" is a spice and no herb, "peas, frozen" lie in the
 * freezer. `remarks` as written: "dried, crushed". Null where they say nothing of how it is sold ("fresh or dried"), or the lexicon
 * has no food of its own for it.
 */
export function foodSoldAs(
  name: string,
  remarks: readonly (string | null | undefined)[],
  language: string | null,
): Food | null {
  for (const remark of remarks)
    for (const part of (remark ?? '').split(',')) {
      const state = stateOf(part);
      const food = state === null ? null : foodIn(state, name, language);
      if (food !== null) return food;
    }
  return null;
}

/** "freshly ground" is ground; null for whatever says more. */
function stateOf(remark: string): string | null {
  const words = foldWords(remark)
    .split(' ')
    .filter((word) => !manner.has(word));
  return words.length === 1 ? (englishOf.get(words[0]!) ?? null) : null;
}

function foodIn(state: string, name: string, language: string | null): Food | null {
  const plain = matchFood(name, language);
  // A kind ("porcini") is sold as itself.
  if (plain === null || plain.loose || plain.rest.length > 0) return null;
  const sold = matchFood(`${state} ${plain.food.name}`, 'en');
  return sold !== null && sold.exact && sold.rest.length === 0 && sold.food !== plain.food
    ? sold.food
    : null;
}
