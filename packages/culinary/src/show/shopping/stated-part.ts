import { furtherWords, purposeWords } from '../../line/name/joint-words.data.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { readUnit } from '../../line/units/units.ts';
import type { IngredientLine } from '../../recipe/recipe.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { foldText } from '../../words/fold.ts';
import { withoutGrades } from './grades.ts';
import { aLittle, wholeOne } from './shopping-words.data.ts';
import type { ShoppingLine } from './shopping-line.ts';

/** No line names more foods. */
export const mostParts = 8;
/** What is longer is a sentence. */
export const longestPart = 400;

/** A part of a line, read as a line of its own. */
export function readPart(text: string, language: string | null): IngredientLine {
  const line = parseIngredient(text.trim(), { language: language ?? undefined });
  const tokens = tokenise(line.name.replace(wholeOne, ''));
  const unit =
    line.unit === null && line.quantity !== null
      ? readUnit(tokens, 0, readLanguage(language ?? undefined))
      : null;
  // "2 handfuls", "1 whole head": alone the parser takes them for a food
  return unit !== null && unit.next === tokens.length
    ? { ...line, unit: unit.unit.id, name: '' }
    : line;
}

/** Whether a part of a line states an amount, of a food that it names or of the one before it. */
export function statesAmount(text: string, language: string | null): boolean {
  const part = readPart(text, language);
  return (
    part.quantity !== null &&
    !aLittle.test(foldText(part.name)) &&
    (!isNameless(part) || part.unit !== null) &&
    isClear(isNameless(part) ? '' : part.name, language)
  );
}

/** Every figure in a name is part of the name ("flour 00"), and no words in it state an amount ("onion and a half"). */
export function isClear(name: string, language: string | null): boolean {
  const words = withoutGrades(name);
  const { text, sure } = scaleWords(words, 2, {
    language: readLanguage(language ?? undefined),
    name: words,
  });
  return sure && text === words;
}

/** "3 tablespoons", "1 tbsp for frying", "2 tbsp more". */
export function isSameFood(part: ShoppingLine): boolean {
  const first = /^[\p{L}]+/u.exec(part.name)?.[0].toLowerCase() ?? '';
  return isNameless(part) || furtherWords.has(first) || purposeWords.has(first);
}

/** Where it finds no food the parser takes the whole line for a name. */
export function isNameless({ name, originalText = '' }: ShoppingLine): boolean {
  return name === '' || name === cleanLine(originalText);
}

/** A further amount of a food, in the unit in which the first counts it: "2 sprigs rosemary, plus 4 for garnish". */
export function more(part: ShoppingLine, { name, unit = null }: ShoppingLine): ShoppingLine {
  const amount = amountOf(part);
  // A bare number beside a weight counts pieces
  const counts = measureOf(unit)?.kind === 'mass' || measureOf(unit)?.isMetric === true;
  return { ...amount, name, unit: amount.unit ?? (counts ? null : unit) };
}

function amountOf({
  quantity = null,
  quantityMax = null,
  unit = null,
  otherAmounts = [],
  packageSize = null,
}: ShoppingLine): Omit<ShoppingLine, 'name'> {
  return { quantity, quantityMax, unit, otherAmounts, packageSize };
}

/** A text in pieces, each with the word that joins it to the one before. */
export function splitAt(
  text: string,
  words: ReadonlySet<string>,
): { joint: string; text: string }[] {
  const pieces: { joint: string; text: string }[] = [];
  let [joint, from] = ['', 0];
  for (const found of text.matchAll(/(?:^|[\s,;]+)(\p{L}+|[+&])(?=\s|[\d\p{No}])/gu)) {
    if (found.index < from || !words.has(found[1]!.toLowerCase())) continue;
    if (found.index > 0 || from > 0) pieces.push({ joint, text: text.slice(from, found.index) });
    else pieces.push({ joint: '', text: '' });
    [joint, from] = [found[0], found.index + found[0].length];
  }
  return [...pieces, { joint, text: text.slice(from) }];
}
