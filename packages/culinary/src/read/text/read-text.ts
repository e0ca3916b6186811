import {
  doubtOfWhole,
  emptyDraft,
  leftOutLines,
  type Doubt,
  type RecipeDraft,
} from '../../recipe/recipe.ts';
import type { DoubtSource, MendedLine } from '../doubts/doubt-source.ts';
import { findDoubts } from '../doubts/find-doubts.ts';
import { isNamedAgain } from '../doubts/named-again.ts';
import { lostRows } from '../doubts/lost-rows.ts';
import { untakenTimes } from '../doubts/untaken-times.ts';
import { formDoubts, withFurther, type OtherReading, type Told } from '../forms/form-doubts.ts';
import { plainForm, textForms } from '../forms/text-forms.ts';
import { withoutAfterthought } from '../page/afterthought.ts';
import { withoutStrangeRemarks } from '../strange-remarks.ts';
import { withoutStrange } from '../strange-steps.ts';
import { doubtedText } from './doubted-text.ts';
import { doubtsOf } from './doubts.ts';
import { readStatedValues, statesValue } from '../front-matter/stated-values.ts';
import { withToldAmongSteps } from './facts/told-among-steps.ts';
import { factsOfTelling } from './facts/told-facts-of-telling.ts';
import { toldAboveList } from './facts/told-above-list.ts';
import { withYieldBeforeSteps } from './facts/told-before-steps.ts';
import { wholeTimeAboveTitle } from './facts/told-above-title.ts';
import { withYieldTakenBack } from './facts/yield-taken-back.ts';
import { withoutOthersNumber } from './facts/number-of-other-language.ts';
import { languageOfHeadings } from './heading-language.ts';
import { withDaysAsHeadings } from '../headings/day-labels.ts';
import { languageOf } from '../language.ts';
import { withKnownBullets } from '../known-bullets.ts';
import { mendEncoding } from '../mend-encoding.ts';
import type { SetRight } from './lines/corrections/set-right.ts';
import { setRightInItem, setRightWithin } from './lines/corrections/set-right-within.ts';
import { printedSetRight } from './lines/corrections/draft-set-right.ts';
import { setRightDoubts } from './lines/corrections/correction-doubts.ts';
import { unappliedCorrections } from './lines/corrections/unapplied.ts';
import { withStepsAsTold } from './lines/corrections/steps-as-told.ts';
import { linesOfText, tidiedLines, type LinesOfText } from './lines/lines-of-text.ts';
import { withoutEventNotices } from './lines/event-notices.ts';
import { withEquipmentApart } from './lines/equipment-lines.ts';
import type { LabelledLine } from './labels/line-label.ts';
import { LEARNED_LANGUAGES, labelLines } from './labels/label-lines.ts';
import { withEnumeratedItems } from './draft/enumerated-items.ts';
import { withBrokenItems } from './draft/broken-items.ts';
import { withFirstRows } from './draft/first-rows.ts';
import { withFactsAmong } from './draft/facts-among.ts';
import { withListBehindHeading } from './draft/list-behind-heading.ts';
import { amountsInSteps } from './draft/amounts-in-steps.ts';
import { withoutRestOfList } from './draft/behind-told-list.ts';
import { withBrokenRows } from './draft/broken-rows.ts';
import { withNameAboveSubtitle } from './draft/name-above-subtitle.ts';
import { withDishAsTitle } from './draft/dish-as-title.ts';
import { foodsBesideList } from './draft/foods-beside-list.ts';
import { fillDraft } from './draft/fill-draft.ts';
import { withoutItemsAlone, withoutListTold } from './draft/list-told-in-steps.ts';
import { withLeadingSentences } from './draft/leading-sentences.ts';
import { withLaterSteps } from './draft/later-steps.ts';
import { withStepsBehindRemarks } from './draft/steps-behind-remarks.ts';
import { withLastOrders } from './draft/last-orders.ts';
import { missingBehind, withMeasuredBehind } from './draft/measured-behind.ts';
import { withLastItems } from './draft/last-items.ts';
import { withRunOnLines } from './draft/run-on-lines.ts';
import { withHeadsOfParts } from './draft/heads-of-parts.ts';
import { labelDoubts } from './draft/label-doubts.ts';
import { labelledBlocks, type LabelledBlock } from './draft/labelled-blocks.ts';
import { withOrdersALine } from './draft/orders-a-line.ts';
import { withOrdersApart } from './draft/orders-apart.ts';
import { withoutOthersRemarks } from './draft/others-remarks.ts';
import { withPartsAboveLists } from './draft/parts-above-lists.ts';
import { withoutRepeatedLines } from './draft/repeated-lines.ts';
import { withShortOrders } from './draft/short-orders.ts';
import { toldOfEach } from './draft/told-of-each.ts';
import { withToldAmounts } from './draft/told-amounts.ts';
import { withoutShortToldList } from './draft/short-told-lists.ts';
import { withoutGossip } from './draft/told-gossip.ts';
import { withToldItems } from './draft/told-items.ts';
import { withToldSteps } from './draft/told-steps.ts';
import { withWholeTitle } from './draft/whole-title.ts';
import { isOnlyLargePrint } from './title/large-print.ts';
import { nameDish, withDishSpokenOf } from './title/name-dish.ts';
import { withoutVerbOrDay } from './title/dish-presented.ts';
import { withoutLeadIn } from './title/without-lead-in.ts';
import { nameBeforePicture } from './title/before-picture.ts';
import { takeTimeOfTitle } from './title/time-behind-name.ts';
import { dishSought } from './title/dish-sought.ts';
import { withoutRecipeFor } from './title/without-recipe-for.ts';
import { withoutSiteOf } from './title/without-site.ts';
import { withoutRunningLines } from './lines/page-furniture.ts';
import { withCapitalAccents, withGraveInNames } from './lines/capital-accents.ts';
import { withoutBubbleStamps } from './lines/bubble-stamps.ts';
import { withoutNotices } from './lines/notices.ts';
import { withoutPictureCredits } from './lines/picture-credits.ts';
import { printedChat } from './lines/printed-chat.ts';
import { withoutStatusBar } from './lines/status-bar.ts';
import type { PageLine, TextLine } from './lines/page-line.ts';
import type { SourceLine } from '../source-line.ts';
import { withNumberedNames } from './steps/numbered-names.ts';
import { withHeatedSteps } from './steps/heated-steps.ts';
import { withCardFields } from './lines/card-fields.ts';
import { withInitials } from './lines/initials.ts';
import { unplacedLines } from './lines/unplaced-lines.ts';
import { withSignedListsWhole } from './lines/signed-lists.ts';
import { untakenFacts } from './untaken-facts.ts';
import { tellsNutrition, untakenNutrition } from './untaken-nutrition.ts';
import { withLostPoints } from './lines/lost-points.ts';
import { withoutTickBoxes } from './lines/tick-boxes.ts';
import { unwrapped } from './lines/unwrap.ts';
import { withOneLineApart } from './lines/one-line.ts';
import { withParagraphApart } from './lines/one-paragraph.ts';
import { joinLines, wrappedLines } from './lines/wrapped-lines.ts';
import { repairLine } from './lines/ocr-repair.ts';
import { withWrappedCells } from './lines/wrapped-cells.ts';
import { inReadingOrder } from './lines/reading-order.ts';
import { inOneColumn } from '../columns/in-one-column.ts';
import { withDozensCounted } from './facts/dozens-said.ts';
import { inOneSystem } from '../one-system.ts';
import { withSideLinesApart } from '../side-lines.ts';
import { calmTitle } from '../calm-title.ts';

/** More than this is no recipe; the rest is not read. */
const MOST_CHARACTERS = 200_000;
const MOST_PIECES = 20_000;
/** No recipe has so many lines. */
const MOST_LINES = 4_000;
const OUT_OF_STEPS =
  'The text has no list of ingredients. The list was made of the amounts in its steps and may lack some.';
const TOO_LONG = 'The text was too long; only its beginning was read.';

/**
 * Reads a recipe from a text, or from the lines of a page with their places. Never throws; what the source does not state stays empty.
 * Of several recipes the first is read and the others are named in `otherRecipes`.
 */
export function readText(source: string | PageLine[]): RecipeDraft {
  const { draft, doubtSource, lines, leftOut, unplaced } = readUndoubted(source);
  const doubted = new Set(
    draft.doubts.flatMap(({ part, index }) =>
      index === null && part !== 'title' ? [] : `${part} ${index}`,
    ),
  );
  const found = findDoubts(draft, doubtSource).filter(
    ({ part, index }) => !doubted.has(`${part} ${index}`),
  );
  const nutrition = untakenNutrition(lines, draft);
  const isTimeDoubted = [...draft.doubts, ...found].some(({ sentence }) =>
    TELLS_TIME.test(sentence),
  );
  const texts = lines.map(({ text }) => text);
  const times = isTimeDoubted ? [] : untakenTimes(draft, texts);
  const whole = {
    ...draft,
    leftOut: leftOutLines([
      ...lines
        .filter(({ text, isAround }) => isAround || nutrition.has(text))
        .map(({ text }) => text),
      ...leftOut,
    ]),
  };
  const own = [
    ...draft.doubts,
    ...found,
    ...(typeof source === 'string' ? [] : lostRows(whole, source)),
  ];
  const isNamed = typeof source === 'string' && isNamedAgain(draft, source.split('\n', MOST_LINES));
  return {
    ...whole,
    leftOut: leftOutLines([...whole.leftOut, ...unplaced]),
    doubts: withFurther(
      [...own, ...times, ...unappliedCorrections(texts, own, whole)],
      formDoubts(draft, otherReadings(source, draft, doubtSource.mended), doubtSource.rows),
    ).filter((doubt) => !isNamed || !deniesTitle(doubt)),
  };
}

/** Whether a doubt says of a title that it may be none, and not that another is better. */
const deniesTitle = ({ part, sentence }: Doubt): boolean =>
  part === 'title' && sentence.endsWith('may not be the title.');

/** What is doubtful of a time already. */
const TELLS_TIME = /(?:^A time (?:may be said|of )|no time of the whole dish|two times;)/u;

/** What is read of a source in other forms that say the same. */
function* otherReadings(
  source: string | PageLine[],
  draft: RecipeDraft,
  mended: readonly MendedLine[] = [],
): Generator<OtherReading> {
  // Of a list that was made of steps one doubt says enough.
  const isMade = draft.doubts.some(({ sentence }) => sentence === OUT_OF_STEPS);
  for (const { read, tells } of allReadings(source, draft, mended))
    yield { read, tells: isMade ? tells.filter((part) => !OF_LIST.has(part)) : tells };
}
const OF_LIST: ReadonlySet<Told> = new Set(['lines', 'furtherLines']);

function* allReadings(
  source: string | PageLine[],
  draft: RecipeDraft,
  mended: readonly MendedLine[],
): Generator<OtherReading> {
  for (const { source: other, tells } of textForms(source, mended))
    yield { read: () => readOnce(other).draft, tells };
  yield* plainReadings(draft);
}

/** What is read of the words that a page shows, as if they were pasted. */
export const pastedReading = (text: string): OtherReading => ({
  read: () => readOnce(text).draft,
  tells: ['lines', 'steps'],
});

/** What is read of a recipe once it is written down plainly; nothing where it is in a language whose texts were not learned from. */
export function* plainReadings(draft: RecipeDraft): Generator<OtherReading> {
  // A page may say that it is in another language than its recipe.
  const language = languageOf(recipeWords(draft)) ?? draft.language ?? '';
  if (!LEARNED_LANGUAGES.has(language.slice(0, 2))) return;
  const { source, tells } = plainForm(draft);
  yield { read: () => readOnce(source).draft, tells };
}

/** What sentences of a told list, or of steps out of which the list has an item, take back at once. */
function setRightAsTold(
  { ingredients }: RecipeDraft,
  blocks: readonly LabelledBlock[],
): SetRight[] {
  const list = ingredients.flatMap(({ lines }) => lines);
  return blocks
    .filter(({ label }) => /[ILS]/.test(label))
    .flatMap(
      ({ text, label }) => (label === 'I' ? setRightInItem(text) : setRightWithin(text)).setRight,
    )
    .filter(({ item }) => list.some((line) => line.includes(item)));
}

/** What was set right, and what the text's lines are doubted for, without what was set right in the line that says it. */
function correctionDoubts(
  draft: RecipeDraft,
  {
    blocks,
    setRight,
    doubts,
  }: { blocks: readonly LabelledBlock[]; setRight: readonly SetRight[]; doubts: readonly Doubt[] },
): Doubt[] {
  const within = setRightAsTold(draft, blocks);
  return [
    ...setRightDoubts(draft, [...setRight, ...within]),
    ...doubts.filter(
      ({ sourceWords }) => !within.some(({ correction }) => sourceWords?.includes(correction)),
    ),
  ];
}

interface UndoubtedText {
  draft: RecipeDraft;
  /** What its doubts are found in. */
  doubtSource: DoubtSource;
  lines: SourceLine[];
  /** What was left out beside the lines around the recipe. */
  leftOut: string[];
  /** What a printed source says and none of its lines holds. */
  unplaced: string[];
}

/** The lines of a source as they stood, and as they were read. */
const linesBefore = (source: string | PageLine[], whole: readonly TextLine[]): string[] => [
  ...(typeof source === 'string' ? source.slice(0, MOST_CHARACTERS).split('\n') : []),
  ...whole.map(({ text }) => text),
];

const sourceOfDoubts = (
  source: string | PageLine[],
  mended: MendedLine[],
  isLargePrint: boolean,
) => ({
  ofPage: false,
  isLargePrint,
  isPlaced: typeof source !== 'string',
  rows:
    typeof source === 'string' ? source.split('\n', MOST_LINES) : source.map(({ text }) => text),
  names: [],
  siteName: null,
  mended,
  unsure: typeof source === 'string' ? [] : source.flatMap(({ unsure = [] }) => unsure),
  otherFigures:
    typeof source === 'string'
      ? []
      : source.flatMap(({ text, otherFigure }) => (otherFigure ? [{ text, ...otherFigure }] : [])),
  withoutAmount:
    typeof source === 'string'
      ? []
      : source.flatMap(({ text, isAmountUnread }) => (isAmountUnread ? [text] : [])),
});

/** What is read of a text before the whole is looked at again. */
export const readUndoubted = (source: string | PageLine[]): UndoubtedText =>
  readOnce(source).undoubted();

/** The recipe of a text without its doubts; these, and what was left out, are found when asked for. */
interface ReadText {
  draft: RecipeDraft;
  undoubted: () => UndoubtedText;
}

function readOnce(source: string | PageLine[]): ReadText {
  const draft = emptyDraft();
  const { lines: whole, doubts, mended, leftOut, setRight, ...found } = recipeLines(source);
  const { facts, address, others: unread } = readStatedValues(found.frontMatter);
  const { title = null, tags = [], ...stated } = facts;
  draft.title = title;
  const { labels: labelled, others } = labelLines(whole, title !== null);
  const labels = SETTLING.reduce((settled, settle) => settle(whole, settled), labelled);
  const blocks = withoutRestOfList(withOrdersApart(labelledBlocks(whole, labels)));
  const { factDoubts: doubtsOfFacts, nameCertainty } = fillDraft(draft, blocks);
  fillGaps(draft, { ...stated, source: stated.source ?? address });
  draft.tags = [...new Set([...draft.tags, ...tags, ...hashtagsIn(whole)])];
  if (title === null) leftOut.push(...nameDish(draft, whole, labels, nameCertainty));
  if (typeof source === 'string') draft.title &&= withoutLeadIn(withoutSiteOf(draft.title, source));
  leftOut.push(...withNameAlone(draft, whole, labels));
  if (title === null) leftOut.push(...withDishSpokenOf(draft, whole, labels));
  draft.imageUrl ??= found.imageUrl;
  draft.equipment = [...found.equipment, ...draft.equipment];
  draft.otherRecipes = others;
  draft.language ??= languageOfWords(draft, blocks);
  takeTold(draft, whole, labels);
  const factDoubts = withoutOthersNumber(draft, draft.language, doubtsOfFacts);
  draft.title &&= calmTitle(draft.title, recipeWords({ ...draft, title: null }), draft.language);
  const unlisted = takeFromSteps(draft, labels);
  draft.ingredients = inOneSystem(draft.ingredients);
  const column = inOneColumn(withDozensCounted(draft), () => linesBefore(source, whole));
  const told = { setRight, around: linesAround(whole, labels) };
  const { draft: tidied, strange, takenBack } = tidiedDraft(column.draft, source, told);
  const undoubted = (): UndoubtedText => ({
    draft: {
      ...tidied,
      doubts: [
        ...doubtsOf(tidied, blocks),
        ...labelDoubts(tidied, { lines: whole, labels, blocks, nameCertainty }),
        ...missingBehind(blocks),
        ...factDoubts,
        ...correctionDoubts(tidied, { blocks, setRight, doubts }),
        ...takenBack,
        ...column.doubts,
        ...unlisted,
      ],
    },
    doubtSource: {
      text: doubtedText(whole, labels, tidied, typeof source !== 'string'),
      ...sourceOfDoubts(source, mended, isOnlyLargePrint(tidied.title ?? '', whole)),
    },
    lines: whole.flatMap(({ text }, at) => aroundIn(text, labels[at]!, tidied)),
    leftOut: [
      ...strange,
      ...column.leftOut,
      ...leftOut,
      ...unread.filter(isOfRecipe).map((pair) => pair.join(': ')),
    ],
    unplaced: unplacedIn(source, whole, [...leftOut, ...tidied.equipment]),
  });
  return { draft: tidied, undoubted };
}

/** What a printed source says that neither its lines nor these texts hold. */
const unplacedIn = (
  source: string | PageLine[],
  whole: readonly TextLine[],
  texts: readonly string[],
): string[] =>
  typeof source === 'string'
    ? []
    : unplacedLines(source.slice(0, MOST_PIECES), [...whole.map(({ text }) => text), ...texts]);

/** What stands around a recipe. */
const linesAround = (lines: readonly TextLine[], labels: readonly LabelledLine[]): string[] =>
  lines.flatMap(({ text }, at) => (labels[at]!.label === 'X' ? [text] : []));

/** Takes the joke behind the name of the dish out of its title, and gives it back. */
function withoutJoke(draft: RecipeDraft): string[] {
  const title = draft.title ?? '';
  const name = withoutAfterthought(title);
  if (name === title) return [];
  draft.title = name;
  return [title.slice(name.length).replace(/^[\s,;:–—-]+/u, '')];
}

/** Takes out of the title what is said beside the name: a joke, what stands behind a picture, in how many minutes it is done. Gives back what was left out. */
function withNameAlone(
  draft: RecipeDraft,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): string[] {
  const at = labels.findIndex(({ label }) => label === 'T');
  const leftOut = [...withoutJoke(draft), ...withoutSaidBehindPicture(draft)];
  draft.title &&= withoutVerbOrDay(withoutRecipeFor(dishSought(draft.title)));
  takeTimeOfTitle(draft, lines[at]?.text ?? '', lines[at + 1]?.text ?? '');
  return leftOut;
}

/** Takes what is said behind a picture out of the title: "TOMATO GALETTE 🍅 one tin, no drama", and gives it back. */
function withoutSaidBehindPicture(draft: RecipeDraft): string[] {
  const parted = nameBeforePicture(draft.title ?? '');
  if (parted === null) return [];
  draft.title = parted.name;
  return [parted.said];
}

/**
 * A draft without what speaks of something else, its list as notes set it right and its steps as they were told; the lists of texts and chats
 * were set right line by line before.
 */
function tidiedDraft(
  draft: RecipeDraft,
  source: string | PageLine[],
  { setRight, around }: { setRight: readonly SetRight[]; around: readonly string[] },
): { draft: RecipeDraft; strange: string[]; takenBack: Doubt[] } {
  const tidied = withoutStrange(withSideLinesApart(draft), withoutStrangeRemarks);
  if (typeof source === 'string')
    return { ...tidied, draft: withStepsAsTold(tidied.draft, setRight), takenBack: [] };
  const {
    draft: now,
    doubts,
    leftOut,
  } = printedSetRight(tidied.draft, [...tidied.strange, ...around]);
  return {
    draft: withStepsAsTold(now, setRight),
    strange: [...tidied.strange, ...leftOut],
    takenBack: doubts,
  };
}

/**
 * Takes the amounts of steps where there is no list, and the foods that they measure and a list told in sentences does not name. What is
 * doubtful of that.
 */
function takeFromSteps(draft: RecipeDraft, labels: readonly LabelledLine[]): Doubt[] {
  const steps = draft.steps.map(({ text }) => text);
  const listed = draft.ingredients.flatMap(({ lines }) => lines);
  const isTold = labels.some(({ label }) => label === 'L');
  const isListed = draft.ingredients.length > 0;
  if (isListed && !isTold) return [];
  const { lines, vague } = isListed
    ? foodsBesideList(steps, listed, draft.language)
    : { lines: amountsInSteps(steps, draft.language, draft.title), vague: [] };
  if (lines.length > 0) {
    draft.ingredients.push({ name: null, lines });
    if (!isListed)
      draft.steps = withoutItemsAlone(withoutListTold(draft.steps, draft.language), lines);
  }
  return [
    ...(lines.length > 0 && !isListed ? [doubtOfWhole(OUT_OF_STEPS), ...toldOfEach(steps)] : []),
    ...(isListed
      ? lines.map((line) => doubtOfWhole(`“${line}” was put on the list out of the steps.`, line))
      : []),
    ...vague.map((food) => doubtOfWhole(`No line lists “${food}”.`, food)),
  ];
}

/** The language of the headings and words of a recipe, or else of all that was read. */
const languageOfWords = (draft: RecipeDraft, blocks: readonly LabelledBlock[]): string | null =>
  languageOfHeadings(recipeWords(draft), blocks) ??
  languageOf(recipeWords(draft)) ??
  languageOf(blocks.map(({ text }) => text).join('\n'));

/** Takes what sentences above the title, the list and the steps tell, where nothing else states it. */
function takeTold(
  draft: RecipeDraft,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): void {
  if (draft.prepTime === null && draft.cookTime === null)
    draft.totalTime ??= wholeTimeAboveTitle(lines, labels);
  Object.assign(draft, toldAboveList(lines, labels, draft));
  Object.assign(draft, withToldAmongSteps(withYieldBeforeSteps(draft)));
  Object.assign(draft, factsOfTelling(lines, labels, draft));
}

/** What a head states of yield, times or nutrition and could not be taken; what else it states is of its program. */
const isOfRecipe = ([key, value]: readonly [string, string]): boolean =>
  statesValue(key, value) || tellsNutrition(`${key}: ${value}`);

/** What looks at the labels of lines once more, in this order. */
const SETTLING = [
  withoutRepeatedLines,
  withDaysAsHeadings,
  withNameAboveSubtitle,
  withDishAsTitle,
  withWholeTitle,
  withFactsAmong,
  withHeatedSteps,
  withListBehindHeading,
  withEnumeratedItems,
  withBrokenItems,
  withFirstRows,
  withLastItems,
  withMeasuredBehind,
  withLastOrders,
  withRunOnLines,
  withOrdersALine,
  withBrokenRows,
  withToldAmounts,
  withToldItems,
  withoutShortToldList,
  withToldSteps,
  withoutGossip,
  withShortOrders,
  withLaterSteps,
  withLeadingSentences,
  withStepsBehindRemarks,
  withoutOthersRemarks,
  withPartsAboveLists,
  withHeadsOfParts,
  withNumberedNames,
];

/** Where a page shows by its layout what belongs together, each paragraph is one line. */
function paragraphs(lines: TextLine[]): TextLine[] {
  const joins = wrappedLines(lines);
  const firsts = [...lines.keys()].filter((at) => !joins[at]);
  return joinLines(lines, joins).map((block, index) => {
    const from = firsts[index]!;
    const joined = lines.slice(from, firsts[index + 1]);
    return {
      ...lines[from]!,
      text: block.text,
      right: Math.max(...joined.map(({ right }) => right)),
      confidence: block.confidence,
    };
  });
}

interface SourceLines extends LinesOfText {
  /** Lines of a picture as they were read, and as their letters were mended. */
  mended: MendedLine[];
}

/** The lines of a source, those apart that stand under headings for tools or allergens, without notices of events and of what else a paper tells. */
function recipeLines(source: string | PageLine[]): SourceLines & { equipment: string[] } {
  const found = sourceLines(source);
  const { lines, equipment, leftOut } = withEquipmentApart(found.lines);
  const told = withoutEventNotices(lines);
  const own = withoutNotices(told.lines);
  const meant = withYieldTakenBack(own.lines);
  return {
    ...found,
    lines: meant.lines,
    equipment,
    leftOut: [...found.leftOut, ...leftOut, ...told.leftOut, ...own.leftOut, ...meant.leftOut],
    doubts: [...found.doubts, ...meant.doubts],
  };
}

/** The lines of a text within its bounds, or of the pages of a PDF or picture. */
function sourceLines(source: string | PageLine[]): SourceLines {
  if (typeof source !== 'string') {
    const lines = inReadingOrder(
      withCardFields(
        withInitials(
          withWrappedCells(
            withoutRunningLines(withoutBubbleStamps(withoutStatusBar(piecesOf(source)))),
          ),
        ),
      ),
    );
    const unboxed = withoutTickBoxes(lines);
    const pointed = withLostPoints(unboxed);
    const tidied = tidiedLines(pointed);
    const whole = paragraphs(tidied.lines);
    const chat = printedChat(whole.map(({ text }) => text));
    if (chat !== null) return sourceLines(chat);
    return {
      lines: whole,
      mended: lines.flatMap((line, at) =>
        line.confidence === null
          ? []
          : [
              {
                read: line.text,
                written: writtenAs(pointed, at, unboxed[at] !== line),
                confidence: line.confidence,
              },
            ],
      ),
      frontMatter: new Map(),
      imageUrl: null,
      leftOut: tidied.leftOut,
      setRight: [],
      doubts: source.length > MOST_PIECES ? [doubtOfWhole(TOO_LONG)] : [],
    };
  }
  const found = linesOfText(mendEncoding(source.slice(0, MOST_CHARACTERS)));
  const apart = withOneLineApart(unwrapped(withSignedListsWhole(found.lines)));
  const read = {
    ...found,
    lines: withParagraphApart(apart.lines),
    doubts: [...found.doubts, ...apart.doubts],
    mended: [],
  };
  const isWhole = source.length <= MOST_CHARACTERS && read.lines.length <= MOST_LINES;
  return isWhole
    ? read
    : {
        ...read,
        lines: read.lines.slice(0, MOST_LINES),
        doubts: [...read.doubts, doubtOfWhole(TOO_LONG)],
      };
}

/** A line as its letters are mended, a box to tick in front of it as the bullet of an item. */
const writtenAs = (lines: readonly TextLine[], at: number, isItem: boolean): string =>
  (isItem ? '• ' : '') + repairLine(lines[at]!, [lines[at - 1], lines[at + 1]]).text;

/** The pieces of a document within its bounds, without what is of its pictures alone. */
const piecesOf = (source: readonly PageLine[]): PageLine[] =>
  withGraveInNames(
    withCapitalAccents(withoutPictureCredits(withKnownBullets(source.slice(0, MOST_PIECES)))),
  );

/** A line, or what a line of facts states one by one, and whether it stands around the recipe. */
function aroundIn(text: string, { label }: LabelledLine, draft: RecipeDraft) {
  if (label !== 'F') return [{ text, isAround: label === 'X' && !HASHTAGS.test(text) }];
  return untakenFacts(text, draft);
}

const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

/** The words of lines that are hashtags alone: "#orzo #lunch". */
const hashtagsIn = (lines: readonly TextLine[]): string[] =>
  lines
    .filter(({ text }) => HASHTAGS.test(text))
    .flatMap(({ text }) => text.match(/[\p{L}\p{N}_]+/gu) ?? []);

/** What the text says itself goes before its head. */
function fillGaps(draft: RecipeDraft, stated: Partial<RecipeDraft>): void {
  const gaps = Object.keys(stated).filter((field) => draft[field as keyof RecipeDraft] === null);
  Object.assign(
    draft,
    Object.fromEntries(gaps.map((field) => [field, stated[field as keyof RecipeDraft]])),
  );
}

/** The text of the recipe alone: a page around it may be in another language. */
function recipeWords(draft: RecipeDraft): string {
  return [
    draft.title ?? '',
    ...draft.ingredients.flatMap((group) => group.lines),
    ...draft.steps.map((step) => step.text),
  ].join('\n');
}
