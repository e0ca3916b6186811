import { namesFood } from '../../../foods/line-words.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { isChapter, isMessage } from '../lines/chatter.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import { isEvent, isNoTitle } from '../title/dish-elsewhere.ts';

const LONGEST = 80;
/** A line with no blank line between. */
const CLOSE = 0.75;
const FEWEST_FOODS = 2;

/**
 * Labels of lines where what was taken for the title only stands below it: a remark in brackets, "(the real one)", or foods in small letters below
 * a name in capitals, "mussels, rice and potatoes" below "TIELLA". The line above is the title.
 */
export function withNameAboveSubtitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  if (title < 1 || !isSubtitle(lines, labels, title)) return [...labels];
  return labels.map((found, at): LabelledLine => {
    if (at === title) return { ...found, label: 'N' };
    return at === title - 1 ? { ...found, label: 'T', certainty: UNSURE } : found;
  });
}
const UNSURE = 0.9;

function isSubtitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean {
  const [above, line] = [lines[title - 1]!, lines[title]!];
  const [name, text] = [above.text.trim(), line.text.trim()];
  const mayBeName =
    /[XNG]/.test(labels[title - 1]!.label) &&
    line.gap < CLOSE &&
    above.page === line.page &&
    above.column === line.column &&
    name.length <= LONGEST &&
    /^\p{L}[\p{L}\p{M}'’&\s-]{2,}$/u.test(name) &&
    ![isFurniture, isChapter, isMessage, isNoTitle, isEvent].some((isOther) => isOther(name)) &&
    sectionHeading(name) === null;
  return mayBeName && (/^\([^()]+\)$/u.test(text) || (isShouted(name) && listsFoods(text)));
}

const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** "riso, patate e cozze" */
const listsFoods = (text: string): boolean =>
  /^\p{Ll}[^.!?\d:]{5,80}$/u.test(text) &&
  text.split(/,\s/u).filter((food) => namesFood(food, 3)).length >= FEWEST_FOODS;
