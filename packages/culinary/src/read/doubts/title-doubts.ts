import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { instructionVerbs } from '../../line/likelihood/likelihood-words.data.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { fedStatement } from '../text/facts/fed-statements.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { statedFacts } from '../text/facts/stated-facts.ts';
import { isFurniture } from '../text/lines/page-furniture.ts';
import { looksLikeStep } from '../text/steps/step-likelihood.ts';
import { opensAsRest } from '../text/draft/whole-title.ts';
import { isRowOf } from '../text/title/food-of-row.ts';
import { speaksToCustomers } from '../speaks-to-customers.ts';
import type { DoubtSource } from './doubt-source.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { fullerName, isPieceOfSentence } from './fuller-name.ts';
import { isCookedOfFood, isSomebodysDish } from './named-after.ts';
import { isOfRecipe, stemsOf } from './recipe-words.ts';
import type { SourceLine } from './taken-lines.ts';
import { aloneNoTitle, creditOrDate } from './title-words.data.ts';

const SURELY_INGREDIENT = 0.93;
const SURELY_STEP = 0.7;
const LONGEST = 110;
/** A title that opens with a verb and has more words tells what to do. */
const MOST_WORDS_OF_VERB = 8;
const LETTERS = /\p{L}{2}/u;
const MEASURED = /^[\d¼-¾⅐-⅞]/;
/** What runs along the head of a book's page: "Soups & Broths 61", "Letter no. 118". */
const PAGE_NUMBER = /\s\d{1,4}$/u;
/** Words that a title shares with the names of its page. */
const LONGEST_OTHER = 130;
/** Lines above the list in which a title is looked for. */
const MOST_ABOVE = 14;
const MOST_CHARACTERS = 60_000;
const LEAST_SHARED = 0.5;

/** Whether the title names something else than the dish. */
export function titleDoubts(
  draft: RecipeDraft,
  lines: readonly string[],
  source: DoubtSource,
  taken: readonly SourceLine[],
): Doubt[] {
  const { title } = draft;
  if (title === null) return [];
  const better = isNamedTwice(title, source) ? null : betterTitle(title, draft, lines, taken);
  if (better !== null)
    return [doubted(title, `The title may be “${better}”, not “${title}”.`, better)];
  const other = standsAlone(title, lines, taken) ? null : nameOfPage(title, lines, source);
  if (other !== null)
    return [doubted(title, `The page calls itself “${other}”, not “${title}”.`, other)];
  const fuller = source.ofPage ? null : fullerName(title, taken, draft.language);
  if (fuller !== null)
    return [doubted(title, `The title may be “${fuller}”, not “${title}”.`, fuller)];
  return isNoName(title, isNamedTwice(title, source)) ||
    opensAsRest(title) ||
    (!source.ofPage && isPieceOfSentence(title, draft.language)) ||
    (!isNamedTwice(title, source) &&
      source.isLargePrint !== true &&
      namesNothing(title, draft, lines)) ||
    isOwnWords(title, draft, lines) ||
    isSite(title, source) ||
    isCutOut(title, taken) ||
    isNotThere(title, source)
    ? [doubted(title, `“${title}” may not be the title.`, title)]
    : [];
}

const doubted = (title: string, sentence: string, sourceWords: string): Doubt => ({
  part: 'title',
  index: null,
  sentence,
  sourceWords: sourceWords || title,
});

/** A short line above the list that speaks of the same food as the recipe does, where the title does not. */
function betterTitle(
  title: string,
  { steps, ingredients }: RecipeDraft,
  lines: readonly string[],
  taken: readonly SourceLine[],
): string | null {
  const parts = new Set([
    ...ingredients.map(({ name }) => name),
    ...steps.map(({ group }) => group),
  ]);
  const stems = stemsOf([...lines, ...steps.map(({ text }) => text)].join(' '));
  const isNamed = isOfRecipe(title, stems) || dishesIn(title).length > 0;
  if (!/\p{Script=Latin}/u.test(title) || (isNamed && !PAGE_NUMBER.test(title))) return null;
  const list = taken.findIndex(({ taken, text }) => taken === 'line' && MEASURED.test(text));
  const above = taken.slice(Math.max(0, list - MOST_ABOVE), Math.max(0, list));
  const folded = foldWords(title);
  return (
    above.find(
      (line) =>
        line.text.length <= LONGEST_OTHER &&
        line.taken !== 'step' &&
        line.folded !== folded &&
        line.taken !== 'line' &&
        !isListed(line, lines) &&
        !parts.has(line.text.replace(/:$/, '')) &&
        line.folded.includes(' ') &&
        !/^\(|[.:;]$/.test(line.text) &&
        !speaksToCustomers(line.text) &&
        !OFFERED.test(line.text) &&
        !MEASURED.test(line.text) &&
        !line.folded.includes(folded) &&
        fedStatement(line.text) === null &&
        timeStatements(line.text).length === 0 &&
        statedFacts(line.text) === null &&
        sectionHeading(line.text) === null &&
        isOfRecipe(line.text, stems),
    )?.text ?? null
  );
}

/** The food of a row of the list, or a line that became one. */
const isListed = ({ folded }: SourceLine, lines: readonly string[]): boolean =>
  lines.some((line) => {
    const own = foldWords(line);
    return own === folded || own.startsWith(`${folded} `) || own.endsWith(` ${folded}`);
  });

/** "Save 20% on waxed jackets", "3 weeks for £1" */
const OFFERED = /\d\s?%|[£€$]\s?\d|\d\s?[£€$]/u;

/** A page that calls itself so, and shows the same as a heading. */
export const isNamedTwice = (title: string, { ofPage, names }: DoubtSource): boolean => {
  const folded = foldWords(title);
  return ofPage && names.filter((name) => foldWords(name).includes(folded)).length > 1;
};

/** No dish that is known, no food, and nothing that the recipe speaks of. */
function namesNothing(
  title: string,
  { steps, language }: RecipeDraft,
  lines: readonly string[],
): boolean {
  const stems = stemsOf([...lines, ...steps.map(({ text }) => text)].join(' '));
  return (
    /\p{Script=Latin}/u.test(title) &&
    dishesIn(title).length === 0 &&
    !isOfRecipe(title, stems) &&
    !isSomebodysDish(title, language) &&
    !isCookedOfFood(title, language)
  );
}

/** By its look: a sentence, an ingredient, a fact, a heading, a word of the page's frame. "Brown Butter Bread (One Bowl!)" in window and heading is no step. */
function isNoName(title: string, isNamedTwice: boolean): boolean {
  const words = foldWords(title).split(' ');
  return (
    title.length > LONGEST ||
    !LETTERS.test(title) ||
    /[:：,]$|https?:|^[\w-]+(?:\.[\w-]+)+(?:$|\s[|–—-])/.test(title) ||
    (!isNamedTwice && looksLikeStep(title) >= SURELY_STEP) ||
    (words.length > MOST_WORDS_OF_VERB && instructionVerbs.has(words[0]!)) ||
    (MEASURED.test(title) && looksLikeIngredient(title) > SURELY_INGREDIENT) ||
    words.every((word) => aloneNoTitle.has(word)) ||
    creditOrDate.test(foldText(title)) ||
    sectionHeading(title)?.rest === '' ||
    statedFacts(title) !== null ||
    /[?¿]/.test(title) ||
    saysHowMany(title) ||
    isFurniture(title)
  );
}

/** "Käsespätzle, reicht für drei" */
const saysHowMany = (title: string): boolean => {
  const comma = title.lastIndexOf(',');
  return comma > 0 && fedStatement(title.slice(comma + 1)) !== null;
};

/** What the lists hold already, with an amount or beside one. */
function isOwnWords(title: string, { steps }: RecipeDraft, lines: readonly string[]): boolean {
  const folded = foldWords(title);
  return (
    lines.some((line) => foldWords(line) === folded && /\d/.test(line)) ||
    lines.some((line) => isRowOf(foldWords(line), folded)) ||
    steps.some(({ text }) => foldWords(text) === folded)
  );
}

/** The rest of a line that begins elsewhere: "the soup that holds a spoon" of "Recipe. Garbure, the soup that holds a spoon". */
const isCutOut = (title: string, taken: readonly SourceLine[]): boolean => {
  const folded = foldWords(title);
  return (
    /^\p{Ll}/u.test(title) &&
    !taken.some((line) => line.folded === folded) &&
    taken.some((line) => line.folded.endsWith(` ${folded}`))
  );
};

function isSite(title: string, { siteName }: DoubtSource): boolean {
  return siteName !== null && foldWords(siteName) === foldWords(title);
}

/** A heading of the page that speaks of the food, even where the page as a whole is called otherwise: a letter, a print. */
function standsAlone(
  title: string,
  lines: readonly string[],
  taken: readonly SourceLine[],
): boolean {
  const folded = foldWords(title);
  return (
    taken.some((line) => line.folded.includes(folded)) &&
    isOfRecipe(title, stemsOf(lines.join(' ')))
  );
}

/** What the page calls itself where that is something else than the title. */
function nameOfPage(
  title: string,
  lines: readonly string[],
  { names, ofPage }: DoubtSource,
): string | null {
  const words = contentWords(title);
  if (!ofPage || names.length === 0 || words.length === 0) return null;
  const stems = stemsOf(lines.join(' '));
  // A site and its section name no food.
  const namesDish = (text: string) => isOfRecipe(text, stems) || dishesIn(text).length > 0;
  if (namesDish(title) && !names.some(namesDish)) return null;
  const isBorneOut = names.some((name) => {
    const others = contentWords(name);
    const shared = words.filter((word) => others.some((one) => isSame(one, word))).length;
    return shared > 0 && shared >= LEAST_SHARED * Math.min(words.length, others.length);
  });
  return isBorneOut ? null : names[0]!;
}

/** A text says its title itself. */
function isNotThere(title: string, { ofPage, text }: DoubtSource): boolean {
  const source = foldWords(text.slice(0, MOST_CHARACTERS));
  const words = contentWords(title);
  return !ofPage && words.filter((word) => source.includes(word)).length < words.length / 2;
}

const contentWords = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length > 2);

const isSame = (one: string, other: string) => one.slice(0, 5) === other.slice(0, 5);
