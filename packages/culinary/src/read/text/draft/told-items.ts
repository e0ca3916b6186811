import { namesFood } from '../../../foods/line-words.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { tellsWork } from '../facts/time-statements.ts';
import { isMeasuredItem, opensItem } from '../lines/item-openings.ts';
import type { TextLine } from '../lines/page-line.ts';
import { ordersWork } from '../steps/ordering-sentences.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { listWithoutRest } from './behind-told-list.ts';
import { goesOnWith } from './goes-on-list.ts';
import { isSomeOf, splitList } from './list-items.ts';
import { listParts } from './list-parts.ts';
import { opensWork } from './opens-work.ts';
import { BEGINS_WITH_NEED } from './told-list.data.ts';
import { beginsWithFood, listedForEaters, neededIn } from './told-list.ts';

const LONGEST = 400;

const FEWEST_TOLD = 4;
/** So many do where the sentence behind them goes on with the list. */
const FEWEST_BEGUN = 2;
const LONGEST_ITEM = 60;

/**
 * "Für den Teig nehme ich 200 g Mehl, 100 g Butter, ein Ei ...", "Pour six : 800 g d'épaule, ...": says that things are needed, or for how
 * many, and tells nothing else.
 */
export function tellsList(told: string): boolean {
  if (told.length > LONGEST) return false;
  const text = listWithoutRest(told);
  const parts = listParts(text);
  const isTold =
    neededIn(text) !== null ||
    listedForEaters(text) !== null ||
    parts.some(({ name }) => name !== null);
  return isTold && holdsItems(text);
}

/** "500 g potatoes, 2 onions, 120 g cheddar and a lump of dripping.": a sentence of which nearly all that stands between its commas are items. */
export const listsItems = (text: string): boolean =>
  text.length <= LONGEST &&
  opensItem(text) &&
  !ENDS_IN_VERB.test(text) &&
  splitList(text).filter(opensOwn).length >= FEWEST_TOLD &&
  holdsItems(text);

function holdsItems(text: string, fewest = FEWEST_TOLD): boolean {
  const parts = listParts(text);
  const items = parts.flatMap((part) => splitList(part.text));
  const opening = items.filter(
    (item) => opensOwn(item) || isBareFood(item) || (isSomeOf(item) && namesFood(item)),
  );
  return (
    items.length >= fewest &&
    opening.length >= SHARE * items.length &&
    items.every(
      (item) =>
        withoutAsides(item).length <= LONGEST_ITEM &&
        (opensItem(item) || isBareFood(item) || !opensWork(item)),
    )
  );
}
const SHARE = 0.7;

/** "Sale e un pizzico di noce moscata." behind a sentence that tells the list. */
const isRestOfList = (text: string): boolean => {
  const items = text.length <= LONGEST_REST ? splitList(text) : [];
  return items.length > 1 && items.every((item) => opensOwn(item) || isBareFood(item));
};
const LONGEST_REST = 120;
/** An item without brackets and without how it is cut: "a kilo of potatoes, peeled and cut into chunks". */
const withoutAsides = (item: string): string =>
  item.replace(/\([^()]*\)/g, '').split(/,\s/u, 1)[0]!;

/** "tre etti di Montasio": what is measured may be known to nobody. */
const opensOwn = (item: string): boolean =>
  opensItem(item) && (namesFood(item) || isMeasuredItem(withoutAsides(item)));

/** "sal", "olio d'oliva", "de l'huile d'olive" */
const isBareFood = (item: string): boolean =>
  beginsWithFood(item.replace(PARTITIVE, '').toLowerCase().replaceAll(/['’]/g, ' '));
const PARTITIVE =
  /^(?:du|des|de la|de l['’]|del|dello|della|dell['’]|dei|degli|delle)\s?(?=\p{L})/iu;

const GOES_ON = /^(?:and|und|et|e|ed|y|plus|then|dann|puis|poi|luego)\s(?=[\p{L}\d])/iu;

/** "Pour le moule : 20 g de beurre" in a line of its own. */
const PART_MARKED = /^\p{L}{2,5}\s[^:.,;\d]{3,40}:\s\S/u;

/** "250 g Mehl, 2 Eier und eine Prise Salz unterheben." */
const ENDS_IN_VERB = /\s\p{Ll}{3,20}(?:en|ln|rn)[.!]?$/u;

/** How long the work takes, and not what is done for so long: "Soften the onion for 10 minutes. Add the stock and simmer for 35 minutes." */
const tellsTimesAlone = (text: string): boolean =>
  tellsWork(text) &&
  !(namesFood(text, SHORTEST_FOOD) && sentencesByCapitals(text).every(ordersWork));
const SHORTEST_FOOD = 3;

/**
 * Labels of lines, where a sentence right above the list tells its first items: "You want a kilo of beef shin, and then:", or a
 * sentence that was taken for a step or a remark all of them. It is of the list.
 */
export function withToldItems(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const steps = labels.findIndex(({ label }, at) => label === 'S' && !tellsList(lines[at]!.text));
  const settled: LabelledLine[] = [];
  for (const [at, found] of labels.entries()) settled.push(settle(found, at));
  return settled;

  function settle(found: LabelledLine, at: number): LabelledLine {
    const { text } = lines[at]!;
    // "It takes ten minutes to prep and half an hour to cook." between a list and the work is no work.
    if (at === steps && /[ILXS]/.test(labels[at - 1]?.label ?? '') && tellsTimesAlone(text))
      return { ...found, label: 'X', listed: 0, told: 0, around: 1 };
    const isAbove =
      /[XN]/.test(found.label) &&
      /[IL]/.test(labels[at + 1]?.label ?? '') &&
      text.length <= LONGEST;
    const needed = isAbove ? neededIn(text) : null;
    const isTold = needed !== null && opensItem(needed) && namesFood(needed);
    // A line of a list that is a sentence lists several: "Mezzo chilo di formaggio, un chilo di patate, ...".
    const isBare =
      /[IS]/.test(found.label) &&
      text.endsWith('.') &&
      (listsItems(text) || (/[LX]/.test(labels[at - 1]?.label ?? '') && isRestOfList(text)));
    // "and two eggs, a tablespoon of parsley and a teaspoon of mustard" goes on with what the sentence above tells.
    const isRest =
      /[IS]/.test(found.label) &&
      /[LX]/.test(labels[at - 1]?.label ?? '') &&
      GOES_ON.test(text) &&
      splitList(text.replace(GOES_ON, '')).every(opensOwn) &&
      (labels[at - 1]!.label === 'L' || tellsList(lines[at - 1]!.text));
    // "Para el molde, mantequilla y pan rallado." and "Then there's 150 ml milk." go on with the list right above.
    const above = settled[at - 1]?.label ?? '';
    const isMore =
      /[ISNXFG]/.test(found.label) &&
      (above === 'L' || (/[Ii]/.test(above) && PART_MARKED.test(text))) &&
      goesOnWith(text) !== null;
    // "Prendo mezzo chilo di rigatoni e un litro di ragù. Poi ci vogliono due etti di scamorza."
    const isBegun =
      /[XNS]/.test(found.label) &&
      BEGINS_WITH_NEED.test(text) &&
      text.length <= LONGEST &&
      holdsItems(text.replace(BEGINS_WITH_NEED, ''), FEWEST_BEGUN) &&
      goesOnWith(lines[at + 1]?.text ?? '') !== null;
    return isTold ||
      isBare ||
      isRest ||
      isMore ||
      isBegun ||
      (/[XNS]/.test(found.label) && tellsList(text))
      ? { ...found, label: 'L', listed: 1, told: 0, around: 0 }
      : found;
  }
}
