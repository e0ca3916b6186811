import { tokenise } from '../../../line/tokens/tokenise.ts';
import { foldText } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { foodsIn, kindOf } from './foods-named.ts';
import { BROTH, LADLES } from './season-words.data.ts';

/**
 * "due mestoli di ceci", "une louche de bouillon": whether a food is ladled out of what is there already, as something measured before it
 * names the food, or the steps before it speak of the broth or of water that became one.
 */
export function isTakenOut(
  text: string,
  before: { text: string; measured: readonly string[] },
  language: Language,
): boolean {
  const ladle = tokenise(text)
    .slice(0, FARTHEST_LADLE)
    .some(({ lower }) => LADLES.has(lower));
  if (!ladle) return false;
  const said = foldText(text);
  if (WATER.test(said) || (BROTH.test(said) && BROTH.test(foldText(before.text)))) return true;
  const kinds = new Set(
    before.measured.flatMap((line) => [...foodsIn(line, language)].map(({ food }) => kindOf(food))),
  );
  const foods = [...foodsIn(text, language)].filter(({ name }) => !LADLES.has(name.toLowerCase()));
  return foods.length > 0 && foods.every(({ food }) => kinds.has(kindOf(food)));
}
const FARTHEST_LADLE = 3;
/** A ladle of water is measured by nobody. Folded. */
const WATER = /(?:^|\s|['’])(?:water|wasser|eau|acqua|agua)(?:\s|[.,;]|$)/u;
