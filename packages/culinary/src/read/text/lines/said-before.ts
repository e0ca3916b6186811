import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { foldWords } from '../../../words/fold.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { knownDish } from './dish-asked.ts';
import { OFFERED, PROMISED } from './said-before.data.ts';

const LONGEST = 200;

/**
 * Whether the cook only says what will be made or written, before the recipe itself: "io faccio la caponata", "haha chana masala! I'll type it up
 * at lunch". `below`: what the cook writes further on; a dish that is not named there is named here. `isLikeRecipe`: the line looks like one of a recipe, as
 * "ik maak de soep" does; then what is written below has to begin with the dish and say for how many it is.
 */
export function saysWhatComes(
  line: string,
  below: readonly string[],
  isLikeRecipe: boolean,
): boolean {
  if (line.length > LONGEST || fedStatement(line) !== null || /:\s*$/.test(line)) return false;
  const offered = OFFERED.exec(line)?.groups!['dish'];
  if (offered === undefined && !PROMISED.test(line)) return false;
  if (measuresFood(line)) return false;
  const dish = knownDish(line)?.name ?? foldWords(offered ?? '');
  if (isLikeRecipe) return dish !== '' && below.some((other) => isHeadOf(other, dish));
  return dish === '' || below.some((other) => namesIt(other, dish));
}

/** "I'll type it up later, it's 2 onions and 200 g rice": some of the recipe stands there already. */
const measuresFood = (line: string): boolean =>
  line
    .split(/(?<![\p{L}\p{N}.,:/])(?=\p{N})/u)
    .slice(1)
    .map((part) => part.split(PARTS_FOODS, 1)[0]!)
    .some((part) => looksLikeIngredient(part) > LIKE_INGREDIENT && namesFood(part));
const PARTS_FOODS = /[,;.!?)]|\s(?:and|und|et|e|y|en|och)\s/u;
const LIKE_INGREDIENT = 0.6;

const namesIt = (line: string, dish: string): boolean =>
  line.length <= LONGEST && ` ${foldWords(line)} `.includes(` ${dish} `);
const isHeadOf = (line: string, dish: string): boolean =>
  line.length <= LONGEST &&
  `${foldWords(line)} `.startsWith(`${dish} `) &&
  fedStatement(line) !== null;
