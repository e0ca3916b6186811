import { opensWithVerb } from '../../../doubts/instructs.ts';
import { endsOpen } from '../../lines/wrapped-lines.ts';
import type { TextLine } from '../../lines/page-line.ts';
import { ORDINALS } from '../../steps/ordinal-words.data.ts';
import type { LabelledLine } from '../line-label.ts';
import { STEP_WORDS } from './settled-words.data.ts';

/** So sure a line is of another kind than the step above it. */
const SURELY_OTHER = 0.9;
/** What ends a sentence, or opens the next. */
export const ENDS = /[.!?:;…)][)"'”»]*$/u;

/** What the sentence of the step above needs to be whole. */
export function isRestOfStep(
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
  const isOpen = endsOpen(lines[at - 1]!.text);
  return (
    /[NXn]/.test(found.label) &&
    (found.certainty < SURELY_OTHER || isOpen) &&
    goesOnSmall(lines, at)
  );
}

/** Lines of steps were broken so often that the text is wrapped. */
const FEWEST_WRAPPED = 2;
const SHORTEST_WRAPPED = 40;
const LEAST_FULL = 0.75;
const MIDST = /[\p{L}\d,]$/u;

/** How wide the lines of the steps are that go on below; infinite where steps have no points or none goes on. */
export function wrapWidthOfSteps(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): number {
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

/** "Cocer los huevos 10 min" below "Cocer las patatas 25 min" of a page: set apart from the line above, and begun with what is done. */
export const beginsParagraph = (lines: readonly TextLine[], at: number): boolean => {
  const { size, gap, text } = lines[at]!;
  return (
    size !== 1 &&
    gap >= SET_APART &&
    /^\p{Lu}/u.test(text) &&
    opensWithVerb(text) &&
    !endsOpen(lines[at - 1]?.text ?? '')
  );
};
/** In lines. */
const SET_APART = 0.15;

/** "and beaten eggs." right below "soak it in milk", "it has its own." right below "Knead. No oil:". */
const goesOnSmall = (lines: readonly TextLine[], at: number): boolean =>
  /^\p{Ll}/u.test(lines[at]!.text) &&
  lines[at]!.gap < 0.5 &&
  /\p{L}$|[.!]\s.*\p{L}:$/u.test(lines[at - 1]!.text) &&
  /^\p{Lu}/u.test(firstOf(lines, at));

/** The line above with which a sentence begins: texts without capitals have none. */
const firstOf = (lines: readonly TextLine[], at: number): string =>
  lines.slice(Math.max(0, at - FARTHEST), at).findLast(({ text }) => /^\p{Lu}/u.test(text))?.text ??
  '';
const FARTHEST = 4;

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

/** "Schritt 3 von 5", "Passo primo": the number of a step alone. */
export const isStepNumber = (text: string): boolean =>
  STEP_NUMBER.test(text) || isOrdinalStep(text);

/** "3. Bake" right below the step with the number 2. */
export function countsOn(
  lines: readonly TextLine[],
  settled: readonly LabelledLine[],
  at: number,
): boolean {
  const ordinal = lines[at]!.marker?.ordinal ?? null;
  if (ordinal === null || ordinal < 2) return false;
  const above = settled.findLastIndex(({ label }) => label === 'S');
  return at - above <= FARTHEST && lines[above]?.marker?.ordinal === ordinal - 1;
}

/** "1. Prep the vegetables" right above the step with the number 2. */
export const isCountedOn = (
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

/** "2. Croquettes" right below "1. Tiramisù", which is no step: another list counts on, where the steps had numbers of their own before. */
export function countsOnAnother(
  lines: readonly TextLine[],
  settled: readonly LabelledLine[],
  at: number,
): boolean {
  const ordinalOf = (line: TextLine | undefined) => line?.marker?.ordinal ?? null;
  const ordinal = ordinalOf(lines[at]);
  return (
    ordinal !== null &&
    ordinal > 1 &&
    settled[at - 1]?.label === 'X' &&
    ordinalOf(lines[at - 1]) === ordinal - 1 &&
    settled.some(({ label }, step) => label === 'S' && ordinalOf(lines[step]) === 2)
  );
}

/**
 * Whether a line without a number goes on with the numbered step above it: where other numbered steps go on below their first line, and
 * the next number follows or the one before stands above.
 */
export function belowNumber(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): (at: number) => boolean {
  const ordinals = new Set<number>();
  const numbered: (number | null)[] = [];
  let wrapped = 0;
  for (const [at, line] of lines.entries()) {
    const { label } = labels[at]!;
    const isStep = /[Ss]/.test(label);
    const ordinal = isStep ? (line.marker?.ordinal ?? null) : null;
    const goesOn = isStep && line.marker === null && line.gap < 0.5;
    numbered.push(ordinal ?? (goesOn ? (numbered[at - 1] ?? null) : null));
    if (ordinal !== null) ordinals.add(ordinal);
    if (goesOn && label === 's' && numbered[at] !== null) wrapped++;
  }
  return (at) => {
    const { marker, heading } = lines[at]!;
    const ordinal = numbered[at] ?? null;
    return (
      marker === null &&
      heading === 0 &&
      ordinal !== null &&
      wrapped >= FEWEST_WRAPPED &&
      (ordinals.has(ordinal + 1) || ordinals.has(ordinal - 1))
    );
  };
}

/** "• Serve warm" right below "• Bake for 20 minutes". */
export const isItemOfSteps = (
  lines: readonly TextLine[],
  settled: readonly LabelledLine[],
  at: number,
): boolean => {
  const { marker, gap } = lines[at]!;
  const above = settled.findLastIndex(({ label }) => label !== 's');
  return (
    marker !== null &&
    gap < 0.5 &&
    settled[above]?.label === 'S' &&
    lines[above]!.marker?.kind === marker.kind
  );
};
