import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { isChapter, isMessage } from '../lines/chatter.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import { isEvent, isNoTitle } from '../title/dish-elsewhere.ts';
import { SAYS_HOW_QUICK } from './says-how-quick.data.ts';

const LONGEST = 80;
/** A line with no blank line between. */
const CLOSE = 0.75;
const FEWEST_FOODS = 2;

/**
 * Labels of lines where what was taken for the title only stands below it: a remark in brackets, "(the real one)", or foods in small letters below
 * a name in capitals, "mussels, rice and potatoes" below "TIELLA"; or how quick it is. The line above is the title.
 */
export function withNameAboveSubtitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  if (title < 1) return [...labels];
  const isOnTop = isBelowName(lines, labels, title);
  if (!isOnTop && !isSubtitle(lines, labels, title)) return [...labels];
  const name = isOnTop ? 0 : title - 1;
  return labels.map((found, at): LabelledLine => {
    if (at === title) return { ...found, label: 'N' };
    return at === name ? { ...found, label: 'T', certainty: isOnTop ? SURE : UNSURE } : found;
  });
}

/** "Ready in a flash" few rows below "Fajitas", with which the text begins: how quick a dish is, or what it makes, is no name. */
const isBelowName = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean =>
  title <= FARTHEST_BELOW &&
  SAYS_HOW_QUICK.test(lines[title]!.text.trim()) &&
  /[XNG]/.test(labels[0]!.label) &&
  mayBeName(lines[0]!.text.trim()) &&
  lines[0]!.text.trim().split(/\s+/).length <= MOST_WORDS_OF_NAME &&
  (dishesIn(lines[0]!.text).length > 0 || namesFood(lines[0]!.text, 3));
const FARTHEST_BELOW = 3;
const MOST_WORDS_OF_NAME = 6;
const UNSURE = 0.9;
const SURE = 0.99;

function isSubtitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean {
  const [above, line] = [lines[title - 1]!, lines[title]!];
  const [name, text] = [above.text.trim(), line.text.trim()];
  const isRightAbove =
    /[XNG]/.test(labels[title - 1]!.label) &&
    line.gap < CLOSE &&
    above.page === line.page &&
    above.column === line.column;
  return (
    isRightAbove &&
    mayBeName(name) &&
    (/^\([^()]+\)$/u.test(text) || (isShouted(name) && listsFoods(text)))
  );
}

const mayBeName = (name: string): boolean =>
  name.length <= LONGEST &&
  /^\p{L}[\p{L}\p{M}'’&\s-]{2,}$/u.test(name) &&
  ![isFurniture, isChapter, isMessage, isNoTitle, isEvent].some((isOther) => isOther(name)) &&
  sectionHeading(name) === null;

const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** "riso, patate e cozze" */
const listsFoods = (text: string): boolean =>
  /^\p{Ll}[^.!?\d:]{5,80}$/u.test(text) &&
  text.split(/,\s/u).filter((food) => namesFood(food, 3)).length >= FEWEST_FOODS;
