import { isFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { kitchenWords } from '../../doubts/kitchen-words.data.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { isSignedInFront } from '../../reader-remarks.ts';
import { tellsOfOrders } from '../../speaks-to-customers.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { COMMENTS_BELOW } from '../lines/corrections/authors.data.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { stemsOf } from '../title/title-words.ts';
import { isOfOthersDish } from './others-dishes.ts';
import { stemsElsewhere } from './stems-elsewhere.ts';
import {
  HEADS_DRINK,
  OF_CALENDAR,
  OF_DEVICE,
  OTHER_LIST,
  OTHER_MEAL,
  PRICE,
  RATED_BY,
  RECORD,
  WARNING,
} from './others-remarks.data.ts';

/** A step is less sure to be one. */
const SURE = 0.8;
const FEWEST_THINGS = 2;
const MOST_WORDS_OF_THING = 4;

/**
 * Labels of lines, where remarks are none of the dish: what else is on a list for the shop, warnings of a device, another meal, prices,
 * records of a kitchen, what readers said of it. They are left out, and shown beside the recipe.
 */
export function withoutOthersRemarks(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const spoken = stemsOf(
    lines.filter((_, at) => /[ILSils]/.test(labels[at]!.label)).map(({ text }) => text),
  );
  const title = labels.findIndex(({ label }) => label === 'T');
  const saidElsewhere = stemsElsewhere(
    lines.filter((_, at) => /[ILSils]/.test(labels[at]!.label)).map(({ text }) => text),
  );
  const writesLarge = lines
    .filter((_, at) => /[TS]/.test(labels[at]!.label))
    .every(({ text }) => !/^\p{Ll}/u.test(text));
  const firstStep = labels.findIndex(({ label }) => label === 'S');
  const ofReaders = saidByReaders(lines, labels);
  const ofDrinks = belowDrinks(lines, labels);
  return labels.map((found, at) => {
    const { text } = lines[at]!;
    const isBeside =
      (/[NnG]/.test(found.label) && ofDrinks.has(at)) ||
      (/[ILSNnil]/.test(found.label) && tellsOrdersAlone(text)) ||
      (found.label === 'S' && at > firstStep && isSignedInFront(text));
    if (isBeside) return { ...found, label: 'X', told: 0, listed: 0 };
    const isOfSteps = at > firstStep && firstStep >= 0;
    const isOthers = /[Nn]/.test(found.label)
      ? (isOfSteps && isOfOthersDish(text, spoken)) ||
        ofReaders.has(at) ||
        isOfOthers(text, spoken) ||
        (at < title && writesLarge && endsAnother(text, lines[at - 1]?.text ?? '', spoken))
      : found.label === 'S' &&
        ((OTHER_MEAL.test(foldText(text)) && !/[.!]$/u.test(text)) ||
          (isOfSteps && found.certainty < SURE && isOfOthersDish(text, saidElsewhere(text))));
    return isOthers ? { ...found, label: 'X', told: 0, listed: 0 } : found;
  });
}

/** What stands below the last step under "Avis (57)", or below somebody's name with stars or with when it was written: "Sylvain ★★★". */
function saidByReaders(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): Set<number> {
  const last = labels.findLastIndex(({ label }) => /[ILSils]/.test(label));
  const said = new Set<number>();
  let isBelow = false;
  for (let at = last + 1; last >= 0 && at < lines.length; at++) {
    const text = lines[at]!.text.trim();
    const isShort = text.length <= LONGEST_HEAD;
    if (isShort && (COMMENTS_BELOW.test(text) || RATED_BY.test(text))) isBelow = true;
    else if (/[HMGT]/.test(labels[at]!.label) || sectionHeading(text) !== null) isBelow = false;
    if (isBelow) said.add(at);
  }
  return said;
}
const LONGEST_HEAD = 100;

/** "Bestellschluss für nächste Woche ist Dienstag, 18 Uhr": a farm to those who order from it, and nothing else. */
const tellsOrdersAlone = (text: string): boolean =>
  text.length <= LONGEST_NOTICE && sentencesByCapitals(text).every(tellsOfOrders);
const LONGEST_NOTICE = 300;

/** The remarks right below "Il vino", "Weintipp", "Dans le verre": a box on what is drunk with the dish, and often on more. */
function belowDrinks(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): Set<number> {
  const below = new Set<number>();
  for (const [at, { label }] of labels.entries()) {
    const isBelow = at > 0 && /[NnX]/.test(label) && headsDrink(lines[at - 1]!.text);
    // The last word of a sentence may stand alone in its line: "… to new" and "wine."
    if (isBelow && labels[at - 1]!.label !== 'n' && !/[.!]$/u.test(lines[at - 1]!.text.trim()))
      below.add(at - 1);
    if (isBelow || (label === 'n' && below.has(at - 1))) below.add(at);
  }
  return below;
}
const LONGEST_DRINK = 40;

/** "Il vino", "En la copa:" */
function headsDrink(line: string): boolean {
  const head = line.trim().replace(/\s?[:.!]$/u, '');
  return head.length <= LONGEST_DRINK && HEADS_DRINK.test(foldText(head));
}

/** "Vino consigliato: Vermentino", "DRINK THIS: a ripe Rioja": the same in one line. */
export const namesDrink = (text: string): boolean =>
  /^([^:]{2,60}?)\s?[:–]\s/u.test(text) && headsDrink(text.split(/\s?[:–]\s/u, 1)[0]!);

/** "in the inns of the hills, where they eat it on Fridays." above the title of a page: the end of what the page before it said. */
const endsAnother = (text: string, above: string, spoken: ReadonlySet<string>): boolean =>
  /^\p{Ll}.*[.!?]$/u.test(text) &&
  !/[,:]$/.test(above) &&
  !/\d/.test(text) &&
  ![...stemsOf([text])].some((stem) => spoken.has(stem));

const isOfOthers = (text: string, spoken: ReadonlySet<string>): boolean =>
  RECORD.test(text) ||
  OF_CALENDAR.test(foldText(text)) ||
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
