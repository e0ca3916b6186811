import { mayInstruct } from '../../../doubts/instructs.ts';
import { sectionHeading } from '../../../headings/section-heading.ts';
import { isAmountAlone } from '../../draft/amount-lines.ts';
import { announcedFact } from '../../facts/stated-facts.ts';
import { isFarewell } from '../../lines/chatter.ts';
import { isFurniture } from '../../lines/page-furniture.ts';
import type { TextLine } from '../../lines/page-line.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import { stemsOf } from '../../title/title-words.ts';
import { isApart } from '../label-chain.ts';
import type { LabelledLine, LineLabel } from '../line-label.ts';
import { isSubject } from '../named-elsewhere.ts';
import {
  announcesYield,
  countsServings,
  LONE_NUMBER,
  statesHead,
  statesYieldAndTime,
} from './fact-lines.ts';
import {
  amountsAbove,
  amountsBelow,
  besideTheList,
  hangingLines,
  isFoodWithRemark,
  isOwnItem,
  opensAsIngredient,
} from './list-lines.ts';
import { ownRows } from './own-rows.ts';
import { PRICE_OF_SHOP } from './settled-words.data.ts';
import {
  beginsParagraph,
  belowNumber,
  countsOn,
  countsOnAnother,
  ENDS,
  isCountedOn,
  isItemOfSteps,
  isRestOfStep,
  isStepNumber,
  wrapWidthOfSteps,
} from './step-lines.ts';

/** So sure a line is of another kind than the one it goes on with. */
const SURELY_OTHER = 0.9;
/** A step lost is worse than a remark among the steps: from here on what stands beside steps is one. */
const LIKELY_STEP = 0.3;
/** How far a remark among the items of the steps reads like one. */
const LIKE_STEP = 0.4;
/** The same of one that only stands right below a step. */
const SURELY_LIKE_STEP = 0.85;
const LIKELY_STEP_AROUND = 0.42;
/** "For the filling" */
const FOR_PART =
  /^(?:for|for the|für|für (?:den|die|das)|pour|pour (?:la|le|les)|per|per (?:il|la|lo|i|le)|para|para (?:el|la|los|las|o|a)|voor|voor (?:de|het)|till|till (?:den|det))\s\p{L}[^\d]{2,40}$/iu;

/** Labels once more, by their neighbours, where the words of a line left it open. */
export function settledLabels(
  lines: readonly TextLine[],
  wraps: readonly boolean[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  const list = labels.findIndex(({ label }, at) => at > title && /[HILS]/.test(label));
  const lastTold = labels.findLastIndex(({ label }) => label === 'S');
  const isBeside = besideTheList(labels, title);
  const width = wrapWidthOfSteps(lines, labels);
  const isAmountAbove = amountsAbove(lines, labels);
  const goesOnAs = goingOn(lines, wraps, labels);
  const told = stemsOf(lines.filter((_, at) => labels[at]!.label === 'S').map(({ text }) => text));
  const settled: LabelledLine[] = [];
  let isBelowRemarks = false;
  for (const [at, said] of labels.entries()) {
    if (isBeside(at)) {
      settled.push({ ...said, label: 'X' });
      continue;
    }
    const inTurns = isAmountAbove.get(at);
    if (inTurns) {
      settled.push({ ...said, label: inTurns });
      continue;
    }
    isBelowRemarks = goesOnWithRemarks(lines[at]!, said, isBelowRemarks);
    const found: LabelledLine =
      isBelowRemarks && said.label === 'S' && said.certainty < SURELY_TOLD
        ? { ...said, label: 'N' }
        : said;
    const alone = byPlace(lines[at]!, found, {
      above: settled[at - 1]?.label ?? null,
      below: labels[at + 1]?.label ?? null,
      isAboveTitle: at < title,
      isHead: title >= 0 && at > title && at < list,
      announcesYield: announcesYield(lines, at),
      opensList: opensList(lines, labels, at) && opensAsIngredient(lines[at]!.text, told),
      countsOn: countsOn(lines, settled, at),
      isCountedOn: isCountedOn(lines, labels, at),
      isItemOfSteps: isItemOfSteps(lines, settled, at),
      isAmongSteps:
        at < lastTold && /[Ss]/.test(settled[at - 1]?.label ?? '') && !isApart(lines[at]!),
    });
    const above = settled[at - 1];
    const rest = above ? goesOnAs(at, above.label) : null;
    if (rest) {
      settled.push({ ...alone, label: rest });
      continue;
    }
    // The sentence in which the list begins.
    if (alone.label === 'l' && above && /[Nn]/.test(above.label))
      settled[at - 1] = { ...above, label: 'L', certainty: 0 };
    settled.push(
      countsOnAnother(lines, settled, at)
        ? { ...alone, label: 'X' }
        : byLineAbove(lines, wraps, at, alone, above, width),
    );
  }
  return settled;
}

/** What a line is that surely goes on with the one above: an amount below its food, what hangs below an item or a numbered step. */
function goingOn(
  lines: readonly TextLine[],
  wraps: readonly boolean[],
  labels: readonly LabelledLine[],
): (at: number, above: LineLabel) => 'I' | 'i' | 's' | null {
  const isAmountBelow = amountsBelow(lines, labels);
  const hangs = hangingLines(lines, labels);
  const isOwnRow = ownRows(lines);
  const isBelowNumber = belowNumber(lines, labels);
  return (at, above) => {
    if (/[Ii]/.test(above)) {
      if (isAmountBelow(at)) return 'i';
      const isRest = hangs(at) || labels[at]!.label === 'i';
      if (isRest && !wraps[at] && isOwnRow(at)) return 'I';
      if (hangs(at)) return 'i';
    }
    const isRemark = /[Nn]/.test(labels[at]!.label) && !isApart(lines[at]!);
    if (above === 'I' && isRemark && isFoodWithRemark(lines[at]!.text)) return 'I';
    return /[Ss]/.test(above) && isBelowNumber(at) ? 's' : null;
  };
}

/** A line by how it goes on with the one above it. */
function byLineAbove(
  lines: readonly TextLine[],
  wraps: readonly boolean[],
  at: number,
  found: LabelledLine,
  above: LabelledLine | undefined,
  width: number,
): LabelledLine {
  if (isRunningHead(lines, at, found)) return { ...found, label: 'X' };
  if (/[Ss]/.test(found.label) && beginsParagraph(lines, at)) return { ...found, label: 'S' };
  if (/[Ss]/.test(above?.label ?? '') && isRestOfStep(lines, at, found, width))
    return { ...found, label: 's' };
  if (found.label === 'i' && !wraps[at] && isOwnItem(lines[at - 1]!.text, lines[at]!.text))
    return { ...found, label: 'I' };
  return above && wraps[at] && lines[at]!.marker === null
    ? asGoingOn(lines[at]!.text, found, { label: above.label, text: lines[at - 1]!.text })
    : found;
}

/** Whether the list goes on right below. */
const opensList = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean => labels[at + 1]?.label === 'I' && !isApart(lines[at + 1]!);

const SMALL = 0.85;

/** Small print among the lines of a list that it could head no better than stand in: the name of the chapter. */
function isRunningHead(
  lines: readonly TextLine[],
  at: number,
  { label, certainty }: LabelledLine,
): boolean {
  const [above, line, below] = [lines[at - 1], lines[at]!, lines[at + 1]];
  return (
    label === 'G' &&
    certainty < SURELY_OTHER &&
    above !== undefined &&
    below !== undefined &&
    line.size < SMALL * Math.min(above.size, below.size)
  );
}

/** The time of a message. */
const CLOCK = /^\(?(?:[01]?\d|2[0-3])[:.][0-5]\d\)?$/;
/** "GAME AND POULTRY" */
const isChapterHead = (text: string) => /^[^\d\p{Ll}]{8,}$/u.test(text) && /\p{Lu}{4}/u.test(text);

/** So sure a sentence below "Tips" is a step all the same. */
const SURELY_TOLD = 0.97;
const REMARKS: ReadonlySet<string> = new Set(['tips', 'notes', 'storage', 'serving']);

/** Whether a line stands below a heading such as "Tips", before another heading or a numbered step. */
function goesOnWithRemarks(line: TextLine, { label }: LabelledLine, isBelow: boolean): boolean {
  if (/[HMGKTF]/.test(label) || line.marker?.kind === 'number') return false;
  const heading = label === 'N' ? sectionHeading(line.text) : null;
  return heading === null ? isBelow : REMARKS.has(heading.section) && !heading.inline;
}

/** So sure a line right below the title is the first of the list. */
const SURELY_LISTED = 0.97;
/** How sure it is of what only its place tells. */
const UNSURE = 0.5;
interface Neighbours {
  above: LineLabel | null;
  below: LineLabel | null;
  isAboveTitle: boolean;
  announcesYield: boolean;
  /** Whether it may be the first line of the list right below. */
  opensList: boolean;
  /** Whether its number is the next of the step above. */
  countsOn: boolean;
  /** Whether the step below has the next number. */
  isCountedOn: boolean;
  /** Whether it has the bullet of the step right above. */
  isItemOfSteps: boolean;
  /** Whether it stands right below a step, and others follow further down. */
  isAmongSteps: boolean;
  /** Between the title and the list. */
  isHead: boolean;
}

/** How far a remark must read like a step to be one. */
const leastLikeStep = ({ isItemOfSteps: isItem, isAmongSteps }: Neighbours): number =>
  isItem ? LIKE_STEP : isAmongSteps ? SURELY_LIKE_STEP : Infinity;

/** "3 dz de petits choux - 1h30 en tout" right below the title, "6 Gläser" between the heading and the first line of the list. */
const isYieldOfList = (text: string, certainty: number, { above, below }: Neighbours): boolean =>
  (above === 'T' && certainty < SURELY_LISTED && statesYieldAndTime(text)) ||
  (/[HXF]/.test(above ?? '') && below === 'I' && countsServings(text));

function byPlace(line: TextLine, found: LabelledLine, near: Neighbours): LabelledLine {
  const { label, certainty, told } = found;
  if (isStepNumber(line.text)) return { ...found, label: 'K' };
  if (CLOCK.test(line.text) || (label === 'N' && isFarewell(line.text)))
    return { ...found, label: 'X' };
  if (label === 'I' && PRICE_OF_SHOP.test(line.text)) return { ...found, label: 'X', listed: 0 };
  if (label === 'I' && certainty < SURELY_OTHER && isChapterHead(line.text))
    return { ...found, label: 'X' };
  // "Ingredientes: 4 huevos" above the rest of its list.
  const isBegun = label === 'X' && near.below === 'I' && near.isHead;
  if (label === 'H' || label === 'M' || isBegun) {
    const heading = sectionHeading(line.text);
    const content = heading?.inline
      ? { ingredients: 'L', instructions: 'S' }[heading.section as 'ingredients']
      : undefined;
    if (content) return { ...found, label: content as LineLabel };
  }
  // The amount of the food above it.
  if (
    label === 'F' &&
    /[Ii]/.test(near.above ?? '') &&
    near.below === 'I' &&
    isAmountAlone(line.text)
  )
    return { ...found, label: 'i' };
  if (label === 'I' && isYieldOfList(line.text, certainty, near))
    return { ...found, label: 'F', certainty: 1 - certainty };
  if (label === 'F' && near.opensList) return { ...found, label: 'I', certainty: UNSURE };
  if (label === 'X' && near.below === 'F' && announcedFact(line.text) !== null)
    return { ...found, label: 'F' };
  // "6) Boil for 20 minutes and leave for 3 weeks before you open them."
  if (label === 'F' && near.countsOn && mayInstruct(line.text))
    return { ...found, label: 'S', certainty: UNSURE };
  if ((/[XNn]/.test(label) && near.countsOn) || (/[GXN]/.test(label) && near.isCountedOn))
    return { ...found, label: 'S', certainty: 1 - certainty };
  if (/[XF]/.test(label) && LONE_NUMBER.test(line.text) && near.announcesYield)
    return { ...found, label: 'F' };
  // A running head, or a button.
  if (label === 'G' && near.isAboveTitle) return { ...found, label: 'X' };
  const isChosen = label === 'T' && isSubject(line.text);
  if (/[FNTGHM]/.test(label) && line.heading === 0 && !isChosen && isFurniture(line.text))
    return { ...found, label: 'X' };
  // "From the kitchen of: Ardith M. Makes: 9"
  if (label === 'X' && near.isHead && statesHead(line.text)) return { ...found, label: 'F' };
  if (label === 'N' && looksLikeStep(line.text) >= leastLikeStep(near))
    return { ...found, label: 'S', certainty: told };
  const besideStep = near.above === 'S' || near.above === 's' || near.below === 'S';
  if (
    /[NXn]/.test(label) &&
    told > (label === 'X' ? LIKELY_STEP_AROUND : LIKELY_STEP) &&
    besideStep
  )
    return { ...found, label: 'S', certainty: told };
  if (label === 'I' && near.below === 'I' && certainty < SURELY_OTHER && FOR_PART.test(line.text))
    return { ...found, label: 'G', certainty: 1 - certainty };
  return found;
}

/** A line that goes on in the middle of a sentence is what the line above it is. */
function asGoingOn(
  text: string,
  found: LabelledLine,
  above: { label: LineLabel; text: string },
): LabelledLine {
  const { label, certainty } = found;
  const isOther = /[XNFn]/.test(label) && certainty < SURELY_OTHER;
  if (isOther && /^\p{Ll}/u.test(text) && /[ILSils]/.test(above.label))
    return { ...found, label: above.label.toLowerCase() as LineLabel, certainty: 1 - certainty };
  if (label === 'S' && /[Ss]/.test(above.label) && !ENDS.test(above.text))
    return { ...found, label: 's' };
  return found;
}
