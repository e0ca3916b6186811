import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { instructs } from '../../doubts/instructs.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { TextLine } from './page-line.ts';
import { isBrokenStatement } from './broken-statements.ts';
import { sentencesByStops } from './sentences-of.ts';
import { beginsOwnItem, cannotEnd, endsOpen, joinLines, wrappedLines } from './wrapped-lines.ts';
import { itemsBySigns } from './signed-lists.ts';
import { withToldParagraphsWhole } from './told-paragraphs.ts';
import { headsPart } from './whole-items.ts';
import { beginsWithTime, endsAbove, endsSentence, isCutBeforeTime, isFull } from './wrap-width.ts';

/** No mail program breaks its lines later. */
const WIDEST = 100;
/** So many lines that run on show that they were broken at a margin; in a narrow column more. */
const FEWEST_RUN_ON = { alike: 2, wide: 3, narrow: 4 };
const NARROW = 40;
/** A shorter line was not broken because it was full. */
const SHORTEST_FULL = 25;
/** No item of a list is so long. */
const LONG = 60;
/** A line of running text that ends in no stop, as a share of the margin. */
const RUNNING = 0.7;
/** Whoever breaks lines by hand leaves some room. */
const NEARLY_FULL = 0.85;
/** Of lines that run on so many may have been broken for another reason, and so many lines of the text are wider than its margin. */
const OTHERWISE = 0.12;
/** Above a list of so many lines stands what a dish is and for how many; below it is told what to do. */
const FEWEST_LISTED = 3;
const LIKE_INGREDIENT = 0.6;
const UNLIKE_INGREDIENT = 0.3;

/**
 * The lines of a plain text that somebody, or a mail program, broke at a margin, as they were before: steps whole, other paragraphs a
 * sentence each. Only lines on which the next word had no room are joined; what else goes on is left to the labels.
 */
export function unwrapped(lines: readonly TextLine[]): TextLine[] {
  const margin = marginOf(lines);
  if (margin === 0) return withToldParagraphsWhole(withWholeStatements(lines));
  const wraps = wrappedLines(lines);
  const filled = filledParagraphs(lines, margin);
  const joins = lines.map((line, at) => {
    const above = lines[at - 1];
    if (above === undefined || headsPart(line.text)) return false;
    return filled[at]! || wasBroken(above, line, margin, wraps[at]!);
  });
  let listed = 0;
  return joinLines(lines, joins).flatMap((block) => {
    if (looksLikeIngredient(block.text) > LIKE_INGREDIENT) listed++;
    else listed += itemsBySigns(block.text);
    const line = lines[block.first]!;
    const first: TextLine = wraps[block.first] ? { ...line, goesOn: 'perhaps' } : line;
    if (block.lines === 1) return [first];
    const sentences = sentencesByStops(block.text);
    const isStep = line.marker !== null || listed >= FEWEST_LISTED || instructs(sentences[0]!);
    return isStep
      ? [{ ...first, text: block.text, right: line.x + block.text.length }]
      : sentencesApart(first, block.text);
  });
}

/** The lines where no margin is known: what says above the list how long it takes and for how many it is goes on all the same. */
function withWholeStatements(lines: readonly TextLine[]): TextLine[] {
  let listed = 0;
  const whole: TextLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    if (looksLikeIngredient(line.text) > LIKE_INGREDIENT) listed++;
    const isHead = above !== undefined && listed < FEWEST_LISTED;
    if (!isHead || !isBrokenStatement(above, line)) whole.push(line);
    else whole.splice(-1, 1, ...sentencesApart(above, `${above.text} ${line.text}`));
  }
  return whole;
}

const sentencesApart = (line: TextLine, joined: string): TextLine[] =>
  sentencesByStops(joined).map((text, at): TextLine => ({
    ...line,
    text,
    right: line.x + text.length,
    ...(at > 0 && { marker: null, gap: 0, goesOn: 'surely' }),
  }));

/** The margin at which lines were broken, in letters: the next word had no room on nearly all that run on; 0 where there is none. */
function marginOf(lines: readonly TextLine[]): number {
  const broken = lines
    .flatMap((line, at) => {
      const above = lines[at - 1];
      return above !== undefined &&
        follows(above, line) &&
        runsOn(above, line) &&
        !MEASURED.test(line.text)
        ? [{ right: above.right, room: above.right + 1 + firstWord(line.text).length }]
        : [];
    })
    .sort((one, other) => one.room - other.room);
  const room = broken[Math.floor(OTHERWISE * broken.length)]?.room;
  if (room === undefined || room > WIDEST) return 0;
  const margin = Math.max(0, ...broken.map(({ right }) => (right < room ? right : 0)));
  const areAlike = broken.every(({ right }) => right >= NEARLY_FULL * margin);
  const fewest =
    margin < NARROW ? FEWEST_RUN_ON.narrow : areAlike ? FEWEST_RUN_ON.alike : FEWEST_RUN_ON.wide;
  const mostlyWithin = (some: readonly { right: number }[]) =>
    some.filter(({ right }) => right >= room).length <= OTHERWISE * some.length;
  return broken.length >= fewest && mostlyWithin(lines) && mostlyWithin(broken) ? margin : 0;
}

const firstWord = (text: string): string => /^\S+/.exec(text)?.[0] ?? '';

/** A figure stays with its unit and often with its food: "lässt" above "50 g Butterschmalz" had no room for all. */
const MEASURED = /^\d[\d.,/]*\s\p{L}{1,3}\.?\s\S+/u;

/** "LEBEN & GENIESSEN" below the head of a newspaper goes on with nothing. */
const isHeadline = (above: TextLine, line: TextLine): boolean =>
  isInCapitals(line.text) && !isInCapitals(above.text);
const isInCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

const follows = (above: TextLine, line: TextLine): boolean =>
  isBelow(above, line) && above.text.length >= SHORTEST_FULL;

const isBelow = (above: TextLine, line: TextLine): boolean =>
  line.gap === 0 &&
  !isRowOfFacts(above.text) &&
  line.marker === null &&
  line.heading === 0 &&
  above.heading === 0;

/** "Ingredients (for 4) | Total time: 1 hour": cells of a row end where it ends. */
const isRowOfFacts = (text: string): boolean => text.includes(' | ') && statedFacts(text) !== null;

/** In lower case, behind an article or a comma or below a long line, without an end above. */
const runsOn = (above: TextLine, line: TextLine): boolean =>
  !endsAbove(above.text, line.text) &&
  !isHeadline(above, line) &&
  (/^\p{Ll}/u.test(line.text) || endsOpen(above.text) || above.text.length >= LONG);

/**
 * Which lines go on with the one above because each line of their paragraph but the last is full: "… solo vuelta y vuelta." above "Reserva."
 * and "3) En el mismo aceite". A sentence that runs on from line to line shows that it was broken, or that the next number follows.
 */
function filledParagraphs(lines: readonly TextLine[], margin: number): boolean[] {
  const filled: boolean[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && isBelow(lines[to - 1]!, lines[to]!)) to++;
    const part = lines.slice(from, to);
    const pairs = part.slice(1).map((line, at) => ({ above: part[at]!, line }));
    const isBroken =
      pairs.some(({ above, line }) => runsOn(above, line)) || isNext(lines[from]!, lines[to]);
    // A figure and its unit are not parted: "Cocer a fuego lento" above "40 minutos".
    const isFilled = pairs.every(
      ({ above, line }) =>
        isFull(above, line, margin) || (!endsSentence(above.text) && beginsWithTime(line.text)),
    );
    const isWhole = isBroken && isFilled && !isListed(part);
    filled.push(false, ...pairs.map(() => isWhole));
    from = to;
  }
  return filled;
}

/** Whether the second has the number behind that of the first. */
const isNext = (one: TextLine, other: TextLine | undefined): boolean =>
  one.marker?.kind === 'number' && other?.marker?.ordinal === (one.marker.ordinal ?? 0) + 1;

const isListed = (lines: readonly TextLine[]): boolean =>
  lines.some(({ text }) => text.endsWith(':')) ||
  (!endsSentence(lines.at(-1)!.text) &&
    lines.some(({ text }) => looksLikeIngredient(text) > LIKE_INGREDIENT));

function wasBroken(above: TextLine, line: TextLine, margin: number, wraps: boolean): boolean {
  if (!follows(above, line) || isHeadline(above, line)) return false;
  if (wraps && cannotEnd(above.text)) return true;
  if (beginsOwnItem(above.text, line.text)) return false;
  const isLong = above.right >= RUNNING * margin;
  const runsOn = isLong && !endsAbove(above.text, line.text);
  const ofList =
    !isLong && [above, line].every(({ text }) => looksLikeIngredient(text) > LIKE_INGREDIENT);
  const keepsFigure =
    runsOn &&
    looksLikeIngredient(above.text) < UNLIKE_INGREDIENT &&
    above.right + 1 + (MEASURED.exec(line.text)?.[0].length ?? 0) > margin;
  return keepsFigure || isFull(above, line, margin)
    ? !ofList && (wraps || runsOn)
    : runsOn &&
        above.right >= NEARLY_FULL * margin &&
        (wraps ||
          isCutBeforeTime(above.text, line.text) ||
          (/^\p{Ll}/u.test(line.text) && looksLikeIngredient(line.text) < UNLIKE_INGREDIENT));
}
