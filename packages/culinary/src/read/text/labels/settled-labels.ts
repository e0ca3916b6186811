import { servingWords } from '../../../words/yield-words.data.ts';
import { foldText } from '../../../words/fold.ts';
import { isFood, namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isFarewell, isMessage } from '../lines/chatter.ts';
import { announcedFact, statedFacts } from '../facts/stated-facts.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import { endsOpen } from '../lines/wrapped-lines.ts';
import type { TextLine } from '../lines/page-line.ts';
import { ORDINALS } from '../steps/ordinal-words.data.ts';
import { isAmountAlone } from '../draft/amount-lines.ts';
import { STEP_WORDS, VAGUE_AMOUNTS } from './settled-words.data.ts';
import type { LabelledLine, LineLabel } from './line-label.ts';

/** So sure a line is of another kind than the one it goes on with. */
const SURELY_OTHER = 0.9;
/** A step lost is worse than a remark among the steps: from here on what stands beside steps is one. */
const LIKELY_STEP = 0.3;
const LIKELY_STEP_AROUND = 0.42;
const ENDS = /[.!?:;…)][)"'”»]*$/u;
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
  const isBeside = besideTheList(labels, title);
  const width = wrapWidthOfSteps(lines, labels);
  const isAmountBelow = amountsBelow(lines, labels);
  const settled: LabelledLine[] = [];
  let isBelowRemarks = false;
  for (const [at, said] of labels.entries()) {
    if (isBeside(at)) {
      settled.push({ ...said, label: 'X' });
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
      announcesYield: announcesYield(lines, at),
      countsOn: countsOn(lines, settled, at),
      isCountedOn: isCountedOn(lines, labels, at),
      isHead: title >= 0 && at > title && at < list,
    });
    const above = settled[at - 1];
    if (above?.label === 'I' && isAmountBelow(at)) {
      settled.push({ ...alone, label: 'i' });
      continue;
    }
    if (alone.label === 'l' && above && !/[Ll]/.test(above.label)) {
      // The sentence in which the list begins.
      if (/[Nn]/.test(above.label)) settled[at - 1] = { ...above, label: 'L', certainty: 0 };
    }
    if (isRunningHead(lines, at, alone)) {
      settled.push({ ...alone, label: 'X' });
      continue;
    }
    if (/[Ss]/.test(above?.label ?? '') && isRestOfStep(lines, at, alone, width)) {
      settled.push({ ...alone, label: 's' });
      continue;
    }
    if (alone.label === 'i' && !wraps[at] && isOwnItem(lines[at - 1]!.text, lines[at]!.text)) {
      settled.push({ ...alone, label: 'I' });
      continue;
    }
    settled.push(
      above && wraps[at] && lines[at]!.marker === null
        ? asGoingOn(lines[at]!.text, alone, { label: above.label, text: lines[at - 1]!.text })
        : alone,
    );
  }
  return settled;
}

const FEWEST_AMOUNTS = 2;

/** Whether a line is the amount of the food above it, in lists that have their amounts below. */
function amountsBelow(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): (at: number) => boolean {
  const isAmount = (at: number) =>
    isAmountAlone(lines[at]!.text) || VAGUE_AMOUNTS.has(lines[at]!.text.trim().toLowerCase());
  const isFoodAlone = (at: number) =>
    labels[at]?.label === 'I' && !/\d|[¼-¾⅐-⅞]/u.test(lines[at]!.text);
  const known = [...lines.keys()].filter(
    (at) => labels[at]!.label === 'i' && isFoodAlone(at - 1) && isAmount(at),
  );
  return (at) =>
    known.length >= FEWEST_AMOUNTS &&
    /[IXF]/.test(labels[at]!.label) &&
    isFoodAlone(at - 1) &&
    isAmount(at);
}

/** The lines of a list above the title that has its list below it: a basket, a list of what was bought. */
function besideTheList(labels: readonly LabelledLine[], title: number): (at: number) => boolean {
  const listed = (from: number, to: number) =>
    labels.slice(from, to).filter(({ label }) => /[IL]/.test(label)).length;
  const ownsList =
    title > 0 &&
    listed(title, labels.length) >= FEWEST_LISTED &&
    !labels.slice(0, title).some(({ label }) => /[SM]/.test(label));
  return (at) => ownsList && at < title && /[HGIiLl]/.test(labels[at]!.label);
}
const FEWEST_LISTED = 3;

const isPlainSentence = (text: string) =>
  /^\p{Lu}[^\d@#/|»›©]{8,}[.!]$/u.test(text) && !isMessage(text) && !isFurniture(text);

/** What the sentence of the step above needs to be whole. */
function isRestOfStep(
  lines: readonly TextLine[],
  at: number,
  found: LabelledLine,
  width: number,
): boolean {
  if (lines[at]!.marker !== null) return false;
  if (found.label === 'S')
    return (
      endsOpen(lines[at - 1]!.text) ||
      goesOnSmall(lines, at) ||
      goesOnInMidst(lines[at - 1]!, lines[at]!, width)
    );
  return /[NXn]/.test(found.label) && found.certainty < SURELY_OTHER && goesOnSmall(lines, at);
}

/** Lines of steps were broken so often that the text is wrapped. */
const FEWEST_WRAPPED = 2;
const SHORTEST_WRAPPED = 40;
const LEAST_FULL = 0.75;
const MIDST = /[\p{L}\d,]$/u;

/** How wide the lines of the steps are that go on below; infinite where steps have no points or none goes on. */
function wrapWidthOfSteps(lines: readonly TextLine[], labels: readonly LabelledLine[]): number {
  const told = [...lines.keys()].filter((at) => /[Ss]/.test(labels[at]!.label));
  const unfinished = told.filter(
    (at) =>
      MIDST.test(lines[at]!.text) &&
      lines[at]!.text.length >= SHORTEST_WRAPPED &&
      /[Ss]/.test(labels[at + 1]?.label ?? '') &&
      lines[at + 1]!.gap < 0.5 &&
      lines[at + 1]!.marker === null,
  );
  const isPunctuated = told.some((at) => ENDS.test(lines[at]!.text));
  return unfinished.length >= FEWEST_WRAPPED && isPunctuated
    ? unfinished.reduce((most, at) => Math.max(most, lines[at]!.right), 0)
    : Infinity;
}

/** "Puderzucker besieben." right below "... Danach noch warm mit etwas", where the text is wrapped. */
const goesOnInMidst = (above: TextLine, line: TextLine, width: number): boolean =>
  line.gap < 0.5 &&
  above.text.length >= SHORTEST_WRAPPED &&
  above.right >= LEAST_FULL * width &&
  MIDST.test(above.text);

/** "and beaten eggs." right below "soak it in milk". */
const goesOnSmall = (lines: readonly TextLine[], at: number): boolean =>
  /^\p{Ll}/u.test(lines[at]!.text) &&
  lines[at]!.gap < 0.5 &&
  /\p{L}$/u.test(lines[at - 1]!.text) &&
  /^\p{Lu}/u.test(firstOf(lines, at));

/** The line above with which a sentence begins: texts without capitals have none. */
const firstOf = (lines: readonly TextLine[], at: number): string =>
  lines.slice(Math.max(0, at - FARTHEST), at).findLast(({ text }) => /^\p{Lu}/u.test(text))?.text ??
  '';
const FARTHEST = 4;

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

/** "flour" below "3 eggs" is an ingredient of its own; "chopped" or, below "1 cup", "flour" is not. */
function isOwnItem(above: string, text: string): boolean {
  const last =
    above
      .split(/[^\p{L}-]+/u)
      .filter((word) => word.length > 1)
      .at(-1) ?? '';
  return (
    looksLikeIngredient(above) > SURELY_LISTED &&
    isFood(last) &&
    looksLikeIngredient(text) > LIKE_INGREDIENT &&
    namesFood(text)
  );
}
const SURELY_LISTED = 0.8;
const LIKE_INGREDIENT = 0.5;

/** "Schritt 3/3", "STEP 2" */
const STEP_NUMBER =
  /^(?:step|schritt|étape|etape|passo|passaggio|paso|stap|steg)\s*\d{1,2}(?:\s?(?:\/|of|von|de|di|van|av|sur)\s?\d{1,2})?[.:]?$|^\d{1,2}\s?(?:\/|of|von|de|di|van|av|sur)\s?\d{1,2}$/iu;

const ORDINAL_WORDS: ReadonlySet<string> = new Set(ORDINALS.flat());

/** "Passo primo", "First step" */
function isOrdinalStep(text: string): boolean {
  const words = text
    .replace(/[.:)]$/, '')
    .toLowerCase()
    .split(/\s+/);
  return (
    words.length === 2 &&
    words.some((word) => STEP_WORDS.has(word)) &&
    words.some((word) => ORDINAL_WORDS.has(word))
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

/** "3. Bake" right below the step with the number 2. */
function countsOn(
  lines: readonly TextLine[],
  settled: readonly LabelledLine[],
  at: number,
): boolean {
  const ordinal = lines[at]!.marker?.ordinal ?? null;
  if (ordinal === null || ordinal < 2) return false;
  const above = settled.findLastIndex(({ label }) => label === 'S');
  return at - above <= FARTHEST && lines[above]?.marker?.ordinal === ordinal - 1;
}

function statesHead(text: string): boolean {
  const facts = statedFacts(text);
  return facts !== null && (facts.servings !== undefined || facts.author !== undefined);
}

/** "1. Prep the vegetables" right above the step with the number 2. */
const isCountedOn = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean => {
  const { marker } = lines[at]!;
  return (
    marker?.kind === 'number' &&
    marker.ordinal !== null &&
    labels[at + 1]?.label === 'S' &&
    lines[at + 1]!.marker?.ordinal === marker.ordinal + 1
  );
};

/** "4", and "− 4 +" of a button. */
const LONE_NUMBER = /^[-–−+]?\s?\d{1,3}\s?[-–−+]?$/;
const SERVING_WORDS: ReadonlySet<string> = new Set(servingWords);

/** "Serves" above a number, "people" below it. */
const announcesYield = (lines: readonly TextLine[], at: number): boolean =>
  announcedFact(lines[at - 1]?.text ?? '') === 'yield' ||
  SERVING_WORDS.has(foldText(lines[at + 1]?.text ?? '').trim());

interface Neighbours {
  above: LineLabel | null;
  below: LineLabel | null;
  isAboveTitle: boolean;
  announcesYield: boolean;
  /** Whether its number is the next of the step above. */
  countsOn: boolean;
  /** Whether the step below has the next number. */
  isCountedOn: boolean;
  /** Between the title and the list. */
  isHead: boolean;
}

function byPlace(line: TextLine, found: LabelledLine, near: Neighbours): LabelledLine {
  const { label, certainty, told } = found;
  if (STEP_NUMBER.test(line.text) || isOrdinalStep(line.text)) return { ...found, label: 'K' };
  if (CLOCK.test(line.text) || (label === 'N' && isFarewell(line.text)))
    return { ...found, label: 'X' };
  if (label === 'I' && certainty < SURELY_OTHER && isChapterHead(line.text))
    return { ...found, label: 'X' };
  if (label === 'H' || label === 'M') {
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
  if (label === 'X' && near.below === 'F' && announcedFact(line.text) !== null)
    return { ...found, label: 'F' };
  if ((/[XNn]/.test(label) && near.countsOn) || (/[GXN]/.test(label) && near.isCountedOn))
    return { ...found, label: 'S', certainty: 1 - certainty };
  if (/[XF]/.test(label) && LONE_NUMBER.test(line.text) && near.announcesYield)
    return { ...found, label: 'F' };
  // A running head, or a button.
  if (label === 'G' && near.isAboveTitle) return { ...found, label: 'X' };
  if (/[FNTGHM]/.test(label) && line.heading === 0 && isFurniture(line.text))
    return { ...found, label: 'X' };
  // "From the kitchen of: Ardith M. Makes: 9"
  if (label === 'X' && near.isHead && statesHead(line.text)) return { ...found, label: 'F' };
  // A sentence right below the title is about the dish, if it is not about the page.
  if (label === 'X' && (near.above === 'T' || near.above === null) && isPlainSentence(line.text))
    return { ...found, label: 'N' };
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
