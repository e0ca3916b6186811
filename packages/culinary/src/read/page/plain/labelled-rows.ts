import { emptyDraft, type RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText, foldWords } from '../../../words/fold.ts';
import { labelDoubts } from '../../text/draft/label-doubts.ts';
import { instructs } from '../../doubts/instructs.ts';
import { languageOf } from '../../language.ts';
import { LEARNED_LANGUAGES, labelLines } from '../../text/labels/label-lines.ts';
import type { LabelledLine } from '../../text/labels/line-label.ts';
import { withFactsAmong } from '../../text/draft/facts-among.ts';
import { withoutOthersNumber } from '../../text/facts/number-of-other-language.ts';
import { fillDraft } from '../../text/draft/fill-draft.ts';
import { labelledBlocks } from '../../text/draft/labelled-blocks.ts';
import { withOrdersApart } from '../../text/draft/orders-apart.ts';
import { ordersWork } from '../../text/steps/ordering-sentences.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import type { SourceLine } from '../../source-line.ts';
import { readMarker } from '../../text/lines/list-markers.ts';
import { stemsOf } from '../../text/title/title-words.ts';
import { dishBesideTitle, isKindAlone } from '../../text/title/title-by-dish.ts';
import type { TextLine } from '../../text/lines/page-line.ts';
import { withoutHeadingInFront } from '../heading-in-front.ts';
import { headsInList } from './heads-in-list.ts';
import { withItalicAsides } from './italic-asides.ts';
import { headingsAbove } from './title-above.ts';
import type { Row } from './page-rows.ts';
import { statesFacts, withoutTimesOfOne } from './stated-labels.ts';

/** Rows of a page that are looked at; no recipe stands below so many. */
const mostRows = 1_500;
/** Where the page's data hold the recipe only its title and what stands around it are asked for. */
const mostBeside = 300;

/** A row as a line of text: what it says, and how it stands out. */
function lineOf(row: Row, y: number): TextLine {
  const own = statesFacts(row.text) ? withoutTimesOfOne(row.text) || row.text : row.text;
  const { marker, text } = readMarker(own);
  return {
    // "1.- Fry the onions"
    text: (marker?.kind === 'number' ? text.replace(/^[-–—]\s*/, '') : text).trim(),
    page: 1,
    column: 0,
    x: 0,
    markerX: 0,
    right: row.text.length,
    y,
    size: 1,
    bold: row.bold,
    marker: marker ?? (row.kind === 'li' ? { kind: 'bullet', ordinal: null } : null),
    gap: 0,
    heading: row.heading,
    confidence: null,
  };
}

/** What is said of a page whose rows have no labels. */
export const withoutLabels = (
  draft: RecipeDraft,
  titleCertainty: number,
  lines: readonly SourceLine[] = [],
): LabelledPage => ({
  draft,
  lines,
  titleCertainty,
  repeated: new Set(),
  listed: new Set(),
  around: new Set(),
  introducing: new Set(),
  aside: new Set(),
  remarks: new Set(),
  heads: new Set(),
  unlisted: new Set(),
  chances: new Map(),
  headingsAbove: [],
});

/** Below this a remark above the list is no step. */
const HARDLY_TOLD = 0.3;

const firstListed = (labels: readonly LabelledLine[]): number =>
  labels.findIndex(({ label }) => /[IL]/.test(label));

function introducing(rows: readonly Row[], labels: readonly LabelledLine[]): ReadonlySet<Row> {
  const list = firstListed(labels);
  const isToldBelow = labels.some(
    ({ label, told }, at) => at > list && label === 'S' && told > SURELY_OF_RECIPE,
  );
  return new Set(
    list < 0 || !isToldBelow
      ? []
      : rows
          .slice(0, list)
          .filter((_, at) => /[XN]/.test(labels[at]!.label) && labels[at]!.told < HARDLY_TOLD),
  );
}

/** So hardly a row is a step, whatever it says, and so hardly where it does not tell what to do. */
const SURELY_NOT_TOLD = 0.01;
const NOT_TOLD = 0.1;

/** Behind the last step and so many rows that stand around the recipe others speak. */
const FEWEST_STRANGE = 3;

function behindStrange(labels: readonly LabelledLine[]): boolean[] {
  const last = labels.findLastIndex(({ label }) => label === 'S');
  let strange = 0;
  return labels.map(({ label }, at) => {
    if (last >= 0 && at > last && label === 'X') strange++;
    return strange >= FEWEST_STRANGE;
  });
}

/** The rows that tell of the dish behind its last step (how long it keeps, what goes with it), and those that state facts anywhere. */
function remarksBehind(
  rows: readonly Row[],
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): ReadonlySet<Row> {
  const last = labels.findLastIndex(({ label }) => label === 'S');
  const steps = lines.filter((_, at) => labels[at]!.label === 'S');
  // Where each step has its number, a row without one is none.
  const areCounted =
    steps.length >= fewestCounted && steps.every(({ marker }) => marker?.kind === 'number');
  const afterOthers = behindStrange(labels);
  const isUncounted = (at: number): boolean =>
    areCounted && at > last && labels[at]!.label === 'N' && lines[at]!.marker === null;
  return new Set(
    last < 0
      ? []
      : rows.filter(
          ({ text }, at) =>
            !afterOthers[at] &&
            (labels[at]!.label === 'F' || (labels[at]!.label === 'N' && at > last)) &&
            (isUncounted(at) ||
              (!(labels[at]!.label === 'N' && sentencesByCapitals(text).every(ordersWork)) &&
                labels[at]!.told < (instructs(text) ? SURELY_NOT_TOLD : NOT_TOLD))),
        ),
  );
}
const fewestCounted = 3;

/** Above this a row behind the end of the recipe is still of it. */
const SURELY_OF_RECIPE = 0.9;
/** And above this it may be. */
const MAYBE_OF_RECIPE = 0.7;

/** The labels without lines of list and steps that stand below a heading of something else, behind list and steps: other recipes by name. */
function withoutStrays(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  let seen = '';
  let isBehind = false;
  return labels.map((label, at) => {
    const heads = lines[at]!.heading > 0 || lines[at]!.bold;
    // What is listed without an amount may be a dish.
    const saysMore = /[HMKGS]/.test(label.label) || /\d/.test(lines[at]!.text);
    if (label.certainty > SURELY_OF_RECIPE && /[HMKGILS]/.test(label.label) && saysMore)
      isBehind = false;
    else if (heads && label.label === 'X' && /[IL].*S/.test(seen)) isBehind = true;
    if (/[ILS]/.test(label.label) && !seen.endsWith(label.label))
      seen = (seen + label.label).slice(-9);
    if (!isBehind || !/[ILS]/.test(label.label)) return label;
    return label.certainty > MAYBE_OF_RECIPE
      ? { ...label, label: 'X' }
      : { ...label, label: 'X', listed: 0, told: 0, around: 1 };
  });
}

/** Longer rows are no lines of a text that was wrapped, and shorter ones than this share of the longest were not wrapped. */
const LONGEST_WRAPPED = 110;
const SHARE_OF_WRAPPED = 0.7;

/** The labels, where a step in an element of its own goes on with no row above that was not wrapped. */
function withParagraphsApart(
  rows: readonly Row[],
  labels: readonly LabelledLine[],
): readonly LabelledLine[] {
  const widest = Math.max(
    ...rows.map(({ text }, at) => (/[Ss]/.test(labels[at]!.label) ? text.length : 0)),
  );
  const isWrapped = ({ text }: Row): boolean =>
    widest <= LONGEST_WRAPPED && text.length >= SHARE_OF_WRAPPED * widest;
  return labels.map((label, at) => {
    const [above, row] = [rows[at - 1], rows[at]!];
    const isApart =
      label.label === 's' &&
      above !== undefined &&
      row.item !== null &&
      row.item !== above.item &&
      !isWrapped(above);
    return isApart ? { ...label, label: 'S' } : label;
  });
}

function repeatedAbove(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): ReadonlySet<string> {
  const list = labels.findIndex(({ label }) => /[IL]/.test(label));
  const above = lines.slice(0, Math.max(0, list)).map(({ text }) => foldWords(text));
  return new Set(above.filter((text, at) => above.indexOf(text) < at));
}

/** The language of a page is known by so many letters. */
const mostLetters = 20_000;
const languageOfRows = (rows: readonly Row[]): string | null =>
  languageOf(
    rows
      .map(({ text }) => text)
      .join('\n')
      .slice(0, mostLetters),
  );

/** What the labels of a page's rows say. */
export interface LabelledPage {
  /** The recipe, read from the rows as from the lines of a text. */
  draft: RecipeDraft;
  /** All of them, from the top to the foot. */
  lines: readonly SourceLine[];
  /** 0 to 1; how sure its title is. */
  titleCertainty: number;
  /** What several rows above its list say alike, folded. */
  repeated: ReadonlySet<string>;
  /** The folded lines that surely are of its list. */
  listed: ReadonlySet<string>;
  /** The rows that are none of its list and steps. */
  around: ReadonlySet<Row>;
  /** The rows above its list that are no steps, where steps are told below. */
  introducing: ReadonlySet<Row>;
  /** The rows that are no remark on it either. */
  aside: ReadonlySet<Row>;
  /** The rows that tell of the dish behind its last step, and those that state facts. */
  remarks: ReadonlySet<Row>;
  /** The rows that surely name a part of its list. */
  heads: ReadonlySet<Row>;
  /** The rows that surely are its title or state facts, and no food. */
  unlisted: ReadonlySet<Row>;
  /** How likely each row is of the list and of the steps, by its folded words. */
  chances: ReadonlyMap<string, Pick<LabelledLine, 'listed' | 'told'>>;
  /** The headings and bold lines above its list that may name a dish, from the top. */
  headingsAbove: readonly string[];
}

/** The title; where it is but a kind of dish that heads a part of the list ("Salad"), the dish that a line above names ("Pasta salad without mayo"). */
function ofKind(
  { title, ingredients, steps }: RecipeDraft,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): string | null {
  if (title === null || !isKindAlone(title)) return title;
  const spoken = stemsOf([
    ...ingredients.flatMap((group) => group.lines),
    ...steps.map(({ text }) => text),
  ]);
  return dishBesideTitle(lines, labels, title, spoken)?.name ?? title;
}

/** Above this a row surely is an ingredient. */
const SURELY_LISTED = 0.9;
/** Above this a row surely stands around the recipe. */
const SURELY_AROUND = 0.9;
const standsAround = ({ label, certainty }: LabelledLine): boolean =>
  label === 'X' && certainty > SURELY_AROUND;

/**
 * Says of each row of a page what it is, as of the lines of a text. Those of `others` state the facts of other recipes. `isStated`:
 * whether the page's data hold a whole recipe.
 */
export function labelRows(
  rows: readonly Row[],
  others: ReadonlySet<Row>,
  isStated: boolean,
): LabelledPage {
  const looked = rows
    .filter((row) => !row.linked || row.heading > 0 || row.kind === 'li')
    .slice(0, isStated ? mostBeside : mostRows);
  const language = languageOfRows(looked);
  if (language !== null && !LEARNED_LANGUAGES.has(language)) return withoutLabels(emptyDraft(), 0);
  const lines = looked.map(lineOf);
  const { labels: said, others: otherRecipes } = labelLines(lines);
  const found = withItalicAsides(looked, said);
  const labels = withFactsAmong(lines, withoutStrays(lines, found)).map(
    (label, at): LabelledLine =>
      others.has(looked[at]!) && !/[ILS]/.test(label.label) ? { ...label, label: 'X' } : label,
  );
  const blocks = withOrdersApart(labelledBlocks(lines, withParagraphsApart(looked, labels)));
  const afterOthers = behindStrange(labels);
  const draft = emptyDraft();
  const { factDoubts: doubtsOfFacts, nameCertainty } = fillDraft(draft, blocks);
  draft.title = ofKind(draft, lines, labels);
  const factDoubts = withoutOthersNumber(draft, language, doubtsOfFacts);
  return {
    draft: {
      ...draft,
      steps: withoutHeadingInFront(draft.steps),
      otherRecipes,
      doubts: [
        ...labelDoubts({ ...draft, language }, { lines, labels, blocks, nameCertainty }),
        ...factDoubts,
      ],
    },
    lines: lines.map(({ text }, at) => ({ text, isAround: labels[at]!.label === 'X' })),
    titleCertainty: labels.find(({ label }) => label === 'T')?.certainty ?? 0,
    repeated: repeatedAbove(lines, labels),
    listed: new Set(
      blocks
        .filter(({ label, certainty }) => label === 'I' && certainty > SURELY_LISTED)
        .map(({ text }) => foldText(text)),
    ),
    chances: new Map(lines.map(({ text }, at) => [foldWords(text), found[at]!])),
    headingsAbove: headingsAbove(looked, firstListed(labels)),
    introducing: introducing(looked, labels),
    remarks: new Set([
      ...remarksBehind(looked, lines, labels),
      ...looked.filter((_, at) => found[at] !== said[at]),
    ]),
    ...headsInList(looked, labels),
    aside: new Set(looked.filter((_, at) => standsAround(labels[at]!))),
    around: new Set(
      looked.filter(
        (_, at) =>
          (labels[at]!.label === 'N' && afterOthers[at]) ||
          (labels[at]!.label === 'X' && labels[at]!.listed + labels[at]!.told < 1 - SURELY_AROUND),
      ),
    ),
  };
}
