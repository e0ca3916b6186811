import { foldText } from '../../words/fold.ts';
import type { Food } from '../../foods/food.ts';
import { findFood } from '../../foods/find-food.ts';
import { matchFood } from '../../foods/match-food.ts';
import { languageOf } from '../../words/language.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { scaleWords } from '../scale/scale-words.ts';
import { usableFactor } from '../scale/servings.ts';
import { gradedName } from './grades.ts';
import { identify, type Identity } from './identify.ts';
import { nameIn } from '../../foods/translated-names.ts';
import { partsOfLine } from './line-parts.ts';
import { cookedWord } from './measured-cooked.ts';
import { neededAmount, type NeededAmount } from './needed-amount.ts';
import { moreOf } from './more-of-it.ts';
import { remarkOn } from './remark-text.ts';
import { foodSoldAs, tinnedName } from './sold-as.ts';
import type { ShoppingDish, ShoppingLine, MeasuredDish } from './shopping-line.ts';
import { betterSorts } from './sorts.data.ts';
import { asBought } from './state-of-it.ts';
import {
  adjectivesBehind,
  joiners,
  partsOfFruit,
  partsOfWholes,
  tasteWords,
} from './shopping-words.data.ts';

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
  const need = { ...neededAmount(line, factor), spoonsKept };
  const remarks = foldText([line.note ?? '', line.preparation ?? ''].join(' '));
  return namesOn(line, need, language).map((own) => {
    const tinned = tinnedName(line, own, language);
    const sold = tinned === null ? foodSoldAs(own, [line.preparation, line.note], language) : null;
    const food = sold === null ? (tinned ?? own) : nameIn(languageOf(language) ?? 'en', sold);
    const words = scaleWords(gradedName(food, line.note ?? ''), usableFactor(factor), {
      language: readLanguage(language ?? undefined),
      name: food,
    });
    const name = asBought(words.text.replace(/\s+/g, ' ').trim(), language);
    const raw = identify(name, need.unit, language);
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
            ? name
            : `${name}, ${cooked}`,
      remark: remarkOn(line, food, factor, language),
      more: moreOf([line.preparation, line.note]),
      isBetterSort:
        betterSorts[identity.food?.id ?? '']?.test(`${foldText(name)} ${remarks}`) === true,
      measured: null,
    };
  });
}

/** "Zitrone (Saft)": what is taken of a fruit is a remark. */
function withoutPart(line: ShoppingLine): ShoppingLine {
  const [bracket, part = ''] = /\s*\(([^()]*)\)\s*$/.exec(line.name) ?? [];
  return bracket === undefined ||
    bracket.length === line.name.length ||
    !partsOfFruit.some(([, words]) => words.test(foldText(part)))
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

/** "Salt and pepper" without an amount are two things, so are "fine and coarse salt". */
function namesOn({ name }: ShoppingLine, need: NeededAmount, language: string | null): string[] {
  const parts =
    need.number === null
      ? name
          .split(joiners)
          .map((part) => withoutIndefinite(part.trim(), language))
          .filter(Boolean)
      : [];
  if (parts.length < 2 || parts.length > 7 || matchFood(name, language)?.exact === true)
    return [name];
  return parts.every((part) => findFood(part, language) !== null)
    ? parts
    : (sortsOf(parts, language) ?? [name]);
}

/** "fine" and "coarse salt", "sal fina" and "gruesa": two sorts of what only one of them names, where the shop has them apart; else null. */
function sortsOf(parts: readonly string[], language: string | null): string[] | null {
  if (parts.length !== 2) return null;
  const behind = adjectivesBehind.has(language ?? 'en');
  const [full = '', adjective = ''] = behind ? parts : parts.toReversed();
  const words = full.split(' ');
  if (words.length < 2 || !/^[\p{L}-]+$/u.test(adjective)) return null;
  const other = (behind ? [...words.slice(0, -1), adjective] : [adjective, ...words.slice(1)]).join(
    ' ',
  );
  const [one, two] = [full, other].map((name) => identify(name, null, language));
  return one!.food !== null && one!.food === two!.food && one!.key !== two!.key
    ? [full, other]
    : null;
}

/** "etwas Pfeffer" is pepper. */
function withoutIndefinite(name: string, language: string | null): string {
  const read = name === '' ? null : parseIngredient(name, { language: language ?? undefined });
  return read === null || read.quantity !== null ? name : read.name;
}

/** Grains and pulses swell: a cup of cooked rice is not a cup of rice. */
function swells({ food, aisle }: Identity, { kind }: NeededAmount): boolean {
  return food !== null && aisle === 'Pasta, rice and pulses' && kind !== 'count';
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
