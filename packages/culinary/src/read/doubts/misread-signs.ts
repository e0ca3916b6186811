import { isFood, namesFood } from '../../foods/line-words.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldLetters, foldWords } from '../../words/fold.ts';
import { languageOf } from '../../words/language.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import { endsOpen } from './comment-words.data.ts';
import type { MendedLine } from './doubt-source.ts';
import { mayInstruct } from './instructs.ts';
import { mendedInto } from './misread-figures.ts';
import { isOfRecipe, stemsOf } from './recipe-words.ts';
import { shortened } from './shortened.ts';

/** No sign of a recipe: what is printed beside it, a frame or a speck. A per cent sign before a unit or a food was a fraction. */
const RUBBISH =
  /[€£$¢©®§\\{}~=_|<>^¥¬«»¦]|[?!]\p{L}|^\?|^\W*%|\d%\s\p{L}{2,4}\s\p{L}|\p{L}{2}[*"“”]\p{L}/u;
/** "u 1 carotte", "DO 4 uova": a bullet before an amount; "ca" and "je" belong there. */
const SIGN_BEFORE = /^(?!(?:ca|je|à|a|o|ou|or)\s)\p{L}{1,2}\s\d/iu;
/** "T egg", "V bicchiere": a figure that was taken for a letter. */
const LETTER_BEFORE = /^(?![AEIOUY]\s)\p{Lu}\s\p{Ll}/u;
/** "2 cuillerées de rhum n" */
const SIGN_BEHIND = /(?<!\d|\bvitamin\p{L}?|\btyp\p{L}?)\s(?![AEIOUYaeiouyàèéòB]$)\p{L}$/u;
/** "8D", "G4S0": neither a figure nor a word. */
const MIXED =
  /(?<![\p{L}\d])(?!(?:[A-Z]\d{1,3}|\d{1,2}x\d{1,2}|\d+[a-z]{1,3})(?![\p{L}\d]))(?=\d{0,4}\p{L}{1,4}\d|\d{1,3}\p{Lu}(?![\p{L}\d]))[\p{L}\d]{2,8}/u;
/** "250 mil di aceto": a unit of one word before what is measured. */
const UNIT_AND_FOOD = /^[\d.,/½¼¾⅓⅔⅛ ]{1,8}\s(\p{L}{1,4})\.?\s(?:di|de|of|d['’])/iu;
/** Of 100: what was recognised with less may be no word where no word is known. */
const SURE = 88;
const SURE_TITLE = 60;
/** "Pizza in t eglia": no such word is in a name; "d", "l", "n" and the like stand before an apostrophe. */
const BROKEN_WORD =
  /(?:^|\s)(?![IVXBCDEKLTaeiouyàèéòAEOUYÀÈÉ](?:\s|$))\p{L}(?=\s)|\p{Ll}\p{Lu}\p{Ll}|\p{L}\d\p{L}/u;
/** "De Fernand", "mit Backpflaumen": the first words of the name were not read. */
const JOINS_NAME =
  /^(?:d[eiu]|d['’]|des|del(?:la)?|vo[nm]|of|with|mit|con|avec|aux?|all[ao]|und|and|et|[ye])(?:\s|(?<=['’])\p{L})/iu;
/** A few words behind the last full stop: a name, a heading or a button of what stands beside. */
const BEHIND_STOP = /[.!?]\s(\p{Lu}[^.!?:;]{2,40})$/u;

/** What of a picture holds signs that are no words: rubbish beside amounts, foods and units that are none, a title in pieces. */
export function misreadSigns(
  { title, steps, language }: RecipeDraft,
  lines: readonly string[],
  recognised: readonly MendedLine[],
): Doubt[] {
  if (recognised.length === 0) return [];
  const unsure = recognised.filter(({ confidence }) => confidence < SURE);
  const stems = stemsOf(lines.join(' '));
  const all = stemsOf([...lines, ...steps.map(({ text }) => text)].join(' '));
  return [
    ...lines.flatMap((line, index) =>
      holdsNoWords(line) || measuresNothing(line, language) || isUnknown(line, unsure)
        ? [of('ingredient', index, line)]
        : [],
    ),
    ...steps.flatMap(({ text }, index) => {
      const rest = BEHIND_STOP.exec(text)?.[1];
      const isOther = rest !== undefined && !isOfRecipe(rest, stems) && !mayInstruct(rest);
      const verb = verbWithin(text, language);
      return isOther || verb !== null || RUBBISH.test(text) || breaksOff(text, language)
        ? [of('step', index, text, rest ?? verb ?? undefined)]
        : [];
    }),
    ...(title !== null && isNoTitle(title, all, recognised) ? [of('title', null, title)] : []),
  ];
}

const of = (part: Doubt['part'], index: number | null, from: string, word = from): Doubt => ({
  part,
  index,
  sentence: `“${shortened(word)}” may be misread.`,
  sourceWords: from,
  words: [word],
});

const holdsNoWords = (line: string): boolean =>
  [RUBBISH, SIGN_BEFORE, LETTER_BEFORE, SIGN_BEHIND, MIXED].some((signs) => signs.test(line));

/** "Cuocere 50 minuti a": the line below could not be read. */
function breaksOff(text: string, language: string | null): boolean {
  const spoken = languageOf(language);
  const last = /\p{L}+$/u.exec(text)?.[0];
  return spoken !== null && last !== undefined && endsOpen[spoken].has(foldWords(last));
}

/** "e il burro tiepido Aggiungete la farina": what ended the sentence before was not read. German nouns are capital too. */
function verbWithin(text: string, language: string | null): string | null {
  if (languageOf(language) === null || language === 'de') return null;
  for (const { 0: whole, 1: word = '' } of text.matchAll(CAPITAL_WITHIN))
    if (COOKING_VERBS.has(foldLetters(word.toLowerCase())) && !isFood(word)) return whole;
  return null;
}
const CAPITAL_WITHIN = /\p{Ll}{2,} (\p{Lu}\p{Ll}{3,})(?= \p{Ll})/gu;

/** Something measured of which neither the unit nor the word for it is known. */
function measuresNothing(line: string, language: string | null): boolean {
  const word = UNIT_AND_FOOD.exec(line)?.[1];
  if (word === undefined || isFood(word)) return false;
  const { unit, name } = parseIngredient(line, { language: language ?? undefined });
  return unit === null && foldWords(name).startsWith(foldWords(word));
}

/** Words that no lexicon has, of which the recogniser was not sure either. */
const isUnknown = (line: string, unsure: readonly MendedLine[]): boolean =>
  !namesFood(line) && mendedInto(line, unsure) !== null;

/** A title in pieces, or one in a decorative letter of which no word occurs in the recipe. */
function isNoTitle(
  title: string,
  stems: ReadonlySet<string>,
  recognised: readonly MendedLine[],
): boolean {
  const unsure = recognised.filter(({ confidence }) => confidence < SURE_TITLE);
  return (
    BROKEN_WORD.test(title) ||
    JOINS_NAME.test(title) ||
    RUBBISH.test(title) ||
    mendedInto(title, unsure) !== null ||
    (!isOfRecipe(title, stems) &&
      mendedInto(
        title,
        recognised.filter(({ confidence }) => confidence < SURE),
      ) !== null)
  );
}
