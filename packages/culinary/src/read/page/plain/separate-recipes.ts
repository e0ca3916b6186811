import { pattern } from '../../../words/pattern.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';
import { isChapter } from '../../text/lines/chatter.ts';
import { namesPart } from '../../headings/names-part.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { openedSection } from './row-groups.ts';
import { statesFacts } from './stated-labels.ts';
import type { Row } from './page-rows.ts';

interface PageSection {
  /** The heading of the recipe; null for a page that holds one. */
  title: string | null;
  rows: Row[];
}

/** Titles of collections: "5 quick soups", "Our best plum recipes". */
const collection = pattern('i')`
  ^\d{1,3}\s|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|
  sieben|acht|zehn|deux|trois|quatre|cinq|dix|due|tre|quattro|cinque|dieci|dos|tres|cuatro|
  cinco|diez|twee|vijf|tien)\s|\b(?:recipes|rezepte|recettes|ricette|recetas|receitas|recepten|
  opskrifter|oppskrifter|przepisy|recepty)\b
`;
/** A section of a site is called "Recipes", too. */
const isCollection = (title: string): boolean =>
  title.split(/\s[|–—-]\s/).some((part) => collection.test(part) && !isChapter(part));
const longestTitle = 120;
const SURELY_A_STEP = 0.6;

/**
 * Where each recipe of its own may begin: a heading above an ingredients heading of lower rank, or
 * right above a list of ingredients, each followed by steps.
 */
function beginnings(rows: readonly Row[]): number[] {
  const starts: number[] = [];
  let title = -1;
  let hasSteps = true;
  for (const [at, row] of rows.entries()) {
    const opened = openedSection(row);
    if (opened?.section === 'ingredients' && !/\p{L}{3}/u.test(opened.rest)) {
      if (title >= 0 && hasSteps && (row.heading === 0 || rows[title]!.heading < row.heading)) {
        starts.push(title);
        hasSteps = false;
      }
      title = -1;
    } else if (opened?.section === 'instructions') hasSteps = true;
    else if (
      title >= 0 &&
      rows.slice(title + 1, at).every(({ text }) => statesFacts(text) || looksLikeYield(text)) &&
      hasSteps &&
      row.item?.name === 'li' &&
      looksLikeIngredient(row.text) > 0.5
    ) {
      starts.push(title);
      hasSteps = false;
      title = -1;
    } else if (!hasSteps && row.heading === 0 && looksLikeStep(row.text) >= SURELY_A_STEP)
      hasSteps = true;
    else if (!opened && row.heading > 0 && row.heading < 5 && row.text.length <= longestTitle)
      title = at;
  }
  return hasSteps ? starts : starts.slice(0, -1);
}

const statesYield = (rows: readonly Row[]) =>
  rows.some(
    (row) =>
      row.text.length <= 80 &&
      (looksLikeYield(row.text) || labelSection(row.text)?.section === 'yield'),
  );

/** "La pâte (une dizaine de galettes)", "For the filling": the name of a part, which no dish bears. */
const partOfDish = pattern('iu')`
  ^(?:(?:for|für|pour|per|para)\s)?(?:the|der|die|das|den|la|le|les|il|lo|i|gli|el|los|las|de|het|o|a|l['’])\s?\p{L}+(?:\s*[(（–—:-].*)?$
`;

/**
 * Cuts a page that tells several recipes one after the other. The parts of one recipe (dough, filling) look alike, so the
 * page is cut only when its title announces a collection or each part states a yield of its own.
 */
export function separateRecipes(rows: readonly Row[], titles: readonly string[]): PageSection[] {
  const found = beginnings(rows);
  // A dish that begins with a part of it is told in parts.
  const isInParts = found.length > 0 && namesPart(rows[found[0]!]!.text);
  const starts = isInParts ? [] : found;
  const sections = starts.map((start, at) => ({
    title: rows[start]!.text,
    rows: rows.slice(start, starts[at + 1] ?? rows.length),
  }));
  const apart =
    sections.length > 1 &&
    (titles.some(isCollection) ||
      (sections.every((section) => statesYield(section.rows)) &&
        !sections.every((section) => partOfDish.test(section.title))));
  return apart ? sections : [{ title: null, rows: [...rows] }];
}
