import { namesFood } from '../../../foods/line-words.ts';
import { isNoTitle, isPathOfSite } from '../title/dish-elsewhere.ts';
import { dishAnnounced, stemsOf } from '../title/title-words.ts';
import { foldWords } from '../../../words/fold.ts';
import { isMessage } from '../lines/chatter.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import { wrappedLines } from '../lines/wrapped-lines.ts';
import { furtherTitles } from './further-titles.ts';
import { firstLabelWeights, secondLabelWeights } from '../learned/label-weights.data.ts';
import { LearnedWeights } from '../learned/learned-weights.ts';
import { isApart, labelsInTwoLooks, type LabelChain } from './label-chain.ts';
import { LINE_LABELS, type LabelledLine } from './line-label.ts';
import { withLargerTitle } from './settled/larger-title.ts';
import { withoutDoubtfulRemarks } from './settled/doubtful-remarks.ts';
import { withoutPricedColumns } from './settled/priced-columns.ts';
import { withoutSmallBoxes } from './settled/small-boxes.ts';
import { withoutOtherArticles } from './settled/other-articles.ts';
import { withPartsBehind } from './parts-behind.ts';
import { namesSpeaker, subjectNaming } from './named-elsewhere.ts';
import { settledLabels } from './settled/settled-labels.ts';

/** The languages of the texts that the weights were learned from. */
export const LEARNED_LANGUAGES: ReadonlySet<string> = new Set([
  'de',
  'en',
  'es',
  'fr',
  'it',
  'nl',
  'pt',
  'sv',
]);

const COUNT = LINE_LABELS.length;
const TITLE = LINE_LABELS.indexOf('T');
/** A longer line is no title, nor one that surely is an ingredient or a step. */
const LONGEST_TITLE = 300;
const SURELY_OTHER = 0.8;
/** What speaks to somebody names the dish only where nothing else does. */
const OF_MESSAGE = 0.003;
/** "Here is the recipe. Plum tart, for six." */
const TWO_SENTENCES = /[.!:]\s+\p{Lu}/u;
/** The same of a line with a figure right above the list. */
const OF_LIST = 0.0005;
/** "Here is the recipe for my leek muffins" where list or steps speak of leek. */
const ANNOUNCED = 0.35;
/** "Re: apple crumble?" where nothing else says it better. */
const OF_SUBJECT = 0.3;
/** "You want a kilo of shin, and then:", "Claro guapa! Apunta:" lead on to what follows. */
const LEADS_ON = /(?:\s\S+){5}:$|[.!?]\s\S.*:$/u;
const OF_LEADING = 0.3;
/** A line of facts may begin with the title. */
const LEAST_OF_FACTS = 0.2;
const NAMING_NO_FOOD = 0.3;

/** Of a cookery book so many further recipes are named. */
const MOST_OTHERS = 50;
let unpacked: { first: LabelChain; second: LabelChain } | null = null;

const chainOf = ({ close, apart, ...weights }: typeof firstLabelWeights): LabelChain => ({
  weights: new LearnedWeights(weights, COUNT),
  close: Float64Array.from(close),
  apart: Float64Array.from(apart),
});

/** Unpacked when a first text is read. */
const learned = () =>
  (unpacked ??= { first: chainOf(firstLabelWeights), second: chainOf(secondLabelWeights) });

/**
 * Says what each line of a text is, all lines weighed together, by weights that were learned from labelled texts (the folder `training`
 * of this package). The title is one line of the first recipe; those of further recipes are named in `others`, and their lines stand
 * around. Where the title `isKnown` from elsewhere no line has to be it.
 */
export function labelLines(
  lines: readonly TextLine[],
  isKnown = false,
): {
  labels: LabelledLine[];
  others: string[];
} {
  if (lines.length === 0) return { labels: [], others: [] };
  const wraps = wrappedLines(lines);
  const { labels, chances } = labelsInTwoLooks(learned(), lines, wraps);
  const best = withPartsBehind(lines, labels);
  const isPart = (at: number) => best[at]!.label !== labels[at]!.label;
  const titles = lines.map((_, at) => (isPart(at) ? 0 : chances[at * COUNT + TITLE]!));
  const further = furtherTitles(lines, best, titles);
  const end = further[0] ?? lines.length;
  const first = isKnown
    ? best.slice(0, end).map(withoutTitle)
    : withOneTitle(lines, wraps, best.slice(0, end), titles);
  const beyond = best
    .slice(end)
    .map((): LabelledLine => ({ label: 'X', certainty: 1, listed: 0, told: 0, around: 1 }));
  return {
    labels: goingOn(
      lines,
      withoutDoubtfulRemarks(
        lines,
        withoutOtherArticles(
          lines,
          withoutSmallBoxes(
            lines,
            withoutPricedColumns(
              lines,
              settledLabels(lines, wraps, withLargerTitle(lines, [...first, ...beyond])),
            ),
          ),
        ),
      ),
    ),
    others: further.slice(0, MOST_OTHERS).map((at) => lines[at]!.text.trim()),
  };
}

/** Sentences of one paragraph that are alike are one step, or one remark. */
function goingOn(lines: readonly TextLine[], labels: readonly LabelledLine[]): LabelledLine[] {
  return labels.map((found, at) =>
    lines[at]!.goesOn === 'surely' &&
    /[SN]/.test(found.label) &&
    labels[at - 1]?.label.toUpperCase() === found.label
      ? { ...found, label: found.label.toLowerCase() as LabelledLine['label'] }
      : found,
  );
}

/** What would be the title says something of the dish, if it is at all likely to be one. */
const withoutTitle = (found: LabelledLine): LabelledLine =>
  /[Tt]/.test(found.label) ? { ...found, label: found.certainty < UNLIKELY ? 'X' : 'N' } : found;
const UNLIKELY = 0.3;

/** Of the lines that may be the title the likeliest, with what goes on with it. */
function withOneTitle(
  lines: readonly TextLine[],
  wraps: readonly boolean[],
  best: readonly LabelledLine[],
  chances: readonly number[],
): LabelledLine[] {
  const likeliest = likeliestTitle(lines, best, chances);
  const named = namedBelow(lines, best, likeliest) ?? likeliest;
  const title = beginsAbove(lines, wraps, named) ? named - 1 : named;
  let goesOn = false;
  return best.map((found, at): LabelledLine => {
    if (at === title) {
      goesOn = true;
      return { ...found, label: 'T', certainty: chances[likeliest]! };
    }
    if (goesOn && found.label !== 'F' && isSubtitle(lines[title]!, lines[at]!)) {
      goesOn = false;
      return { ...found, label: 'N' };
    }
    goesOn &&= at === named || found.label === 't' || isRestOfTitle(lines, at, found);
    if (goesOn && found.label !== 't') return { ...found, label: 't' };
    if (found.label === 'T' && opensList(lines, best, at))
      return { ...found, label: 'I', certainty: found.listed };
    return found.label === 'T' || (found.label === 't' && !goesOn)
      ? { ...found, label: 'X' }
      : found;
  });
}

/** "Four vegetables, a pot of cream, and the kitchen smells of it." in far smaller letters below a name: a sentence of its own. */
const isSubtitle = (title: TextLine, line: TextLine): boolean =>
  line.size < FAR_SMALLER * title.size &&
  /\p{L}{2}[.!]$/u.test(line.text) &&
  line.text.split(' ', FEWEST_OF_SENTENCE + 1).length > FEWEST_OF_SENTENCE &&
  /\p{L}[)"'’”»]?$/u.test(title.text);
const FAR_SMALLER = 0.75;

/** Whether a sentence that names the dish began on the line above: "Here is the stew with / sausages that we always had. It feeds six." */
const beginsAbove = (lines: readonly TextLine[], wraps: readonly boolean[], at: number): boolean =>
  at > 0 &&
  wraps[at] === true &&
  isLongSentence(lines[at]!.text) &&
  !/[.!?:]["'’”»)]*$/u.test(lines[at - 1]!.text) &&
  lines[at - 1]!.text.split(' ').length >= FEWEST_OF_SENTENCE;
const FEWEST_OF_SENTENCE = 5;
const isLongSentence = (text: string): boolean =>
  text.split(' ').length > FEWEST_OF_SENTENCE && /[.,;!?]/.test(text);

/** Below a headline, and above the list, the line that says of its words the name alone: "HARVEST PLUM TART (for 8)". */
function namedBelow(
  lines: readonly TextLine[],
  best: readonly LabelledLine[],
  title: number,
): number | null {
  const headline = foldWords(lines[title]?.text ?? '');
  if (headline.split(' ').length < FEWEST_OF_HEADLINE) return null;
  const list = best.findIndex(({ label }, at) => at > title && /[ILS]/.test(label));
  for (let at = title + 1; at < list; at++) {
    const { text } = lines[at]!;
    const name = foldWords(text.replace(/\([^()]*\)\s*$/, ''));
    const words = name.split(' ').length;
    if (words > 1 && words <= MOST_OF_TITLE && /^\p{Lu}/u.test(text) && headline.includes(name))
      return at;
  }
  return null;
}
const FEWEST_OF_HEADLINE = 8;

/** "with cider and prunes" right below "Pork loin". */
const REST_OF_TITLE =
  /^(?:with|and|mit|und|auf|aux?|à|avec|et|con|alla?|allo|agli|ai|all'|e|y|al|com|met|en|med|och)\s\S/u;
const MOST_OF_TITLE = 8;

const isRestOfTitle = (
  lines: readonly TextLine[],
  at: number,
  { label, certainty }: LabelledLine,
): boolean =>
  /[XNFG]/.test(label) &&
  certainty < 1 &&
  lines[at]!.gap < BLANK_BELOW_TITLE &&
  REST_OF_TITLE.test(lines[at]!.text) &&
  /\p{L}$/u.test(lines[at - 1]!.text) &&
  !/\d/.test(lines[at]!.text) &&
  lines[at]!.text.split(' ').length <= MOST_OF_TITLE;
const BLANK_BELOW_TITLE = 0.75;

/** "6 hot dog buns" on top of the list. */
const opensList = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean =>
  /^\d/.test(lines[at]!.text) && labels[at + 1]?.label === 'I' && !isApart(lines[at + 1]!);

/** The line that is most likely the title; none where all surely belong to the list or the method. -1 for none. */
function likeliestTitle(
  lines: readonly TextLine[],
  best: readonly LabelledLine[],
  chances: readonly number[],
): number {
  let title = -1;
  let most = 0;
  const spoken = stemsOf(
    lines.filter((_, at) => /[ILS]/.test(best[at]?.label ?? 'X')).map(({ text }) => text),
  );
  const namesDish = (text: string) =>
    [...stemsOf([text])].some((stem) => spoken.has(stem)) || namesFood(text, 3);
  for (const [at, { label, listed, told }] of best.entries()) {
    const { text } = lines[at]!;
    if (!/\p{L}{2}/u.test(text) || text.length > LONGEST_TITLE || listed + told > SURELY_OTHER)
      continue;
    if (most < ANNOUNCED && dishAnnounced(text, spoken) !== null) [title, most] = [at, ANNOUNCED];
    if (most < OF_SUBJECT && subjectNaming(text, spoken) !== null) [title, most] = [at, OF_SUBJECT];
    if (/[HM]/.test(label) || isFurniture(text) || namesSpeaker(lines, at)) continue;
    if (isPathOfSite(text)) continue;
    if (isNoTitle(text) && !namesDish(text)) continue;
    if (label === 'F' && chances[at]! < LEAST_OF_FACTS) continue;
    const names =
      namesDish(text) || (isMessage(text) && TWO_SENTENCES.test(text)) ? 1 : NAMING_NO_FOOD;
    // A greeting names no dish even where it is all there is.
    if (names < 1 && (isMessage(text) || LEADS_ON.test(text))) continue;
    const chance =
      chances[at]! *
      (isMessage(text) ? OF_MESSAGE : names) *
      (opensList(lines, best, at) ? OF_LIST : 1) *
      (LEADS_ON.test(text) ? OF_LEADING : 1);
    if (chance > most) [title, most] = [at, chance];
  }
  return title;
}
