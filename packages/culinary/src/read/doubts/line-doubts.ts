import { isPartOfFruit } from '../part-of-fruit.ts';
import { isFood, namesFood } from '../../foods/line-words.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { languageOf, type Language } from '../../words/language.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { endsInClause, endsOpen, lineEndsOpen } from './comment-words.data.ts';
import { alsoAdjectives } from './step-words.data.ts';
import { isOfRecipe, stemsOf } from './recipe-words.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import { foldWords } from '../../words/fold.ts';
import { countsBehindComma } from '../text/draft/broken-items.ts';
import { amountUnsure } from './unsure-amounts.ts';
import { measuresBehind } from '../text/lines/item-openings.ts';
import { withUnitOnce } from '../text/lines/unit-twice.ts';
import { shortened } from './shortened.ts';

/** A line that is less likely an ingredient than this fits no pattern of one. */
const UNLIKELY = 0.2;
/** Words for which no lexicon speaks have to look like an ingredient: "For the top" is also in a step. */
const EVEN = 0.5;
/** Longer than any line with its remarks. */
const LIKELY = 0.8;
/** "1 cup plus 2 tbsp sugar", "2 eggs or 3 yolks", "1 oignon piqué de 2 clous de girofle": what ends so has its other half behind it. */
const JOINED =
  /(?:[+&/,;:(–-]|\b(?:plus|and|or|und|oder|et|ou|e|o|y|en|och|eller|approx|about|ca|with|of|mit|von|avec|de|con|di|da|med|av|met|van|com|dans|in|into|on|sur|auf))\.?$/iu;
const LONGEST_LINE = 200;
/** A list with fewer amounts than this has lost them, or is no list. */
const FEWEST_LINES = 4;
const MOST_WITHOUT_AMOUNT = 0.75;
/** Where fewer lines name a food that is known, it may be glue and paint. */
const FEWEST_KNOWN = 2;
const LEAST_KNOWN = 0.4;
/** "1 1l stock" */
const AMOUNT_TWICE = /^(\d{1,2}) \1\s?(?:l|ml|cl|dl|g|kg)\b/u;
const ODD_BEGINNING = /^(?:[|_~=<>{}\\^#@])/u;
const SENTENCE_BREAK = /\p{L}{5}[.!] \p{Lu}\p{Ll}+ \p{Ll}/u;
const MEASURED = /^[\d¼-¾⅐-⅞]/;

/** "eggs, box of 12, 3,15 €": what a shop asks for it stands in no recipe. */
const PRICE = /\d[.,]\d{2}\s?€|[£€]\s?\d/u;

/** The lines that look like something else than an ingredient. */
export function lineDoubts({ steps, language }: RecipeDraft, lines: readonly string[]): Doubt[] {
  const without = lines.filter(
    (line) =>
      !/[\p{N}]/u.test(line) &&
      !saysBehind(line) &&
      parseIngredient(line, { language: language ?? undefined }).quantity === null,
  ).length;
  if (lines.length >= FEWEST_LINES && without > MOST_WITHOUT_AMOUNT * lines.length)
    return [
      {
        part: 'whole',
        index: null,
        sentence: 'Hardly any ingredient line states an amount.',
        sourceWords: null,
      },
    ];
  const foods = lines.filter((line) => namesFood(line));
  if (
    languageOf(language) !== null &&
    /\p{Script=Latin}{3}/u.test(lines.join(' ')) &&
    lines.length >= FEWEST_KNOWN &&
    foods.length < LEAST_KNOWN * lines.length
  )
    return [
      {
        part: 'whole',
        index: null,
        sentence: 'Hardly any line of the list names a food that is known. It may be no recipe.',
        sourceWords: null,
      },
    ];
  const stems = stemsOf(steps.map(({ text }) => text).join(' '));
  const spoken = languageOf(language);
  return lines.flatMap((line, index) => {
    const unsure = amountUnsure(line, index);
    if (unsure !== null) return [unsure];
    if (!isOdd(line, spoken, stems)) return [];
    return [
      {
        part: 'ingredient' as const,
        index,
        sentence: `“${shortened(line)}” may not be an ingredient.`,
        sourceWords: line,
      },
    ];
  });
}

/** Whether a line looks like no ingredient, or not like one alone. */
function isOdd(line: string, spoken: Language | null, stems: ReadonlySet<string>): boolean {
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  return (
    line.length > LONGEST_LINE ||
    words.length === 0 ||
    (spoken !== null &&
      !/\p{N}/u.test(line) &&
      !saysBehind(line) &&
      (!namesFood(line, 3) || !isOfRecipe(line, stems)) &&
      looksLikeIngredient(line) < EVEN) ||
    countMeasured(line) > 1 ||
    runsOn(line, spoken) ||
    hasOpenBracket(line) ||
    withUnitOnce(line) !== null ||
    [ODD_BEGINNING, AMOUNT_TWICE, PRICE].some((sign) => sign.test(line)) ||
    (looksLikeIngredient(line) < UNLIKELY && (words.length > 6 || !words.some(isFood)))
  );
}

/** "Öl, ein Schuss", "Cebolla, una", "le zeste d'un citron" */
const saysBehind = (line: string): boolean =>
  measuresBehind(line) || countsBehindComma(line) || isPartOfFruit(line);

const hasOpenBracket = (line: string): boolean => line.split('(').length > line.split(')').length;

/** How many lines of their own this one holds: "2 eggs 200 g flour 1 tsp salt". */
function countMeasured(line: string): number {
  const parts = line.replace(/\([^)]*\)/g, ' ').split(/\s(?=[\d¼-¾⅐-⅞])/);
  return parts.filter(
    (part, index) =>
      MEASURED.test(part) &&
      !JOINED.test(parts[index - 1] ?? '') &&
      looksLikeIngredient(part) > LIKELY &&
      namesFood(part, 3),
  ).length;
}

/** A step that ran into the line: a sentence ends or begins in it, or nothing can end so. */
function runsOn(line: string, language: Language | null): boolean {
  const text = line.replace(/\([^)]*\)/g, ' ');
  const written = /\p{L}+$/u.exec(text)?.[0] ?? '';
  const last = foldWords(written);
  const isOpen =
    language !== null &&
    // "en dés"
    written.toLowerCase() !== 'dés' &&
    !countsBehindComma(line) &&
    (endsOpen[language].has(last) ||
      lineEndsOpen[language].has(last) ||
      endsInClause.test(foldWords(text)));
  // Behind a comma or colon stand remarks; in German every noun is capital.
  const orders =
    language !== 'de' &&
    [...text.matchAll(/(?<=\p{L} )\p{Lu}\p{Ll}{2,15}(?= \p{Ll})/gu)].some(
      ([word]) =>
        COOKING_VERBS.has(foldWords(word)) && !alsoAdjectives.has(foldWords(word)) && !isFood(word),
    );
  return isOpen || orders || (MEASURED.test(text) && SENTENCE_BREAK.test(text));
}
