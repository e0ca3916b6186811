import { partitives, sumWords } from '../../line/amounts/amount-words.data.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { tokenise } from '../../line/tokens/tokenise.ts';
import { readUnit, unitById } from '../../line/units/units.ts';
import { findFood } from '../../foods/find-food.ts';
import { matchFood } from '../../foods/match-food.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { isAdded } from './added-amounts.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { withSharedNoun } from './shared-noun.ts';
import { adjectivesBehind, joiners, shareWords } from './shopping-words.data.ts';
import {
  isClear,
  isNameless,
  isSameFood,
  more,
  mostParts,
  readPart,
  splitAt,
  statesAmount,
} from './stated-part.ts';

/** Deeper than this no name holds another. */
const deepest = 3;

/** The foods in front of the remarks, each with its amount; null where their figures are not surely understood. */
export function foodsOn(
  line: ShoppingLine,
  language: string | null,
  depth = 0,
): ShoppingLine[] | null {
  const pieces = splitName(line, language);
  if (pieces.length > 1) return foodsOfPieces(pieces, line, language, depth);
  if (isClear(line.name, language)) return shared(line, language);
  const inside = readPart(line.name, language);
  if (
    depth < deepest &&
    inside.quantity !== null &&
    inside.name !== line.name &&
    !isNameless(inside)
  ) {
    if (line.quantity == null)
      return foodsOn(
        { ...inside, note: line.note ?? inside.note, originalText: line.originalText ?? '' },
        language,
        depth + 1,
      );
    // "tomatoes 400 g 1 can"
    if (
      line.quantity === 1 &&
      line.packageSize == null &&
      unitById(line.unit ?? '')?.container === true &&
      measureOf(inside.unit) !== null &&
      isClear(inside.name, language)
    )
      return [{ ...line, name: inside.name, packageSize: inside }];
    // "salt 1 tsp + 1 pinch"
    if (isClear(inside.name, language) && isAdded(line, line.quantity, language))
      return [inside, { ...line, name: inside.name }];
  }
  return scaleWords(line.name, 2, {
    language: readLanguage(language ?? undefined),
    name: line.name,
  }).sure
    ? [line]
    : null;
}

function foodsOfPieces(
  [own = '', ...others]: readonly string[],
  line: ShoppingLine,
  language: string | null,
  depth: number,
): ShoppingLine[] | null {
  const further = others.map((text): ShoppingLine => readPart(text, language));
  const [next] = further;
  if (
    next === undefined ||
    further.some((part) => !isNameless(part) && !isClear(part.name, language))
  )
    return null;
  // "2 large and 1 small onion"
  if (own.trim() === '')
    return line.unit == null && line.size != null && further.length === 1
      ? [{ ...line, name: next.name }, next]
      : null;
  const foods = foodsOn({ ...line, name: own.trim() }, language, depth + 1);
  const [first] = foods ?? [];
  if (foods === null || first === undefined) return null;
  const all = [...foods, ...further.map((part) => (isSameFood(part) ? more(part, first) : part))];
  return all.length === 2
    ? [
        completed(all[0]!, all[1]!, language, 'before'),
        completed(all[1]!, all[0]!, language, 'behind'),
      ]
    : all;
}

/** "1 red and 2 yellow peppers", "1 pimiento rojo y 1 verde": a thing that only an adjective names, by the name of the other thing. */
function completed(
  part: ShoppingLine,
  other: ShoppingLine,
  language: string | null,
  place: 'before' | 'behind',
): ShoppingLine {
  const words = other.name.split(' ');
  const isAdjective =
    part.unit == null &&
    other.unit == null &&
    /^[\p{L}-]+$/u.test(part.name) &&
    !isNameless(part) &&
    matchFood(part.name, language) === null &&
    findFood(other.name, language) !== null;
  if (
    !isAdjective ||
    words.length < 2 ||
    (adjectivesBehind.has(language ?? 'en') ? 'behind' : 'before') !== place
  )
    return part;
  return {
    ...part,
    name: (place === 'before'
      ? [part.name, ...words.slice(1)]
      : [...words.slice(0, -1), part.name]
    ).join(' '),
  };
}

/** "100 g butter" and "50 g sugar" of "100 g butter and 50 g sugar"; what states no amount stays with the food before it. */
function splitName({ name, unit }: ShoppingLine, language: string | null): string[] {
  const pieces = splitAt(name, sumWords);
  if (pieces.length === 1 || matchFood(name, language)?.exact === true) return [name];
  const split: string[] = [];
  for (const { joint, text } of pieces) {
    if (split.length === 0) split.push(text);
    else if (
      split.length < mostParts &&
      (statesAmount(text, language) || (unit == null && /^\d+$/.test(text.trim())))
    )
      split.push(text);
    else split.push(`${split.pop()!}${joint}${text}`);
  }
  return split;
}

/** "1 15-oz can each: beans, corn" are a can of both; in "2 cans (400 g each)" the word tells of the size. */
function sharesPackage({ originalText = '' }: ShoppingLine): boolean {
  const share = shareWords.exec(originalText);
  const before = tokenise(originalText.slice(0, share?.index ?? 0)).filter(
    ({ lower }) => !partitives.has(lower),
  );
  return readUnit(before, before.length - 1)?.unit.container === true;
}

/** "1 tsp each cumin and coriander" is a teaspoon of both. */
function shared(line: ShoppingLine, language: string | null): ShoppingLine[] {
  if (
    line.quantity == null ||
    !shareWords.test(line.originalText ?? '') ||
    (line.packageSize != null && !sharesPackage(line))
  )
    return [line];
  const words = line.name.split(' ');
  const whole = partitives.has(words[0]!.toLowerCase()) ? words.slice(1).join(' ') : line.name;
  const names = withSharedNoun(
    whole
      .split(joiners)
      .map((name) => name.trim())
      .filter(Boolean),
    language,
  );
  if (names.length < 2 || names.length > mostParts) return [line];
  // Of "each red and yellow peppers" the words belong together
  return names.every((name) => findFood(name) !== null)
    ? names.map((name) => ({ ...line, name }))
    : [{ ...line, name: `${line.originalText!.match(shareWords)![0]} ${whole}` }];
}
