import { doubtOfWhole, leftOutLines, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import { withoutBusinessRemarks } from '../business-remarks.ts';
import type { DoubtSource } from '../doubts/doubt-source.ts';
import { findDoubts } from '../doubts/find-doubts.ts';
import { isNamedTwice } from '../doubts/title-doubts.ts';
import { formDoubts, withFurther, type OtherReading } from '../forms/form-doubts.ts';
import type { Told } from '../forms/form-doubts.ts';
import { isReadAgain, PAGE_FORMS } from '../forms/page-forms.ts';
import { withDaysAsParts } from '../headings/day-labels.ts';
import { foldWords } from '../../words/fold.ts';
import { mendEncoding } from '../mend-encoding.ts';
import { withParagraphsParted } from '../parted-steps.ts';
import { pastedReading, plainReadings } from '../text/read-text.ts';
import {
  deniesAmount,
  draftSetRight,
  unappliedOnPage,
  isOfOwnRecipe,
} from '../text/lines/corrections/draft-set-right.ts';
import { withoutEnumerators } from '../text/steps/enumerated-steps.ts';
import { withoutOrdinalWords } from '../text/steps/ordinal-words.ts';
import { adoptGroups, withoutRepeatedGroups } from './adopt-groups.ts';
import {
  listedAlike,
  restsOf,
  withLabelled,
  withoutList,
  withoutYieldOfList,
} from './adopt-labels.ts';
import { withFullerLists } from './compare-candidates.ts';
import { factDoubts, withFullerTimes } from './compare-facts.ts';
import { finished, lacking, placed, statedTitle } from './finish-draft.ts';
import { fullerLines, listDoubts } from './fuller-lines.ts';
import { leftOutAmong, untakenRows } from './left-out-among.ts';
import { elementText, htmlLines } from './html/html-lines.ts';
import { parsePage, type PageForm, type ParsedPage } from './html/parse-page.ts';
import { holdsRecipe, isConvincing, isWhole, statesTime } from './measure-draft.ts';
import { mergeDrafts, withoutTimes } from './merge-drafts.ts';
import { withoutWhollyStrange } from '../strange-remarks.ts';
import { withoutStrange } from '../strange-steps.ts';
import { withPairsOfGroups } from '../columns/alternating-lines.ts';
import { inOneColumn } from '../columns/in-one-column.ts';
import { inOneSystem } from '../one-system.ts';
import { buttonsBehind } from './plain/buttons-behind.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';
import { ownPosts } from './plain/own-posts.ts';
import { shopBeside } from './plain/shop-beside.ts';
import { withoutLinkedDishes } from './linked-dishes.ts';
import { withoutOffers } from './plain/offers.ts';
import { otherDishes } from './other-dishes.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';
import { isSettledTitle } from './settled-title.ts';
import { rivalTitles } from './title-among.ts';
import { headingDoubts } from './title-of-body.ts';
import { withoutAround } from './steps-around.ts';
import { textsInState } from './scripts/texts-in-state.ts';
import { statedRecipe, type PageMethod, type StatedRecipe } from './stated-recipe.ts';
import { unlikeRows } from './unlike-rows.ts';
import { unplacedOnPage } from './unplaced-on-page.ts';
import { toldRecipe, visibleRecipes, type VisibleRecipes } from './visible-recipes.ts';

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

/** Reads the main recipe of an HTML page. `url` is the page's address. Nothing is fetched or run, and nothing throws. */
export function readPage(html: string, url: string): PageReading {
  const { draft, method, text, doubtSource } = readUndoubted(html, url);
  if (draft === null) return { draft, method, text };
  const source = doubtSource();
  const own = [...draft.doubts, ...findDoubts(draft, source)];
  const doubts = [...own, ...unappliedOnPage(draft, source.text.split('\n'), own)];
  const unsteady =
    method === 'text' && isReadAgain(html, source.text)
      ? formDoubts(
          draft,
          withoutTitleOf(draft, source, otherReadings(draft, { html, url, text: source.text })),
          source.text.split('\n'),
        )
      : [];
  return { draft: { ...draft, doubts: withFurther(doubts, unsteady) }, method, text };
}

/** Readings that are asked for no title where the page calls itself so, and shows the same as its heading. */
function* withoutTitleOf(
  draft: RecipeDraft,
  source: DoubtSource,
  readings: Iterable<OtherReading>,
): Generator<OtherReading> {
  const { title } = draft;
  const isSettled =
    title !== null &&
    ((isNamedTwice(title, source) && isMainHeading(title, source)) ||
      isSettledTitle(title, source.names, draft));
  for (const { read, tells } of readings)
    yield { read, tells: isSettled ? tells.filter((part) => part !== 'title') : tells };
}

const isMainHeading = (title: string, { mainHeadings = [] }: DoubtSource): boolean =>
  mainHeadings.some((heading) => foldWords(heading).includes(foldWords(title)));

/** What is read of a page in other forms that say the same. */
function* otherReadings(
  draft: RecipeDraft,
  { html, url, text }: { html: string; url: string; text: string },
): Generator<OtherReading> {
  const pasted = pastedReading(text);
  const read = lazily(pasted.read);
  // What the words alone give does not hang on what is bold.
  const ofLook = (tells: readonly Told[]) =>
    tells.some(isOfList) && hasSameList(draft, read())
      ? tells.filter((part) => !isOfList(part))
      : tells;
  for (const { form, tells } of PAGE_FORMS)
    yield { read: () => readUndoubted(html, url, form).draft, tells: ofLook(tells) };
  yield* plainReadings(draft);
  yield { ...pasted, read };
}
const isOfList = (part: Told): boolean => part === 'lines' || part === 'furtherLines';

const hasSameList = (draft: RecipeDraft, other: RecipeDraft | null): boolean =>
  other !== null && listedWords(draft) === listedWords(other);
const listedWords = ({ ingredients }: RecipeDraft): string =>
  ingredients.flatMap(({ lines }) => lines.map(foldWords)).join('\n');

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** What is read of a page before the whole is looked at again. */
export function readUndoubted(html: string, url: string, form: PageForm = {}): UndoubtedReading {
  const page = parsePage(mendEncoding(html), form);
  const facts = readPageFacts(page.elements, url);
  const others = otherDishes(page, facts, url);
  const stated = statedRecipe(page, facts, url, others, false);
  const shown = ({ found }: StatedRecipe) => visibleRecipes(page, facts, others, !isWhole(found));
  const reading = readParsed(page, facts, stated, shown(stated));
  if (reading.draft !== null) return reading;
  if (stated.hasAsides) {
    const withAsides = statedRecipe(page, facts, url, others, true);
    const beside = readParsed(page, facts, withAsides, shown(withAsides));
    if (beside.draft !== null) return beside;
  }
  const told = toldRecipe(page, others);
  if (told !== null) return readParsed(page, facts, stated, told);
  return textOfState(page, facts, url) ?? reading;
}

/** What a text in the data of the page's own program tells, read as a page that shows it: the post of a forum that shows nothing without its program. */
function textOfState(
  page: ParsedPage,
  { windowTitles }: PageFacts,
  url: string,
): UndoubtedReading | null {
  for (const { title: own, lines } of textsInState(page.elements)) {
    const title = own ?? windowTitles[0] ?? null;
    const html = [
      ...(title === null ? [] : [`<title>${encoded(title)}</title><h1>${encoded(title)}</h1>`]),
      ...lines.map((line) => (line.trim() === '' ? '<br>' : `<p>${encoded(line)}</p>`)),
    ].join('\n');
    const reading = readUndoubted(html, url);
    if (reading.draft !== null) return reading;
  }
  return null;
}

const encoded = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const namesOfPage = ({ windowTitles, headings }: PageFacts): string[] => [
  ...windowTitles,
  ...headings,
];

const mainHeadingsOf = ({ elements }: ParsedPage): string[] =>
  elements.filter(({ name }) => name === 'h1').map((element) => elementText(element));

const methodOf = (sources: StatedRecipe['sources']): PageMethod =>
  sources.find(({ draft }) => holdsRecipe(draft))?.method ?? 'text';

const tooLong = 'The page was too long or nested too deep; only its beginning was read.';

/** All that a reader of the page can see, without what its buttons and shops say. */
function textOf({ elements, roots }: ParsedPage): string {
  const buttons = new Set([...buttonsBehind(elements), ...shopBeside(elements)]);
  return withoutOffers(
    htmlLines(roots, { hiddenToo: true, skip: (element) => buttons.has(element) }),
  )
    .map((line) => line.text)
    .join('\n');
}

function readParsed(
  page: ParsedPage,
  facts: PageFacts,
  { found, sources, titles }: StatedRecipe,
  seen: VisibleRecipes,
): UndoubtedReading {
  const text = lazily(() => textOf(page));
  const doubtSource = () => ({
    text: text(),
    ofPage: true,
    names: namesOfPage(facts),
    mainHeadings: mainHeadingsOf(page),
    siteName: facts.siteName,
    isStated: methodOf(sources) !== 'text',
  });
  const { titles: shownTitles, labelled } = seen;
  const visible = withLabelled(seen.draft, labelled.draft);
  const draft = statedOrShown(found, visible, seen);
  if (
    !holdsRecipe(draft) ||
    (!sources.some((source) => holdsRecipe(source.draft)) && !isConvincing(draft))
  )
    return { draft: null, method: 'text', text, doubtSource };
  const said = sources.map((source) => source.draft);
  const { fuller, sure, listed, around, ...lists } = listsOf(draft, said, visible, labelled, text);
  const named = titles.length ? titles : shownTitles;
  const column = inOneColumn({ ...fuller, ...lists }, () => text().split('\n'));
  const { draft: own, linked } = withoutLinkedDishes(
    finished(column.draft, said, facts, named, labelled),
    page,
  );
  const { draft: weighed, strange } = withoutStrange(own, withoutWhollyStrange);
  const { draft: whole, business } = withoutBusinessRemarks(weighed);
  const isSettled = hasSettledTitle(whole, facts);
  const stated = statedTitle(fuller, said, facts, labelled);
  const doubts = [
    ...(page.isCut ? [doubtOfWhole(tooLong)] : []),
    ...placed(isSettled ? withoutTitleDoubts(fuller) : fuller, whole),
    ...column.doubts,
    ...lacking(whole),
    ...titleDoubtsOf(whole, { isSettled, stated, labelled }),
    ...factDoubts(whole, [...said, visible], labelled.draft).filter(
      ({ about }) => about !== 'yield' || column.doubts.length === 0,
    ),
    ...(methodOf(sources) === 'text'
      ? unlikeRows(whole, labelled)
      : listDoubts(lists.ingredients, listed, sure, text)),
  ];
  // What a page states of its recipe leaves out no more than what stood among its steps.
  const among = methodOf(sources) === 'text' ? leftOutShown(whole, labelled) : around;
  const left = [...among, ...column.leftOut, ...linked, ...strange, ...business];
  const settled = listSetRight({ ...whole, doubts, leftOut: left }, labelled, text, page);
  // The data of a page say all that its site holds to be the recipe.
  if (methodOf(sources) !== 'json-ld')
    settled.leftOut = leftOutLines([...settled.leftOut, ...unplacedOnPage(settled, page)]);
  return { draft: settled, method: methodOf(sources), text, doubtSource };
}

function titleDoubtsOf(
  draft: RecipeDraft,
  {
    isSettled,
    stated,
    labelled,
  }: {
    isSettled: boolean;
    stated: ReturnType<typeof statedTitle>;
    labelled: LabelledPage;
  },
): Doubt[] {
  const rivals = isSettled ? [] : rivalTitles(draft.title, stated, labelled);
  return rivals.length > 0 || stated.isOfRecipe ? rivals : headingDoubts(draft, labelled);
}

const hasSettledTitle = (draft: RecipeDraft, facts: PageFacts): boolean =>
  draft.title !== null && isSettledTitle(draft.title, namesOfPage(facts), draft);

const withoutTitleDoubts = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  doubts: draft.doubts.filter(({ part }) => part !== 'title'),
});

/** The draft whose list follows what its page sets right, and what its cook says of it in a later post or comment. */
function listSetRight(
  found: RecipeDraft,
  { lines }: LabelledPage,
  text: () => string,
  page: ParsedPage,
): RecipeDraft {
  const shown = lines.map((line) => line.text);
  const all = text().split('\n');
  const steps = new Set(found.steps.map((step) => step.text));
  const own = all.some(deniesAmount)
    ? ownPosts(htmlLines(page.roots), (line) => steps.has(line))
    : [];
  const { draft, doubts, leftOut } = draftSetRight(
    found,
    [...shown, ...all.filter(isOfOwnRecipe)],
    own,
  );
  return {
    ...draft,
    doubts: [...found.doubts, ...doubts],
    leftOut: leftOutLines([...found.leftOut, ...leftOut]),
  };
}

const leftOutShown = (draft: RecipeDraft, { unlisted, lines }: LabelledPage): string[] => [
  ...untakenRows(draft, unlisted),
  ...leftOutAmong(draft, lines),
];

/** What a page states, and where it states nothing what it shows and what its sentences tell. */
function statedOrShown(
  found: RecipeDraft,
  visible: RecipeDraft,
  { labelled, toldYield, toldTime }: VisibleRecipes,
): RecipeDraft {
  const stated = withFullerTimes(
    mergeDrafts(
      restsOf(found, labelled.draft)
        ? withoutYieldOfList(withoutList(found, visible), visible)
        : found,
      statesTime(found) ? withoutTimes(visible) : visible,
    ),
    visible,
  );
  return {
    ...stated,
    ...(stated.servings === null && toldYield()),
    ...(!statesTime(stated) && toldTime()),
  };
}

const listOf = ({ ingredients }: RecipeDraft) => inOneSystem(withPairsOfGroups(ingredients));

/** The list and the steps of a draft after what the page shows of them, and the list that it shows, all of it and what is `sure`. */
function listsOf(
  draft: RecipeDraft,
  said: readonly RecipeDraft[],
  visible: RecipeDraft,
  labelled: LabelledPage,
  text: () => string,
) {
  const listed = (visible.ingredients.length > 0 ? visible : labelled.draft).ingredients;
  const shown = listedAlike(visible, labelled);
  const fuller = withFullerLists(
    { ...draft, ingredients: fullerLines(draft.ingredients, listed) },
    [...said, shown],
    text,
  );
  // What a site states as one step is one.
  const isStated = said.some(({ steps }) => steps.length > 0);
  const lines = fuller.ingredients.flatMap((group) => group.lines);
  const parted = withoutAround(
    withDaysAsParts(isStated ? fuller.steps : withParagraphsParted(fuller.steps)),
    lines,
    labelled,
  );
  return {
    ...parted,
    steps: withoutEnumerators(withoutOrdinalWords(parted.steps)),
    fuller,
    listed,
    sure: shown.ingredients,
    ingredients: withoutRepeatedGroups(adoptGroups(listOf(fuller), listOf(visible))),
  };
}
