import { isFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { kitchenWords } from '../../doubts/kitchen-words.data.ts';
import { timeStatements } from '../facts/time-statements.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { stemsOf } from '../title/title-words.ts';
import {
  OF_DEVICE,
  OTHER_LIST,
  OTHER_MEAL,
  PRICE,
  RECORD,
  WARNING,
} from './others-remarks.data.ts';

const FEWEST_THINGS = 2;
const MOST_WORDS_OF_THING = 4;

/**
 * Labels of lines, where remarks are none of the dish: what else is on a list for the shop, warnings of a device, another meal, prices,
 * records of a kitchen. They are left out, and shown beside the recipe.
 */
export function withoutOthersRemarks(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const spoken = stemsOf(
    lines.filter((_, at) => /[ILSils]/.test(labels[at]!.label)).map(({ text }) => text),
  );
  const title = labels.findIndex(({ label }) => label === 'T');
  const writesLarge = lines
    .filter((_, at) => /[TS]/.test(labels[at]!.label))
    .every(({ text }) => !/^\p{Ll}/u.test(text));
  return labels.map((found, at) => {
    const { text } = lines[at]!;
    const isOthers =
      found.label === 'N'
        ? isOfOthers(text, spoken) ||
          (at < title && writesLarge && endsAnother(text, lines[at - 1]?.text ?? '', spoken))
        : found.label === 'S' && OTHER_MEAL.test(foldText(text)) && !/[.!]$/u.test(text);
    return isOthers ? { ...found, label: 'X', told: 0, listed: 0 } : found;
  });
}

/** "in the inns of the hills, where they eat it on Fridays." above the title of a page: the end of what the page before it said. */
const endsAnother = (text: string, above: string, spoken: ReadonlySet<string>): boolean =>
  /^\p{Ll}.*[.!?]$/u.test(text) &&
  !/[,:]$/.test(above) &&
  !/\d/.test(text) &&
  ![...stemsOf([text])].some((stem) => spoken.has(stem));

const isOfOthers = (text: string, spoken: ReadonlySet<string>): boolean =>
  RECORD.test(text) ||
  PRICE.test(text) ||
  (WARNING.test(text) && OF_DEVICE.test(foldText(text))) ||
  (OTHER_MEAL.test(foldText(text)) && timeStatements(text).length === 0) ||
  listsThings(text, spoken);

/** "Also on this list: dishwasher tabs, cat litter": things of which none is food, of the kitchen or spoken of. */
function listsThings(text: string, spoken: ReadonlySet<string>): boolean {
  const [, label = '', rest = ''] = /^([^:.,]{3,60}):\s(.{5,200})$/u.exec(text) ?? [];
  const things = rest.split(/,\s/);
  if (!OTHER_LIST.test(foldText(label)) || things.length < FEWEST_THINGS) return false;
  return things.every((thing) => {
    const words = thing.split(/[^\p{L}-]+/u).filter((word) => word.length > 2);
    return (
      words.length > 0 &&
      words.length <= MOST_WORDS_OF_THING &&
      !words.some((word) => isFood(word) || kitchenWords.has(foldText(word))) &&
      ![...stemsOf([thing])].some((stem) => spoken.has(stem))
    );
  });
}
