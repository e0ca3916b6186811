import { isFood, namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import { borrowsUnit, partsTaken } from '../../../line/several-foods/food-joints.data.ts';

/** A figure, or what is measured without one: where one of two ingredients in a line may begin or end. */
const FIGURE =
  /(?<=^|\s)(?:[\d¼-¾⅐-⅞]|(?:an?\s|eine\s|une\s|una?\s)?(?:pinch|dash|prise|pincée|pizzico|pizca|pitada|nypa|snufje)\s)/giu;
/** A second figure behind these belongs to the first ingredient. */
const GOES_ON =
  /(?:^|\s)(?:&|or|oder|ou|o|u|bis|to|à|a|hasta|of|zu|je|x|plus|and|und|et|e|y|ca\.?|about|circa|environ|unos|etwa|nr\.?|no\.?|size|größe|type|typ|tipo|t\d*|[-–+/=×]|\p{L}{1,12}\.?:)$/iu;
/** Behind these an amount is part of what is said of the food: "in 4 EL Rum eingelegt", "piqué de 2 clous". */
const OF_REMARK =
  /(?:^|\s)(?:in|within|with|mit|dans|avec|nell['’]|nella|con|en|com|med|met|i|de|di|of|von|av|van|da|auf|aus|from|by|par|per|pour|für|for|para|voor|zum|each|je)$/iu;
/** "beurre 1/2 sel", "lait 1/2 écrémé": half of it is what the food is called. */
const HALF_OF_NAME =
  /^(?:1\/2|½)[\s-]?(?:sels?|[ée]cr[ée]m[ée]e?|scremato|desnatada|skimmed)(?!\p{L})/iu;
const LONGEST = 200;
const LIKELY = 0.75;

/** "600 g beef 2 tbsp paprika" and, with amounts behind the foods, "chestnut flour 400 g water 6 dl" are two ingredients each. */
export function partedAtAmounts(text: string): string[] {
  if (text.length > LONGEST) return [text];
  const figures = [...text.matchAll(FIGURE)]
    .map(({ index }) => index)
    .filter((at) => !HALF_OF_NAME.test(text.slice(at)))
    // "1 3/4" is one figure.
    .filter((at, index, all) => index === 0 || /\p{L}/u.test(text.slice(all[index - 1], at)))
    .filter((at) => !isInBrackets(text, at) && !goesOn(text.slice(0, at).trimEnd()));
  if (figures.length < 2) return [text];
  const parts =
    figures[0] === 0 ? cutAt(text, figures.slice(1)) : cutAt(text, endsOfAmounts(text, figures));
  const isWhole = (part: string) =>
    !/^(?:\S+\s)?(?:for|für|pour|per|para|zum|or|oder|ou|oppure|o)\s/iu.test(part) &&
    namesFood(part.replace(/\([^()]*\)/g, '')) &&
    part.search(FIGURE) >= 0 &&
    looksLikeIngredient(part) > LIKELY;
  const isTaken = (part: string) =>
    partsTaken.has(parseIngredient(part).name.toLowerCase().split(/\s+/)[0] ?? '');
  return parts.length > 1 &&
    parts.every(isWhole) &&
    !parts.slice(1).some((part) => isTaken(part) || borrowsUnit.test(part)) &&
    !isSaidTwice(parts)
    ? parts
    : [text];
}

const goesOn = (before: string): boolean => GOES_ON.test(before) || OF_REMARK.test(before);

/** "1 cup sugar 200 g sugar" is one food in two measures. */
function isSaidTwice(parts: readonly string[]): boolean {
  const foods = parts.map((part) =>
    part
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && isFood(word)),
  );
  return foods.some((words, at) =>
    foods.slice(at + 1).some((others) => others.some((word) => words.includes(word))),
  );
}

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Where an amount behind its food ends, for all but the last: behind the figure and, where it is none of a food, the word behind that. */
const endsOfAmounts = (text: string, figures: readonly number[]): number[] =>
  figures.slice(0, -1).map((at) => {
    const [amount = '', unit = ''] =
      /^[\d¼-¾⅐-⅞.,/–-]+(?:\s?(\p{L}{1,12}\.?)(?=\s|$))?/u.exec(text.slice(at)) ?? [];
    return at + (namesFood(unit) ? amount.length - unit.length : amount.length);
  });

const cutAt = (text: string, places: readonly number[]): string[] =>
  [0, ...places].map((from, index) =>
    text
      .slice(from, places[index])
      .replace(/[\s,;]+$/, '')
      .trim(),
  );
