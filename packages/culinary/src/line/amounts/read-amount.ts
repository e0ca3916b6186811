import type { Amount } from '../../recipe/recipe.ts';
import { hyphens, inchFollowers, partitives } from './amount-words.data.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import {
  cutNouns,
  fullness,
  fullnessAdverbs,
  fullnessApart,
  sizeBeforeUnit,
  sizeWords,
} from '../name/descriptors.data.ts';
import { articles } from '../numbers/number-words.data.ts';
import { readQuantity } from '../numbers/quantities.ts';
import { isCountedFood } from '../name/counted-foods.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isMeasure, readUnit } from '../units/units.ts';
import type { UnitDefinition } from '../units/unit-table.ts';
import { foldText } from '../../words/fold.ts';
import type { Dialect } from '../../words/language.ts';
import { measureWords } from '../units/unit-words.data.ts';
import { compoundUnits, dosedFoods, wordsThatKeepUnitInFood } from '../units/units.data.ts';

/** One amount as it stands in the line. */
export interface AmountRead {
  amount: Amount;
  definition: UnitDefinition | null;
  /** Size words between number and unit. */
  sizes: string[];
  /** Written as "8 ounces", so more likely a total than the size of each. */
  plural: boolean;
  next: number;
}

/** What a line states before its food. */
export interface LeadingAmounts {
  primary: Amount | null;
  /** Other readings of the same amount. */
  others: Amount[];
  /** Of an amount that is added up, the other readings of its first part: "1 cup (120 g) plus 2 tbsp (15 g)". */
  ofFirstPart: Amount[];
  /** The line opens with an "each": "je 100 g Butter, Zucker und Mehl". */
  shared: boolean;
  /** One of the others is a further part that cannot be added up: "1 lb plus 1 cup". */
  apart: boolean;
  packageSize: Amount | null;
  sizes: string[];
  /** A cut stated before the food: "1/2-inch pieces". */
  cut: string | null;
  /** The food of a compound word, "Knoblauch" of "Knoblauchzehe". */
  food: string | null;
  /** Index of the first token behind. */
  next: number;
}

interface AmountOptions {
  language: Dialect;
  /** Read number words too. */
  words?: boolean;
}

/** What Italian books put before its number. */
const unitsInFront = new Set(['g', 'gr', 'kg', 'hg', 'ml', 'dl', 'cl']);
const keepsUnit = new Set(wordsThatKeepUnitInFood);

/** The amount that begins at a token: number, size words and unit ("about 2 heaped tbsp"). Null when no number begins there. */
export function readAmount(
  tokens: readonly Token[],
  at: number,
  options: AmountOptions,
): AmountRead | null {
  const start = skipApproximate(tokens, at);
  const turned = readUnitFirst(tokens, start, options.language);
  if (turned !== null) return turned;
  const number = readQuantity(tokens, start, options);
  if (number === null || /^(?:%|°|percent|prozent|procent)$/.test(tokens[number.next]?.lower ?? ''))
    return null;
  const unit =
    readSizedUnit(tokens, number.next, options.language, true) ??
    readUnitBehindPartitive(tokens, number.next, options.language);
  const { quantity, quantityMax } = number;
  return unit === null
    ? {
        amount: { quantity, quantityMax, unit: null },
        definition: null,
        sizes: [],
        plural: false,
        next: number.next,
      }
    : { amount: { quantity, quantityMax, unit: unit.definition.id }, ...unit };
}

/** "g 300", "gr. 250 di zucchero", "kg 1": a metric unit in front of its number, as Italian books have it. */
function readUnitFirst(tokens: readonly Token[], at: number, language: Dialect): AmountRead | null {
  if (!isUnitInFront(tokens, at)) return null;
  const stop = tokens[at + 1]?.lower === '.' ? 1 : 0;
  const number = readQuantity(tokens, at + stop + 1, { language });
  const unit = readUnit(tokens, at, language);
  if (number === null || unit === null || !endsTurned(tokens[number.next])) return null;
  const { quantity, quantityMax } = number;
  return {
    amount: { quantity, quantityMax, unit: unit.unit.id },
    definition: unit.unit,
    sizes: [],
    plural: false,
    next: number.next,
  };
}

/** Whether a unit with a number behind it begins here. */
export function isUnitInFront(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1]?.lower === '.' ? at + 2 : at + 1;
  return (
    unitsInFront.has(tokens[at]?.lower ?? '') &&
    (!isFigure(tokens[at - 1]) || /^0\d/.test(tokens[at - 1]!.text)) &&
    isFigure(tokens[behind]) &&
    !tokens[behind]!.attached
  );
}

/** Behind the number of "g 300" stands the food or nothing, and no unit. */
function endsTurned(token: Token | undefined): boolean {
  return (
    token === undefined ||
    /^[,;(]$/.test(token.lower) ||
    partitives.has(token.lower) ||
    (token.kind === 'word' && !measureWords.has(token.lower))
  );
}

/** "1/4 de cucharadita", "half of a cup". */
function readUnitBehindPartitive(
  tokens: readonly Token[],
  at: number,
  language: Dialect,
): ReturnType<typeof readSizedUnit> {
  if (!partitives.has(tokens[at]?.lower ?? '')) return null;
  const start = articles.has(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const unit = readSizedUnit(tokens, start, language, true);
  return unit !== null && (isMeasure(unit.definition) || unit.next < tokens.length) ? unit : null;
}

/** A unit with the size words before it ("heaped tbsp", "large handful"). */
export function readSizedUnit(
  tokens: readonly Token[],
  at: number,
  language: Dialect,
  behindNumber: boolean,
): (Omit<AmountRead, 'amount'> & { definition: UnitDefinition }) | null {
  let i = at;
  if (behindNumber && hyphens.has(tokens[i]?.lower ?? '')) i++;
  const sizes: string[] = [];
  for (let n = 0; n < 4; n++) {
    const unit = isSizeHere(tokens, i, language) ? null : readUnit(tokens, i, language);
    if (
      unit !== null &&
      isDoseHere(tokens, i, unit, language) &&
      isUnitHere(tokens, i, unit.next, unit.unit, behindNumber)
    ) {
      const next = behindFullness(tokens, unit.next, sizes);
      const last =
        tokens[unit.next - 1]?.lower === '.' ? tokens[unit.next - 2] : tokens[unit.next - 1];
      return {
        definition: unit.unit,
        sizes,
        plural: (last?.lower.length ?? 0) > 3 && last?.lower.endsWith('s') === true,
        next,
      };
    }
    const word = tokens[i];
    if (word === undefined || (word.kind !== 'word' && !(word.lower === ',' || word.lower === '-')))
      return null;
    if (word.kind === 'word') {
      if (isAbbreviatedSize(tokens, i)) {
        sizes.push(word.text + '.');
        i += 2;
        continue;
      }
      if (
        !sizeWords.has(word.lower) &&
        !sizeBeforeUnit.has(word.lower) &&
        !(sizes.length > 0 && /^(?:to|or|and)$/.test(word.lower))
      )
        return null;
      sizes.push(word.text);
    } else if (sizes.length === 0) return null;
    i++;
  }
  return null;
}

/**
 * "cucchiaio raso di", "colher bem cheia de", "EL, gestrichen, Zucker": how full the spoon is, where an "of" follows or between commas; it joins the
 * sizes. Returns the token behind.
 */
function behindFullness(tokens: readonly Token[], at: number, sizes: string[]): number {
  const apart = tokens[at]?.lower === ',';
  const first = apart ? at + 1 : at;
  const last = fullnessAdverbs.has(tokens[first]?.lower ?? '') ? first + 1 : first;
  const word = tokens[last]?.lower ?? '';
  if (!fullness.has(word) && !(apart && fullnessApart.has(word))) return at;
  const stop = apart && tokens[last + 1]?.lower === '.' ? last + 2 : last + 1;
  const closed = apart && tokens[stop]?.lower === ',';
  // "1 EL, gestr. Backpulver"
  const isBeforeFood = apart && !closed && tokens[stop]?.kind === 'word';
  if (!closed && !isBeforeFood && !partitives.has(tokens[stop]?.lower ?? '')) return at;
  if (tokens[isBeforeFood ? stop : stop + 1] === undefined) return at;
  const words = tokens.slice(first, last + 1).map(({ text }) => text);
  sizes.push(...(stop > last + 1 ? words.with(-1, `${words.at(-1)!}.`) : words));
  return closed ? stop + 1 : stop;
}

/** "gestr." of "1 gestr. EL". */
function isAbbreviatedSize(tokens: readonly Token[], at: number): boolean {
  return (
    sizeWords.has(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.lower === '.' &&
    tokens[at + 1]?.attached === true
  );
}

/** More grams than this are never meant as large pieces. */
const mostLarge = 12;

/**
 * "kl." and "gr." are small and large, and also a German spoon ("KL") and gram: "1 kl. Zwiebel", "2 gr. Kartoffeln", but "1 KL Zucker", "20 gr. Hefe"
 * and, of what is not counted, "2 gr. Safran". The French "pt" is small, and a pint in English.
 */
function isSizeHere(tokens: readonly Token[], at: number, language: Dialect): boolean {
  const word = tokens[at];
  const stop = tokens[at + 1]?.lower === '.' && tokens[at + 1]?.attached === true;
  const food = tokens[stop ? at + 2 : at + 1];
  if (word === undefined || food?.kind !== 'word' || word.text !== word.lower) return false;
  if (word.lower === 'pt') return language === 'fr' && !partitives.has(food.lower);
  const germanic = language === 'de' || language === 'nl' || /^\p{Lu}/u.test(food.text);
  if (!germanic) return false;
  if (word.lower === 'kl') return stop || (language !== 'nl' && isCountedFood(food.lower));
  if (word.lower !== 'gr') return false;
  const number = Number(tokens[at - 1]?.text);
  return !(number > mostLarge) && !word.attached && isCountedFood(food.lower);
}

/** A spelling that is also something else: "in" the preposition, "rib" of "rib eye". */
function isUnitHere(
  tokens: readonly Token[],
  at: number,
  next: number,
  unit: UnitDefinition,
  behindNumber: boolean,
): boolean {
  const token = tokens[at];
  const follower = tokens[next]?.lower ?? '';
  // "1 #10 can": a number of a size, no pound
  if (token?.lower === '#' && tokens[next]?.attached === true && isFigure(tokens[next]))
    return false;
  // Kilos in Italian, and a food in four other languages
  if (token?.lower === 'chili') return behindNumber && partitives.has(follower);
  if (token?.lower === 'in')
    return (
      behindNumber &&
      (token.attached || follower === '' || inchFollowers.has(follower) || cutNouns.has(follower))
    );
  if (unit.kind === 'count') {
    const food = partitives.has(follower) ? (tokens[next + 1]?.lower ?? '') : follower;
    return (
      !keepsUnit.has(food) &&
      (behindNumber || (unit.bare === true && (token?.text.length ?? 0) > 2))
    );
  }
  return behindNumber;
}

/**
 * The German "Dose" is a tin, "1 dose di lievito" a packet and "une dose de whisky" neither; "Dos." and "Ds." are short for it, and other words elsewhere.
 */
function isDoseHere(
  tokens: readonly Token[],
  at: number,
  { unit, next }: { unit: UnitDefinition; next: number },
  language: Dialect,
): boolean {
  const token = tokens[at]!;
  if (unit.id === 'can') {
    if (/^(?:dos?|ds)$/.test(token.lower)) return language === 'de' && /^D/.test(token.text);
    return (
      token.lower !== 'dose' || language === 'de' || !partitives.has(tokens[next]?.lower ?? '')
    );
  }
  if (unit.id !== 'sachet' || !/^dos/.test(token.lower)) return true;
  const food = partitives.has(tokens[next]?.lower ?? '') ? tokens[next + 1] : tokens[next];
  return dosedFoods.test(foldText(food?.lower ?? ''));
}

/** "Knoblauchzehen": the unit and the food that one word holds. */
export function readCompoundUnit(token: Token | undefined): { unit: string; food: string } | null {
  const found = token === undefined ? undefined : compoundUnits[token.lower];
  return found === undefined ? null : { unit: found[0], food: found[1] };
}
