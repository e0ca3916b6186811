import { foldText } from '../../words/fold.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { languageOf } from '../../words/language.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { usableFactor } from '../scale/servings.ts';
import { asCounted, stalks } from './as-counted.ts';
import { gradedName } from './grades.ts';
import { withoutOpeningCapital } from './first-letter.ts';
import { identify, type Identity } from './identify.ts';
import { nameIn } from '../../foods/translated-names.ts';
import { partsOfLine } from './line-parts.ts';
import { cookedWord, fallsTogether } from './measured-cooked.ts';
import { neededAmount, type NeededAmount } from './needed-amount.ts';
import { moreOf } from './more-of-it.ts';
import { boughtInStalks, spoonedSpices } from './open-kinds.data.ts';
import { remarkOn } from './remark-text.ts';
import { nameSoldAs, namesOn } from './names-on.ts';
import type { ShoppingDish, ShoppingLine, MeasuredDish } from './shopping-line.ts';
import { unitWord } from './unit-word.ts';
import { isSoldState } from './sold-as.ts';
import { betterSorts } from './sorts.data.ts';
import { smallWords } from './sized-sorts.data.ts';
import { asBought } from './state-of-it.ts';
import {
  driedWords,
  partsOfFruit,
  partsOfWholes,
  spoons,
  tasteWords,
} from './shopping-words.data.ts';

/** Grams; of dried yeast a recipe takes less: a sachet has 7. */
const leastFreshYeast = 15;

/** One thing that one line of one dish asks for. */
export interface DishItem {
  identity: Identity;
  need: NeededAmount;
  title: string;
  name: string;
  /** The line as written. */
  line: string;
  optional: boolean;
  /** The cook adds as much as tastes right; no amount is missing. */
  toTaste: boolean;
  /** Not understood: the line itself is wanted, `need.number` times. */
  asWritten: boolean;
  /** What else the line says of amounts. */
  remark: string | null;
  /** What it says of more of it, by no figure: "plus more for greasing". */
  more: string | null;
  /** A better sort of the food than its name by itself says: of olive oil the extra virgin. */
  isBetterSort: boolean;
  /** Juice or zest as the line measures it, where `need` counts the fruits that give it; else null. */
  measured: { need: NeededAmount; food: Food | null } | null;
}

/** What a line of a dish asks for; without a name it asks for nothing. */
export function wantedBy(line: ShoppingLine, dish: MeasuredDish): DishItem[] {
  return typeof line?.name === 'string' && line.name.trim() !== '' ? wantedByLine(line, dish) : [];
}

function wantedByLine(line: ShoppingLine, dish: MeasuredDish): DishItem[] {
  const language = dish.language ?? null;
  const written = (line.originalText ?? '').trim() || line.name.trim();
  const parts = partsOfLine(line, language);
  return parts === null
    ? [asWritten(written, line, dish)]
    : parts.flatMap((part) =>
        wantedByPart({ ...part, optional: line.optional === true }, written, dish),
      );
}

function wantedByPart(
  stated: ShoppingLine,
  written: string,
  { title, factor, language = null, spoonsKept }: MeasuredDish,
): DishItem[] {
  const line = withoutPart(stated);
  const wanted = {
    ...inItsJar(neededAmount(line, factor), line, language),
    spoonsKept,
    word: unitWord(line, language),
  };
  const remarks = foldText([line.note ?? '', line.preparation ?? ''].join(' '));
  return namesOn(line, wanted, language).map((own) => {
    const food = nameSoldAs(smallName(own, line), line, language);
    const words = scaleWords(gradedName(food, line.note ?? ''), usableFactor(factor), {
      language: readLanguage(language ?? undefined),
      name: food,
    });
    const called = asBought(words.text.replace(/\s+/g, ' ').trim(), language);
    const counted = identityOf(called, wanted, language);
    const { name, need } = asCounted(called, wanted, counted, { written, language });
    const raw = spokenIn(language, identityOf(name, wanted, language), wanted);
    const cooked = swells(raw, need) ? cookedWord(line, food) : null;
    const found = cooked === null ? raw : { ...raw, key: `${raw.key} cooked`, food: null };
    const [identity, part] = partTaken(found, need, remarks);
    return {
      identity,
      need: { ...need, part },
      title,
      line: written,
      optional: line.optional === true,
      toTaste: tasteWords.test(remarks),
      asWritten: false,
      name:
        identity !== found
          ? nameIn(identity.language, identity.food!)
          : cooked === null || foldText(name).includes(cooked)
            ? withoutOpeningCapital(name, written, language)
            : `${name}, ${cooked}`,
      remark: remarkOn(line, food, factor, language),
      more: moreOf([line.preparation, line.note]),
      isBetterSort:
        betterSorts[identity.food?.id ?? '']?.test(`${foldText(name)} ${remarks}`) === true,
      measured: null,
    };
  });
}

/** The German "Glas" is a glass of wine and a jar of capers. */
function inItsJar(need: NeededAmount, { name }: ShoppingLine, language: string | null) {
  const food = need.unit === 'glass' && languageOf(language) === 'de' ? findFood(name, 'de') : null;
  return food === null || food.liquid || food.drunk || food.aisle === 'Drinks'
    ? need
    : { ...need, unit: 'jar' };
}

/** "4 mini peppers" are no peppers: a size that makes another thing of what is counted. */
const smallName = (name: string, { size }: ShoppingLine): string =>
  size != null && smallWords.test(foldText(size)) ? `${size} ${name}` : name;

/** What a name stands for in such an amount: "1 Würfel Hefe", "42 g jäst" are fresh yeast, which English calls so. */
function identityOf(name: string, need: NeededAmount, language: string | null): Identity {
  const found = identify(name, need.unit, language);
  const [spooned, spice] = spoonedSpices[found.food?.id ?? ''] ?? [];
  if (spooned?.test(foldText(name)) && (spoons.has(need.unit ?? '') || need.unit === 'pinch'))
    return { ...identify(spice!, null, 'en'), language: found.language };
  const stalked = stalks.has(need.unit ?? '') ? boughtInStalks[found.key] : undefined;
  if (stalked !== undefined) return { ...identify(stalked, null, 'en'), language: found.language };
  const isFresh =
    found.key === 'dried-yeast' &&
    !driedWords.test(foldText(name)) &&
    (need.unit === 'cube' ||
      (found.language !== 'en' && need.kind === 'mass' && (need.grams ?? 0) >= leastFreshYeast));
  return isFresh ? { ...identify('fresh yeast', null, 'en'), language: found.language } : found;
}

/** Of a word that English shares, such as "sumac", the units are those of its dish. */
function spokenIn(language: string | null, identity: Identity, { unit }: NeededAmount): Identity {
  const spoken = languageOf(language);
  return unit !== null && spoken !== null && identity.language === 'en'
    ? { ...identity, language: spoken }
    : identity;
}

/** "Zitrone (Saft)", "Tomaten (Dose)": what is taken of a fruit is a remark, and so is how a food is sold. */
function withoutPart(line: ShoppingLine): ShoppingLine {
  const [bracket, part = ''] = /\s*\(([^()]*)\)\s*$/.exec(line.name) ?? [];
  return bracket === undefined ||
    bracket.length === line.name.length ||
    !(isSoldState(part) || partsOfFruit.some(([, words]) => words.test(foldText(part))))
    ? line
    : {
        ...line,
        name: line.name.slice(0, -bracket.length),
        preparation: [line.preparation, part].filter(Boolean).join(', '),
      };
}

/** A line that is not surely understood, as often as it is wanted. */
function asWritten(
  written: string,
  line: ShoppingLine,
  { title, factor, language = null }: ShoppingDish,
): DishItem {
  const { aisle, language: spoken } = identify(line.name, null, language);
  const identity: Identity = {
    key: `line ${written}`,
    food: null,
    aisle,
    fromTap: false,
    language: spoken,
  };
  const need = neededAmount({ name: written, quantity: 1 }, factor);
  return {
    identity,
    need,
    title,
    name: written,
    line: written,
    optional: line.optional === true,
    toTaste: false,
    asWritten: true,
    remark: null,
    more: null,
    isBetterSort: false,
    measured: null,
  };
}

/** Grains and pulses swell and leaves fall together: a cup of cooked rice or spinach is not a cup of it. */
function swells({ food, aisle }: Identity, { kind }: NeededAmount): boolean {
  if (food === null) return false;
  return aisle === 'Pasta, rice and pulses'
    ? kind !== 'count'
    : kind === 'volume' && fallsTogether(food);
}

/** Egg whites come from eggs, juice and zest from a fruit that is counted. */
function partTaken(
  identity: Identity,
  need: NeededAmount,
  remarks: string,
): [Identity, string | null] {
  if (need.number === null || need.unit !== null || need.size !== null) return [identity, null];
  const [whole, part] = partsOfWholes[identity.food?.id ?? ''] ?? [];
  if (whole !== undefined && part !== undefined && identity.key === identity.food?.id)
    return [{ ...identify(whole, null, 'en'), language: identity.language }, part];
  if (identity.aisle !== 'Fruit and vegetables') return [identity, null];
  const taken = partsOfFruit.filter(([, words]) => words.test(remarks)).map(([name]) => name);
  return [identity, taken.length === 1 ? taken[0]! : null];
}
