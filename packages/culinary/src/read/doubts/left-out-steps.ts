import { isFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { besideSteps } from '../side-lines.ts';
import { isFurniture } from '../text/lines/page-furniture.ts';
import { looksLikeStep } from '../text/steps/step-likelihood.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { keptAmongRemarks } from '../forms/kept-remarks.ts';
import { instructs, opensWithVerb } from './instructs.ts';
import { isOfRecipe, stemsOf } from './recipe-words.ts';
import { speaksOfKitchen } from './speaks-of-kitchen.ts';
import type { SourceLine } from './taken-lines.ts';

const SHORTEST = 20;
const LONGEST = 900;
/** A heading between steps stops nowhere and is short. */
const LONGEST_HEADING = 45;
const STOPS = /[.!;)"”»。]$/;
/** Between two steps that were taken hardly anything else stands. */
const LIKELY_BETWEEN = 0.45;
/** So few lines of a page, a box and its heading, may stand between two steps, and so surely what is below them is one. */
const FARTHEST_BELOW = 6;
const SURELY_BELOW = 0.8;
/** Another writing of a step that was taken has most of its words. */
const SAME = 0.6;
/** Shorter words every step has. */
const SHORTEST_TELLING = 4;
const SAME_AS_ALL = 0.75;
const FEWEST_AGAIN = 2;
const TIME_OR_HEAT = /\d\s?(?:°|min|h\b|hour|stund|heure|or[ae]\b|uur|tim)/i;

/** Lines between and beside the steps that read as steps do and were not taken. */
export function leftOutSteps(
  draft: RecipeDraft,
  ingredients: readonly string[],
  lines: readonly SourceLine[],
  ofPage: boolean,
): Doubt[] {
  const { steps } = draft;
  const isKept = keptAmongRemarks(draft);
  const own = new Set(ingredients.flatMap((line) => foldWords(line).split(' ')));
  const taken = steps.map(({ text }) => new Set(foldWords(text).split(' ')));
  const stems = stemsOf([...ingredients, ...steps.map(({ text }) => text)].join(' '));
  const all = new Set(taken.flatMap((words) => [...words]));
  const isReworded = ({ folded }: SourceLine) =>
    taken.some((step) => shareOf(folded, step) >= SAME);
  // A page may tell its steps twice, in other words: in the article and on the recipe's card.
  const twice =
    lines.filter((line) => line.taken === null && isReadable(line) && isReworded(line)).length >=
    FEWEST_AGAIN;
  const isAgain = (line: SourceLine) =>
    ofPage && (isReworded(line) || (twice && shareOf(line.folded, all) >= SAME_AS_ALL));
  const last = lines.findLastIndex(isStep);
  const leftOut = lines.find((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    if (line.taken !== null || !isReadable(line) || isKept(line.text)) return false;
    if (!speaksOfKitchen(line.text)) return false;
    if (ofPage && last >= 0 && index > last + 1 && index <= last + FARTHEST_BELOW)
      return (
        !isAgain(line) &&
        opensWithVerb(line.text) &&
        looksLikeStep(line.text) >= SURELY_BELOW &&
        TIME_OR_HEAT.test(line.text) &&
        line.folded.split(' ').some((word) => own.has(word) && isFood(word))
      );
    if (!isStep(above) && !isStep(below)) return false;
    if (isAgain(line)) return false;
    const words = line.folded.split(' ');
    const ofFood = words.some((word) => own.has(word) && isFood(word));
    if (isStep(above) && isStep(below))
      return (
        instructs(line.text) ||
        (ofFood && looksLikeStep(line.text) >= LIKELY_BETWEEN) ||
        (!ofPage && /[.!]$/.test(line.text) && isOfRecipe(line.text, stems))
      );
    const says = ofFood || TIME_OR_HEAT.test(line.text);
    if (!ofPage) return says && instructs(line.text);
    return says && (isStep(above) || opensMethod(above)) && opensWithVerb(line.text);
  });
  if (leftOut === undefined) return [];
  return [
    {
      part: 'whole',
      index: null,
      sentence: `A step may be missing: “${leftOut.text.slice(0, 120)}”.`,
      sourceWords: leftOut.text,
    },
  ];
}

/** How many of a line's telling words are among others. */
function shareOf(folded: string, others: ReadonlySet<string>): number {
  const telling = folded.split(' ').filter((word) => word.length >= SHORTEST_TELLING);
  return telling.filter((word) => others.has(word)).length / Math.max(1, telling.length);
}

const isStep = (line?: SourceLine) => line?.taken === 'step' && line.folded.length >= SHORTEST;

const isReadable = ({ text }: SourceLine) =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  (STOPS.test(text) || text.length >= LONGEST_HEADING) &&
  !/^tip/i.test(text) &&
  besideSteps(text) === null &&
  !isLabelledRemark(text) &&
  !isFurniture(text);

/** "Cook's tip: they freeze well. Fry from frozen for 15 minutes." */
function isLabelledRemark(text: string): boolean {
  const heading = sectionHeading(text);
  return heading !== null && heading.inline && BESIDE.has(heading.section);
}
const BESIDE: ReadonlySet<string> = new Set(['tips', 'notes', 'storage']);

const opensMethod = (line?: SourceLine) =>
  line !== undefined && sectionHeading(line.text)?.section === 'instructions';
