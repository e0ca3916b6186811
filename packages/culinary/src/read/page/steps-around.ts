import { foldWords } from '../../words/fold.ts';
import type { Step } from '../../recipe/recipe.ts';
import { instructs } from '../doubts/instructs.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { isAdvert, speaksToCustomers } from '../speaks-to-customers.ts';
import { stemsOf } from '../text/title/title-words.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';
import { joins, teaser } from './teasers.data.ts';

const longest = 200;
/** A text with a time or a degree of heat tells of cooking. */
const measured = /\d\s?(?:°|º|min|minut|stund|heure|hora|ore\b|hour|h\b)/iu;

/** What one portion nourishes with. */
const nourishes = /\d\s?(?:kcal|kj)(?!\p{L})/iu;

interface Parted {
  steps: Step[];
  /** What stood among them and is none. */
  around: string[];
}

/** The steps, where an advert is the heading of some they go on under the heading before it. */
function withoutAdvertHeadings(steps: readonly Step[]): Step[] {
  let group: string | null = null;
  return steps.map((step) => {
    const isOwn = step.group === null || !sentencesByCapitals(step.group).every(speaksToCustomers);
    if (isOwn) group = step.group;
    return isOwn ? step : { ...step, group };
  });
}

/**
 * The steps without what a page puts among them: what leads to other pages, what asks the reader to join or to subscribe, and what
 * its labels are sure stands around the recipe, where it tells nothing to do and names no food of the list.
 */
export function withoutAround(
  stated: readonly Step[],
  lines: readonly string[],
  { aside }: LabelledPage,
): Parted {
  const steps = withoutAdvertHeadings(stated);
  const surely = new Set([...aside].map(({ text }) => foldWords(text)));
  const listed = stemsOf(lines);
  const isAround = ({ text }: Step): boolean => {
    if (text.length > longest) return false;
    if (teaser.test(text) || isAdvert(text)) return true;
    if (sentencesByCapitals(text).every(speaksToCustomers) && !measured.test(text)) return true;
    if (instructs(text) || measured.test(text)) return false;
    if (nourishes.test(text)) return true;
    if (!joins.test(text) && !surely.has(foldWords(text))) return false;
    return ![...stemsOf([text])].some((stem) => listed.has(stem));
  };
  const kept = steps.filter((step) => !isAround(step));
  return kept.length === 0
    ? { steps: [...steps], around: [] }
    : { steps: kept, around: steps.filter(isAround).map(({ text }) => text) };
}
