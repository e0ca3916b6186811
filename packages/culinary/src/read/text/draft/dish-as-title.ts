import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { namesPart } from '../../headings/names-part.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { namesSpeaker } from '../labels/named-elsewhere.ts';
import { isMessage } from '../lines/chatter.ts';
import { opensItem } from '../lines/item-openings.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import { isNoTitle } from '../title/dish-elsewhere.ts';
import { dishPresented } from '../title/dish-presented.ts';
import { withoutTags } from '../title/title-of-line.ts';
import { dishAnnounced, stemsOf } from '../title/title-words.ts';
import { measuredInStep } from './measured-in-step.ts';
import { languageOfLines, tellingOf } from './tells-work.ts';
import { neededIn } from './told-list.ts';

const LONGEST_NAME = 150;
const LONGEST_SENTENCE = 400;
/** More words are a sentence that speaks of foods. */
const MOST_WORDS = 16;
/** "Forum › Cakes › Plum tart" */
const PATH = /\s[>›»/]\s.+\s[>›»/]\s|^[^›»>]{2,40}\s[›»>]\s/u;

/**
 * Labels of lines, where what was taken for the title heads the first part of a list ("For the chicken") or tells its first item ("You
 * need a cup of lentils"), or counts who eats ("For the four of us you need:"): it is that, and the line above that speaks most of the recipe's
 * words is the title.
 */
export function withDishAsTitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const title = labels.findIndex(({ label }) => label === 'T');
  const label = title < 0 ? null : labelInstead(lines, labels, title);
  if (label === null) return [...labels];
  const above =
    (label === 'I' ? nameCloseAbove(lines, title) : null) ??
    dishAbove(lines, labels, label === 'X' ? lines.length : title);
  const isBelowName = above < 0 && label === 'S' && !measuresWork(lines, labels, title);
  const named = isBelowName ? title - 1 : above;
  if (named < 0 && /[XI]/.test(label)) return [...labels];
  return labels.map((found, at): LabelledLine => {
    if (at === title) return { ...found, label, listed: /[IL]/.test(label) ? 1 : 0 };
    return at === named ? { ...found, label: 'T', certainty: UNSURE } : found;
  });
}
const UNSURE = 0.7;
/** "#ramen #soup" */
const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

function labelInstead(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): 'G' | 'I' | 'L' | 'X' | 'F' | 'S' | null {
  const { text } = lines[title]!;
  if (HASHTAGS.test(text)) return 'X';
  if (
    isLastResort(lines[title]!, labels[title]!) &&
    dishAnnounced(text, spokenIn(lines, labels)) === null
  )
    return 'X';
  if (isAuthor(lines, labels, title)) return 'X';
  if (countsEatersInSentence(text)) return 'F';
  if (isFirstStep(lines, labels, title) || measuresWork(lines, labels, title)) return 'S';
  if (labels[title + 1]?.label !== 'I') return null;
  if (countsEatersAbove(text)) return 'F';
  const isSibling = ({ label }: LabelledLine, at: number) =>
    label === 'G' && at > title && namesPart(lines[at]!.text);
  if (namesPart(text) && labels.some(isSibling)) return 'G';
  if (isFirstItem(lines, labels, title)) return 'I';
  const needed = neededIn(text);
  return needed !== null && opensItem(needed) ? 'L' : null;
}

/** "brown crabs, cooked - 2 medium" above "rice - 85 g" and "milk - 600 ml": an item like those below it. */
const isFirstItem = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean =>
  [title, title + 1, title + 2].every(
    (at) => (at === title || labels[at]?.label === 'I') && isMeasuredBehind(lines[at]?.text ?? ''),
  ) &&
  namesFood(lines[title]!.text, 3) &&
  fedStatement(lines[title]!.text) === null;

/** The nearest line close above a list that names a dish or a food and says no sentence; null for none. */
function nameCloseAbove(lines: readonly TextLine[], list: number): number | null {
  for (let at = list - 1; at >= Math.max(0, list - FARTHEST); at--) {
    const { text } = lines[at]!;
    const isName =
      /^\p{Lu}[^.?!:;]{3,80}$/u.test(text) && text.split(/\s+/u).length <= MOST_OF_NAME;
    if (isName && !isFurniture(text) && (dishesIn(text).length > 0 || namesFood(text, 3)))
      return at;
  }
  return null;
}
const FARTHEST = 4;

const isMeasuredBehind = (text: string): boolean =>
  text.length <= LONGEST_NAME && MEASURED_BEHIND.test(text);
const MEASURED_BEHIND = /^\p{L}[^\d:]{1,60}(?:\s[-–—]|:)\s(?:\d|[½¼¾⅓⅔])[^:]{0,40}$/u;

/** "For the two of you and a rest for tomorrow, that makes 4, you need:": for how many the list below is, and no dish. */
const countsEatersAbove = (text: string): boolean =>
  text.endsWith(':') &&
  fedStatement(text) !== null &&
  !namesFood(text, 3) &&
  dishesIn(text).length === 0;

/** "Das reicht für sechs Leute.": a sentence of how many are fed, and no dish. */
const countsEatersInSentence = (text: string): boolean =>
  text.endsWith('.') &&
  !text.slice(0, -1).includes('.') &&
  dishPresented(text) === null &&
  text.length <= LONGEST_OF_EATERS &&
  (fedStatement(text)?.count ?? 0) > 0 &&
  !namesFood(text, 3) &&
  dishesIn(text).length === 0;
const LONGEST_OF_EATERS = 60;

/** "Pare four turnips and slice them." above the steps, below a short line that names the dish or at the very beginning. */
const isFirstStep = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean => {
  const above = lines[title - 1]?.text ?? '';
  const language = languageOfLines(lines);
  const works = (at: number): boolean => tellingOf(lines[at]?.text ?? '', language) === 'work';
  const isBelowName =
    labels[title + 1]?.label === 'S' &&
    /\p{L}$/u.test(above) &&
    above.split(/\s+/u).length <= MOST_OF_NAME &&
    !isFurniture(above);
  const isOpening = title === 0 && (labels[1]?.label === 'S' || works(1));
  return labels[title]!.certainty < UNSURE_LINE && (isBelowName || isOpening) && works(title);
};

/** "You spread six slices of beef with two spoons of mustard.": a sentence that does something with several amounts names no dish. */
const measuresWork = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean => {
  const { text } = lines[title]!;
  const language = languageOfLines(lines);
  return (
    labels[title]!.certainty < UNSURE_LINE &&
    /[.!]$/u.test(text) &&
    tellingOf(text, language) === 'work' &&
    measuredInStep(text, language).filter(({ said }) => said === 'exactly').length > 1
  );
};
const UNSURE_LINE = 0.5;
const MOST_OF_NAME = 6;

/** A button that was taken for the title where all else was less likely. */
const isLastResort = ({ text }: TextLine, { certainty, around }: LabelledLine): boolean =>
  certainty < LEAST && around > 1 - LEAST && !namesFood(text, 3);
const LEAST = 0.1;

/** "Ruth Ashdown" below "Ruth Ashdown's beef and ale stew": who is named in the line that names the dish. */
const isAuthor = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  title: number,
): boolean => {
  const { text } = lines[title]!;
  return (
    labels[title]!.around > STANDS_AROUND &&
    NAME.test(text) &&
    !namesFood(text, 3) &&
    lines.slice(0, title).some((line) => line.text !== text && line.text.includes(text))
  );
};
const STANDS_AROUND = 0.5;
const NAME = /^\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){1,2}$/u;

/** The words of the list and the steps. */
const spokenIn = (lines: readonly TextLine[], labels: readonly LabelledLine[]) =>
  stemsOf(lines.filter((_, at) => /[ILS]/.test(labels[at]!.label)).map(({ text }) => text));

/** The line above that names the dish; -1 for none. */
function dishAbove(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  end: number,
): number {
  const spoken = spokenIn(lines, labels);
  let named = -1;
  let most = 0;
  const list = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const below = list < 0 ? end : Math.min(end, list);
  for (let at = 0; at < below; at++) {
    const { text } = lines[at]!;
    if (text.length > LONGEST_SENTENCE || isFurniture(text) || namesSpeaker(lines, at)) continue;
    if (dishAnnounced(text, spoken) !== null) return at;
    if (isMessage(text) || isNoTitle(text) || PATH.test(text) || text.length > LONGEST_NAME)
      continue;
    const name = withoutTags(text);
    if (name.split(/\s+/).length > MOST_WORDS || /[.:]$/.test(name)) continue;
    const shared = [...stemsOf([name])].filter((stem) => spoken.has(stem)).length;
    if (shared > most && (shared > 1 || namesFood(name, 3))) [named, most] = [at, shared];
  }
  return named;
}
