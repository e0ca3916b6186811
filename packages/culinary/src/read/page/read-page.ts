import {
  doubtAfter,
  doubtedWords,
  doubtOfMissing,
  doubtOfWhole,
  type Doubt,
  type RecipeDraft,
} from '../../recipe/recipe.ts';
import type { DoubtSource } from '../doubts/doubt-source.ts';
import { findDoubts } from '../doubts/find-doubts.ts';
import { languageOf } from '../language.ts';
import { adoptGroups } from './adopt-groups.ts';
import { calmTitle } from '../calm-title.ts';
import { withFullerLists } from './compare-candidates.ts';
import { mendEncoding } from '../mend-encoding.ts';
import { inOneSystem } from './one-system.ts';
import { withSideLinesApart } from '../side-lines.ts';
import { fullerLines } from './fuller-lines.ts';
import { readAppState } from './scripts/app-state.ts';
import { rawText } from './html/element.ts';
import { readUndoubted as readTextUndoubted } from '../text/read-text.ts';
import { htmlLines } from './html/html-lines.ts';
import { readHRecipe } from './markup/hrecipe.ts';
import { readJsonLd } from './markup/json-ld.ts';
import { factDoubts, fullerAuthor, fullerDescription, withFullerTimes } from './compare-facts.ts';
import { mainRecipe, otherTitles } from './main-recipe.ts';
import { holdsRecipe, isWhole, lineCount, mergeDrafts, statesTime } from './merge-drafts.ts';
import { readLooseMicrodata, readMicrodata } from './markup/microdata.ts';
import { isOrnament, readPageFacts, type PageFacts } from './page-facts.ts';
import { withParagraphsParted } from '../parted-steps.ts';
import { pageTitle, withoutSiteName } from './page-title.ts';
import { parsePage, type ParsedPage } from './html/parse-page.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { labelRows, type LabelledPage } from './plain/labelled-rows.ts';
import { foldText } from '../../words/fold.ts';
import { contentRows, readPlainMarkup } from './plain/plain-markup.ts';
import { readPluginMarkup } from './plain/plugin-markup.ts';
import { isChapter } from '../text/lines/chatter.ts';
import { readRdfa } from './markup/rdfa.ts';
import { separateRecipes } from './plain/separate-recipes.ts';

type PageMethod = 'json-ld' | 'microdata' | 'rdfa' | 'hrecipe' | 'markup' | 'text';

interface PageReading {
  /** Null when the page holds no recipe. */
  draft: RecipeDraft | null;
  /** The most trusted source that held the ingredients or the steps. */
  method: PageMethod;
  /** All words a reader of the page can see, closed tabs included, line by line. Made when asked for. */
  text(): string;
}

/** A reading before it doubts itself, and what its doubts are found in. */
interface UndoubtedReading extends PageReading {
  doubtSource(): DoubtSource;
}

interface Source {
  method: PageMethod;
  draft: RecipeDraft;
}

/** Lists shorter than these may be a rest of what the page's own program holds. */
const fewLines = 4;
const fewCharacters = 120;
const isPoor = (draft: RecipeDraft) =>
  lineCount(draft) < fewLines ||
  draft.steps.reduce((sum, step) => sum + step.text.length, 0) < fewCharacters;

/** Steps of fewer characters than this were not really found. */
const fewestCharacters = 25;
const isFound = (draft: RecipeDraft) =>
  lineCount(draft) > 0 &&
  draft.steps.reduce((sum, step) => sum + step.text.length, 0) >= fewestCharacters;

/** Times belong together: those of one source are not completed from another. */
const withoutTimes = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  prepTime: null,
  cookTime: null,
  totalTime: null,
});

/**
 * Whether a page without recipe markup holds a recipe: ingredients and steps, or ingredients with
 * amounts. Articles have paragraphs, shops have lists of foods.
 */
function isConvincing(draft: RecipeDraft): boolean {
  const lines = draft.ingredients.flatMap((group) => group.lines);
  const counted = lines.filter((line) => /[\d¼-¾⅐-⅞]/.test(line)).length;
  return (
    lines.length >= 2 && (isFound(draft) || (lines.length >= 3 && counted * 2 >= lines.length))
  );
}

/** What the page states in any markup, most trusted first: the main recipe of each kind, and the titles of all. */
function structuredSources(
  page: ParsedPage,
  facts: PageFacts,
  url: string,
): { sources: Source[]; titles: string[] } {
  const kinds: { method: PageMethod; drafts: RecipeDraft[] }[] = [
    { method: 'json-ld', drafts: readJsonLd(page.elements, url) },
    { method: 'microdata', drafts: readMicrodata(page.elements, url) },
    { method: 'rdfa', drafts: readRdfa(page.elements, url) },
    { method: 'hrecipe', drafts: readHRecipe(page.elements, url) },
    { method: 'markup', drafts: readPluginMarkup(page.elements) },
  ];
  const sources: Source[] = [];
  for (const { method, drafts } of kinds) {
    const draft = mainRecipe(drafts, facts);
    if (draft) sources.push({ method, draft });
  }
  return {
    sources,
    titles: kinds
      .flatMap(({ drafts }) => drafts.filter(holdsRecipe).map((draft) => draft.title))
      .filter((title) => title !== null),
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
  const { draft } = readTextUndoubted(text);
  return isWhole(draft)
    ? {
        draft,
        titles: [draft.title, ...draft.otherRecipes].filter((title) => title !== null),
        labelled: { draft, titleCertainty: 1, listed: new Set(), around: new Set() },
      }
    : null;
}

const pageLetters = ({ roots }: ParsedPage): number =>
  htmlLines(roots).reduce((sum, { text }) => sum + text.length, 0) || 1;

interface VisibleRecipes {
  draft: RecipeDraft;
  titles: string[];
  labelled: LabelledPage;
}

/** The recipes as a reader sees them, main one first; when nothing whole is in sight, closed tabs and accordions are opened. */
function visibleRecipes(page: ParsedPage, facts: PageFacts, needed: boolean): VisibleRecipes {
  const written = needed ? preformattedRecipe(page) : null;
  if (written) return written;
  const read = (hiddenToo: boolean) => {
    const sections = separateRecipes(contentRows(page, hiddenToo), [
      ...facts.headings,
      ...facts.windowTitles,
    ]);
    const [main] = sections;
    const labelled = labelRows(main!.rows, !needed);
    const read = readPlainMarkup(
      main!.rows,
      main!.title ? [main!.title] : namesOf(facts),
      labelled.around,
    );
    return {
      labelled,
      draft: { ...read, title: main!.title ?? read.title },
      titles: sections.map((section) => section.title).filter((title) => title !== null),
    };
  };
  const visible = read(false);
  if (!needed || isFound(visible.draft)) return visible;
  const opened = read(true);
  return isFound(opened.draft) ? opened : visible;
}

/** Reads the main recipe of an HTML page. `url` is the page's address. Nothing is fetched or run, and nothing throws. */
export function readPage(html: string, url: string): PageReading {
  const { draft, method, text, doubtSource } = readUndoubted(html, url);
  if (draft === null) return { draft, method, text };
  const doubts = [...draft.doubts, ...findDoubts(draft, doubtSource())];
  return { draft: { ...draft, doubts }, method, text };
}

/** What the page's markup and scripts state, completed from each other. */
function statedRecipe(
  page: ParsedPage,
  facts: PageFacts,
  url: string,
): { found: RecipeDraft; sources: Source[]; titles: string[] } {
  const { sources, titles } = structuredSources(page, facts, url);
  let found = mergeDrafts(...sources.map(({ draft }) => draft));
  if (!isWhole(found)) {
    const [loose] = readLooseMicrodata(page.elements, url);
    if (loose) {
      sources.push({ method: 'microdata', draft: loose });
      found = mergeDrafts(found, statesTime(found) ? withoutTimes(loose) : loose);
    }
  }
  if (!isWhole(found) || isPoor(found)) {
    const state = mainRecipe(readAppState(page.elements, url), facts);
    if (state && isWhole(state)) {
      sources.push({ method: 'markup', draft: state });
      found = mergeDrafts(found, state);
    }
  }
  return { found, sources, titles };
}

/** What is read of a page before the whole is looked at again. */
export function readUndoubted(html: string, url: string): UndoubtedReading {
  const page = parsePage(mendEncoding(html));
  const facts = readPageFacts(page.elements, url);
  const { found, sources, titles } = statedRecipe(page, facts, url);
  const text = () =>
    htmlLines(page.roots, { hiddenToo: true })
      .map((line) => line.text)
      .join('\n');
  const doubtSource = () => ({
    text: text(),
    ofPage: true,
    names: [...facts.windowTitles, ...facts.headings],
    siteName: facts.siteName,
  });
  const method = sources.find(({ draft }) => holdsRecipe(draft))?.method ?? 'text';
  const {
    draft: shown,
    titles: shownTitles,
    labelled,
  } = visibleRecipes(page, facts, !isWhole(found));
  const visible = withLabelled(
    shown,
    labelled.draft,
    sources.some(({ draft }) => isWhole(draft)),
  );
  const draft = withFullerTimes(
    mergeDrafts(
      restsOf(found, labelled.draft) ? withoutList(found) : found,
      statesTime(found) ? withoutTimes(visible) : visible,
    ),
    visible,
  );
  if (
    !holdsRecipe(draft) ||
    (!sources.some((source) => holdsRecipe(source.draft)) && !isConvincing(draft))
  )
    return { draft: null, method: 'text', text, doubtSource };
  const fuller = withFullerLists(draft, [
    ...sources.map((source) => source.draft),
    listedAlike(visible, labelled),
  ]);
  const ingredients = adoptGroups(
    inOneSystem(fullerLines(fuller.ingredients, visible.ingredients)),
    inOneSystem(visible.ingredients),
  );
  // What a site states as one step is one.
  const isStated = sources.some((source) => source.draft.steps.length > 0);
  const steps = isStated ? fuller.steps : withParagraphsParted(fuller.steps);
  const said = sources.map((source) => source.draft);
  const named = titles.length ? titles : shownTitles;
  const whole = finished({ ...fuller, steps, ingredients }, said, facts, named, labelled);
  const doubts = [
    ...placed(fuller, whole),
    ...lacking(whole),
    ...factDoubts(whole, [...said, visible]),
  ];
  return { draft: { ...whole, doubts }, method, text, doubtSource };
}

/** From here on the labels know better than the head of the page which line names the dish. */
const SURE_TITLE = 0.6;

/** The name that the page states, or the line that reads like the dish's where the page names itself or says more than the name. */
function titleAmong(
  stated: string | null,
  isOfRecipe: boolean,
  { draft, titleCertainty }: LabelledPage,
): string | null {
  if (draft.title === null || titleCertainty < SURE_TITLE) return stated ?? draft.title;
  if (stated === null) return draft.title;
  const [long, short] = [foldText(stated), foldText(draft.title)];
  if (long.startsWith(short) && /^[^|»]{0,40}\s[|»]\s/u.test(stated.slice(draft.title.length)))
    return draft.title;
  if (isOfRecipe) return stated;
  const spoken = stemsOf([
    ...draft.ingredients.flatMap(({ lines }) => lines),
    ...draft.steps.map(({ text }) => text),
  ]);
  const isSpoken = (title: string) => [...stemsOf([title])].some((stem) => spoken.has(stem));
  return isSpoken(draft.title) && !isSpoken(stated) ? draft.title : stated;
}

/** What is shown, without lines of its list that do not read like ingredients where they stand. */
function listedAlike(shown: RecipeDraft, { listed }: LabelledPage): RecipeDraft {
  if (listed.size === 0) return shown;
  const ingredients = shown.ingredients.map((group) => ({
    ...group,
    lines: group.lines.filter((line) => listed.has(foldText(line))),
  }));
  return { ...shown, ingredients };
}

/** Whether the page's data hold no more than the rest of a list that the page shows whole, in other words. */
function restsOf(found: RecipeDraft, labelled: RecipeDraft): boolean {
  if (!isPoor(found) || !isWhole(labelled) || lineCount(labelled) <= lineCount(found)) return false;
  const shown = new Set(labelled.ingredients.flatMap(({ lines }) => lines.map(foldText)));
  return found.ingredients.some(({ lines }) => lines.some((line) => !shown.has(foldText(line))));
}

const withoutList = (found: RecipeDraft): RecipeDraft =>
  lineCount(found) === 0
    ? found
    : {
        ...found,
        ingredients: [],
        doubts: [
          ...found.doubts,
          doubtOfWhole(
            'The page lists other ingredients than its recipe data; its list was taken.',
          ),
        ],
      };

/** What the look of a page's lists did not give, from the labels of its lines. */
function withLabelled(
  shown: RecipeDraft,
  labelled: RecipeDraft,
  isStructured: boolean,
): RecipeDraft {
  const whole = isFound(shown)
    ? shown
    : isWhole(labelled)
      ? {
          ...shown,
          ingredients: labelled.ingredients,
          steps: labelled.steps,
          doubts: labelled.doubts,
        }
      : shown;
  return {
    ...whole,
    ...(whole.servings === null &&
      labelled.servings !== null && {
        servings: labelled.servings,
        yieldText: whole.yieldText ?? labelled.yieldText,
      }),
    ...(!isStructured &&
      !statesTime(whole) && {
        prepTime: labelled.prepTime,
        cookTime: labelled.cookTime,
        totalTime: labelled.totalTime,
      }),
  };
}

/**
 * Fills in what the page says of itself and what several places of it say in part, and the total time as the sum of what is
 * stated where the page gives none.
 */
function finished(
  draft: RecipeDraft,
  said: readonly RecipeDraft[],
  facts: PageFacts,
  titles: readonly string[],
  labelled: LabelledPage,
): RecipeDraft {
  const text = () =>
    [
      draft.title,
      ...draft.ingredients.flatMap((group) => group.lines),
      ...draft.steps.map((step) => step.text),
    ].join(' ');
  const stated = titleAmong(
    draft.title ? withoutSiteName(draft.title, facts) : pageTitle(facts),
    said.some((source) => source.title === draft.title && holdsRecipe(source)),
    labelled,
  );
  const language =
    facts.language ?? draft.language?.slice(0, 2).toLowerCase() ?? languageOf(text());
  const title = stated && calmTitle(stated, text(), language);
  const apart = withSideLinesApart(draft);
  return {
    ...apart,
    title,
    totalTime:
      draft.totalTime ??
      (draft.prepTime !== null || draft.cookTime !== null
        ? (draft.prepTime ?? 0) + (draft.cookTime ?? 0)
        : null),
    imageUrl:
      draft.imageUrl && !isOrnament(draft.imageUrl)
        ? draft.imageUrl
        : (facts.imageUrl ?? draft.imageUrl),
    source: draft.source ?? facts.siteName,
    author: fullerAuthor([...said.map(({ author }) => author), draft.author, facts.author]),
    description: fullerDescription(draft.description, [
      ...said.map(({ description }) => description),
      facts.description,
    ]),
    language,
    otherRecipes: otherTitles(
      titles.map((other) => withoutSiteName(other, facts)),
      stated,
    ),
  };
}

/** The doubts of a draft in what became of it. Of a line that became another the doubt still holds, though it has no place. */
function placed(draft: RecipeDraft, whole: RecipeDraft): Doubt[] {
  const [before, after] = [{ ...doubtedWords(draft), title: null }, doubtedWords(whole)];
  return draft.doubts.map(
    (doubt): Doubt =>
      doubtAfter(doubt, before, { ...after, title: null }) ?? {
        ...doubt,
        part: 'whole',
        index: null,
      },
  );
}

function lacking(draft: RecipeDraft): Doubt[] {
  const doubts: Doubt[] = [];
  if (lineCount(draft) === 0)
    doubts.push(doubtOfMissing('ingredient', 'No ingredient list was found on the page.'));
  if (draft.steps.length === 0)
    doubts.push(doubtOfMissing('step', 'No preparation steps were found on the page.'));
  return doubts;
}
