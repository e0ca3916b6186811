import type { Element } from 'domhandler';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { readUndoubted as readTextUndoubted } from '../text/read-text.ts';
import { isAboutCooking, looksLikeStep } from '../text/steps/step-likelihood.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { wholeTimeOf } from '../text/facts/whole-times.ts';
import type { PageLine } from '../text/lines/page-line.ts';
import { isChapter } from '../text/lines/chatter.ts';
import { withLabelled } from './adopt-labels.ts';
import { rawText } from './html/element.ts';
import { htmlLines, isClosed } from './html/html-lines.ts';
import { chaptersOf, positionedLines } from './html/positioned-lines.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { isConvincing, isFound, isWhole, lineCount } from './measure-draft.ts';
import type { PageFacts } from './page-facts.ts';
import { labelRows, withoutLabels, type LabelledPage } from './plain/labelled-rows.ts';
import { rowsOfComments } from './plain/below-comments.ts';
import { rowsBehindEnd } from './plain/behind-end.ts';
import { factsOfOthers } from './plain/other-cards.ts';
import { boxedRows, contentRows, type Opened } from './plain/content-rows.ts';
import type { Row } from './plain/page-rows.ts';
import { readPlainMarkup } from './plain/plain-markup.ts';
import { separateRecipes } from './plain/separate-recipes.ts';
import {
  toldTime,
  toldYield,
  yieldRightAbove,
  type ToldTime,
  type ToldYield,
} from './plain/told-yield.ts';

export interface VisibleRecipes {
  draft: RecipeDraft;
  titles: string[];
  labelled: LabelledPage;
  /** For how many a sentence says that it is; looked for where nothing else states it. */
  toldYield: () => ToldYield | null;
  /** How long a sentence says that all of it takes; the same. */
  toldTime: () => ToldTime | null;
}

/**
 * The recipes as a reader sees them outside the elements of `others`, main one first; when nothing whole is in sight, closed tabs and
 * accordions are opened, then galleries. What stands in a box of an article is read without the article.
 */
export function visibleRecipes(
  page: ParsedPage,
  facts: PageFacts,
  others: ReadonlySet<Element>,
  needed: boolean,
): VisibleRecipes {
  const written = needed ? (preformattedRecipe(page) ?? printedRecipe(page)) : null;
  if (written) return written;
  const names = [...facts.headings, ...facts.windowTitles];
  const read = (opened: Opened) =>
    readRows(contentRows(page, opened, others), names, namesOf(facts), !needed);
  const visible = read('nothing');
  if (!needed) return visible;
  const boxed = boxedRows(page)
    .map((rows) => readRows(rows, names, [], false))
    .find(({ draft }) => isFound(draft) && isConvincing(draft));
  if (boxed && (!isFound(visible.draft) || areSameLists(boxed.draft, visible.draft))) return boxed;
  const isTold = tellsCooking(visible.draft);
  if (isFound(visible.draft) && !page.elements.some(isClosed)) return visible;
  if (isFound(visible.draft) && isTold && visible.draft.steps.length > FEW_STEPS) return visible;
  const opened = read('closed');
  const whole = withLabelled(opened.draft, opened.labelled.draft);
  if (isFound(visible.draft) && isTold) return tellsMore(whole, visible.draft) ? opened : visible;
  if (isFound(opened.draft) && (!isFound(visible.draft) || tellsCooking(opened.draft)))
    return opened;
  if (isFound(visible.draft)) return visible;
  if (isWhole(visible.labelled.draft)) return visible;
  if (isFound(whole) && isConvincing(whole) && tellsCooking(whole)) return opened;
  const galleries = read('boxes');
  return isFound(galleries.draft) && isConvincing(galleries.draft) ? galleries : visible;
}

/** The recipe that the paragraphs of a page tell, its amounts within their sentences: "mix 90 g of starch with the sugar". Null where they tell none. */
export function toldRecipe(page: ParsedPage, others: ReadonlySet<Element>): VisibleRecipes | null {
  const rows = contentRows(page, 'nothing', others);
  const beside = new Set([...rowsOfComments(rows), ...rowsBehindEnd(rows)]);
  const told = readAsText(rows.flatMap((row) => (beside.has(row) ? [] : [row.text])).join('\n'));
  return told && isFound(told.draft) && isConvincing(told.draft) && tellsCooking(told.draft)
    ? told
    : null;
}

/** Whether the steps tell what to do, and are no names of other dishes. */
const tellsCooking = ({ steps }: RecipeDraft): boolean =>
  isAboutCooking(steps.map(({ text }) => text)) ||
  steps.reduce((sum, { text }) => sum + looksLikeStep(text), 0) >= likeSteps * steps.length;
const likeSteps = 0.45;

/** So many paragraphs of an introduction may read like steps, where those lie in a closed tab. */
const FEW_STEPS = 2;

/** Whether steps tell to cook with most of the list, and others beside the same list do not. */
function tellsMore(one: RecipeDraft, other: RecipeDraft): boolean {
  const lines = one.ingredients.flatMap((group) => group.lines);
  const used = ({ steps }: RecipeDraft) => {
    const stems = stemsOf(steps.map(({ text }) => text));
    return lines.filter((line) => [...stemsOf([line])].some((stem) => stems.has(stem))).length;
  };
  return (
    areSameLists(one, other) &&
    one.steps.length > other.steps.length &&
    tellsCooking(one) &&
    used(one) >= lines.length / 2 &&
    used(other) < lines.length / 2
  );
}

const areSameLists = (one: RecipeDraft, other: RecipeDraft): boolean =>
  listOf(one) === listOf(other);
const listOf = ({ ingredients }: RecipeDraft): string =>
  ingredients.flatMap(({ lines }) => lines).join('\n');

/** The recipe that rows of a page show. `names` are the page's, `titles` what the rows may call the dish. */
function readRows(
  rows: Row[],
  names: readonly string[],
  titles: readonly string[],
  isStated: boolean,
): VisibleRecipes {
  const others = new Set([
    ...factsOfOthers(rows, names),
    ...rowsOfComments(rows),
    ...rowsBehindEnd(rows),
  ]);
  const sections = separateRecipes(rows, names);
  const [main] = sections;
  const labelled = labelRows(main!.rows, others, isStated);
  const draft = readPlainMarkup(main!.rows, {
    titles: main!.title ? [main!.title] : titles,
    around: labelled.around,
    introducing: labelled.introducing,
    aside: labelled.aside,
    remarks: labelled.remarks,
    heads: labelled.heads,
    unlisted: labelled.unlisted,
    others,
  });
  const beside = new Set([...others, ...labelled.aside]);
  return {
    labelled,
    toldYield: () =>
      toldYield(main!.rows, draft, beside) ?? yieldRightAbove(main!.rows, draft, others),
    toldTime: () => toldTime(main!.rows, draft, beside),
    draft: {
      ...draft,
      title: main!.title ?? draft.title,
      totalTime: wholeTimeOf(draft, main!.rows),
    },
    titles: sections.map((section) => section.title).filter((title) => title !== null),
  };
}

/** What a page may call its dish: its headings, or its title where that is more than the name of a section. */
const namesOf = (facts: PageFacts): string[] =>
  facts.headings.length > 0
    ? facts.headings
    : facts.windowTitles.filter((title) => !isChapter(title));

/** Of all a page says, so much stands in preformatted text where that is its content: an archive of a mailing list. */
const leastPreformatted = 0.5;

/** The recipe of a page whose content is one preformatted text, read as a text is. Null for other pages. */
function preformattedRecipe(page: ParsedPage): VisibleRecipes | null {
  const element = page.elements.find(({ name }) => name === 'pre');
  const text = element ? rawText(element) : '';
  if (text.length < leastPreformatted * pageLetters(page)) return null;
  return readAsText(text);
}

/** The recipe of a page of print whose lines lie each at its place, read as the pages of a document are. Null for other pages. */
function printedRecipe(page: ParsedPage): VisibleRecipes | null {
  const lines = positionedLines(page);
  if (lines === null) return null;
  const chapters = chaptersOf(lines);
  // A list of duties on the page behind is no part of the recipe.
  const own = chapters.filter((chapter) => lineCount(readTextUndoubted(chapter).draft) > 0);
  return readAsText(own.length > 0 && own.length < chapters.length ? own.flat() : lines);
}

function readAsText(source: string | PageLine[]): VisibleRecipes | null {
  const { draft, lines } = readTextUndoubted(source);
  return isWhole(draft)
    ? {
        draft,
        titles: [draft.title, ...draft.otherRecipes].filter((title) => title !== null),
        labelled: withoutLabels(draft, 1, lines),
        toldYield: () => null,
        toldTime: () => null,
      }
    : null;
}

const pageLetters = ({ roots }: ParsedPage): number =>
  htmlLines(roots).reduce((sum, { text }) => sum + text.length, 0) || 1;
