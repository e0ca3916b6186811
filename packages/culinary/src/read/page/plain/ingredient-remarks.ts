import { foldText } from '../../../words/fold.ts';
import type { RowGroup } from './row-groups.ts';

/** Fewer lines without amounts above the others may be what is taken by feel. */
const fewestContents = 3;

/** What foods are delivered in: "Contenu de votre panier", "In der Gemüsekiste". */
const BOX_OF_FOODS =
  /(?<!\p{L})(?:paniers?|box|\p{L}{0,12}kisten?|cassett[ae]|cestas?|cajas?|pakket|cabaz|share)(?!\p{L})/iu;

const hasFigure = (text: string) => /[\d¼-¾⅐-⅞]/.test(text);
const share = (group: RowGroup, test: (text: string) => boolean) =>
  group.rows.filter((row) => test(row.text)).length / group.rows.length;
const wordsOf = (text: string) => foldText(text).match(/\p{L}{3,}/gu) ?? [];

/**
 * Leaves out lists that talk about the ingredients instead of listing them: articles go through the foods one by one ("Tofu - the firm kind is best")
 * under a heading of their own, without amounts, before the recipe lists the same foods with amounts. So does the letter with a box
 * of vegetables, that names first what all is in it.
 */
export function withoutRemarks(groups: readonly RowGroup[]): RowGroup[] {
  const counted = groups.filter((group) => share(group, hasFigure) > 0.5);
  const foods = new Set(counted.flatMap((group) => group.rows.flatMap((row) => wordsOf(row.text))));
  const mentions = (text: string) =>
    wordsOf(text.split(/[:：–—(,-]/)[0]!).some((word) => foods.has(word));
  const first = counted[0];
  const isContents = (group: RowGroup): boolean =>
    first !== undefined &&
    group.start < first.start &&
    group.rows.length >= fewestContents &&
    group.name !== null &&
    group.section === null &&
    counted.every(({ name }) => name !== group.name) &&
    share(group, hasFigure) === 0 &&
    group.rows.some(({ text }) => mentions(text));
  /** What lay in the box that is sold, where a list of the recipe follows. */
  const isOfBox = (group: RowGroup, at: number): boolean =>
    group.section === null &&
    BOX_OF_FOODS.test(group.name ?? '') &&
    groups.slice(at + 1).some(({ rows, name }) => rows.length > 1 && name !== group.name);
  return groups.filter((group, at) => {
    if (isOfBox(group, at)) return false;
    const elsewhere = !counted.some((other) => other.chapter === group.chapter);
    if (isContents(group)) return false;
    return !(
      elsewhere &&
      counted.length > 0 &&
      share(group, hasFigure) < 0.3 &&
      share(group, mentions) > 0.6
    );
  });
}
