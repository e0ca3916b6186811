import { plusWords, sumWords } from '../../line/amounts/amount-words.data.ts';
import { alternatives } from '../../line/name/joint-words.data.ts';
import { cleanLine } from '../../line/tokens/tokenise.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { unsaidParts } from '../ingredient/added-parts.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { figuresIn } from '../scale/scale-figures.ts';
import { foldText } from '../../words/fold.ts';
import type { ShoppingLine } from './shopping-line.ts';
import {
  isSameFood,
  longestPart,
  mostParts,
  readPart,
  splitAt,
  statesAmount,
} from './stated-part.ts';

/** What follows stands in place of the food, plus signs and all. */
const alternative = new RegExp(`(?<!\\p{L})(?:${[...alternatives].join('|')})(?!\\p{L})`, 'iu');

/** A remark without the amounts that it adds, and these: "softened, plus 1 tbsp for the pan", "2 carrots" behind "1 lb potatoes". */
export function splitRemark(
  remark: string | null,
  line: ShoppingLine,
  language: string | null,
): [string | null, ShoppingLine[]] {
  if (remark === null || remark.length > longestPart) return [remark, []];
  // "200 g sugar and 2 tbsp": what opens a remark with "and" is added too
  const [opener = ''] = /^(?:\p{L}+|&)(?=\s+[\d\p{No}])/u.exec(remark) ?? [];
  const pieces = splitAt(
    remark,
    sumWords.has(opener.toLowerCase()) ? new Set([...plusWords, opener.toLowerCase()]) : plusWords,
  );
  const kept: string[] = [];
  const added: ShoppingLine[] = [];
  for (const [at, { joint, text }] of pieces.entries()) {
    // What begins with an amount is one: "200 g plus 2 tbsp"
    const counts = at > 0 || (pieces.length > 1 && /^[\d\p{No}]/u.test(text));
    const apart =
      line.quantity != null && (isInBracket(line, text) || alternative.test(kept.join('')));
    if (counts && !apart && added.length < mostParts && statesAmount(text, language))
      added.push(readPart(text, language));
    else if (at > 0 || apart) kept.push(joint + text);
    else {
      const [words, foods] = splitList(text, line, language);
      added.push(...foods);
      kept.push(words);
    }
  }
  const rest = kept.join('').trim();
  return [rest === '' ? null : rest, added];
}

/** "4 eggs (2 whole + 2 yolks)" are four; "butter (plus 1 tbsp)" is more of it. */
function isInBracket({ originalText = '' }: ShoppingLine, text: string): boolean {
  return [...originalText.slice(0, longestPart).matchAll(/\(([^()]*)\)/g)].some(
    ([, inside]) =>
      inside!.includes(text) && !plusWords.has(inside!.trim().split(/\s/)[0]!.toLowerCase()),
  );
}

/** Other foods with their amounts behind commas. In brackets and of the same food they say the same amount once more. */
function splitList(
  text: string,
  { name, originalText = '' }: ShoppingLine,
  language: string | null,
): [string, ShoppingLine[]] {
  const [kept, foods]: [string[], ShoppingLine[]] = [[], []];
  const own = foldText(name);
  for (const piece of text.split(/,\s+/)) {
    const part =
      /^[\d\p{No}]/u.test(piece) &&
      !originalText.includes(`(${piece}`) &&
      foods.length < mostParts &&
      statesAmount(piece, language)
        ? readPart(piece, language)
        : null;
    const food = part === null || isSameFood(part) ? null : findFood(part.name, language);
    const isOther =
      food !== null &&
      ![part!.name, food.name].some((word) => own.includes(foldText(word))) &&
      findFood(name, language)?.id !== food.id;
    if (isOther) foods.push(part!);
    else kept.push(piece);
  }
  return [kept.join(', '), foods];
}

/** Of the other amounts of a line those that it adds, and those that say the same once more. */
export function splitReadings(
  line: ShoppingLine,
  language: string | null,
): { kept: Amount[]; added: Amount[] } {
  const [kept, added]: [Amount[], Amount[]] = [[], []];
  const others = line.otherAmounts ?? [];
  const additions = others.length > 0 ? addedIn(line, language) : new Set<number>();
  const unsaid = others.length > 0 ? unsaidIn(line, language) : [];
  for (const amount of others)
    (unsaid.some(({ quantity, unit }) => quantity === amount.quantity && unit === amount.unit) ||
    (amount.quantity !== null && amount.unit !== line.unit && additions.has(amount.quantity))
      ? added
      : kept
    ).push(amount);
  return { kept, added };
}

/** "1 lb 1 cup flour" */
const unsaidIn = (
  {
    name,
    originalText = '',
    quantity = null,
    quantityMax = null,
    unit = null,
    ...line
  }: ShoppingLine,
  language: string | null,
) =>
  unsaidParts(
    { name, originalText, quantity, quantityMax, unit, otherAmounts: line.otherAmounts ?? [] },
    language ?? undefined,
  );

/** Whether the line as written says "plus" in front of a figure. */
export const isAdded = (line: ShoppingLine, quantity: number, language: string | null): boolean =>
  addedIn(line, language).has(quantity);

function addedIn({ originalText = '' }: ShoppingLine, language: string | null): Set<number> {
  const figures = figuresIn(
    cleanLine(originalText.slice(0, longestPart)),
    readLanguage(language ?? undefined),
  );
  return new Set(
    figures
      .filter(({ tokens, at }) => plusWords.has(tokens[at - 1]?.lower ?? ''))
      .map(({ quantity }) => quantity),
  );
}
