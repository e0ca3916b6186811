import { namesFood } from '../../../foods/line-words.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { opensItem } from '../lines/item-openings.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
import { goesOnWith } from './goes-on-list.ts';
import { splitList } from './list-items.ts';
import { listParts } from './list-parts.ts';
import { neededIn, withoutJoint } from './told-list.ts';

const LONGEST = 2_000;
const FEWEST_ITEMS = 3;
const FEWEST_WORDS = 3;
const MOST_MORE = 10;

/**
 * The paragraphs of a recipe, where what a list told in sentences is followed by is parted from its last item: "... and black pepper. You will need
 * ten minutes to prepare it." is a remark, and "Dazu Salz und etwas Zitronensaft." goes on with the list.
 */
export const withoutRestOfList = (blocks: readonly LabelledBlock[]): LabelledBlock[] =>
  blocks.flatMap((block) => (block.label === 'L' ? partsOf(block) : [block]));

/** A text without what is said behind the list that it tells; the whole of one that tells none. */
export const listWithoutRest = (text: string): string =>
  runsOf(text)
    .filter(({ kind }) => kind !== 'remark')
    .map((run) => run.text)
    .join(' ');

const partsOf = (block: LabelledBlock): LabelledBlock[] =>
  runsOf(block.text).map(({ kind, text }) => ({
    ...block,
    text: kind === 'more' ? withoutJoint(text) : text,
    label: kind === 'remark' ? 'N' : 'L',
  }));

interface Run {
  kind: 'list' | 'more' | 'remark';
  text: string;
}

/** The sentences of a text, those that belong together joined. */
function runsOf(text: string): Run[] {
  const whole: Run[] = [{ kind: 'list', text }];
  if (text.length > LONGEST) return whole;
  const sentences = sentencesByCapitals(text);
  const list = sentences.findIndex(lists);
  if (list < 0 || list === sentences.length - 1) return whole;
  const runs: Run[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const kind = at <= list ? 'list' : kindOf(sentence);
    const last = runs.at(-1);
    if (last?.kind === kind && kind !== 'more') last.text += ` ${sentence}`;
    else runs.push({ kind, text: sentence });
  }
  return runs;
}

/** Whether a sentence lists several foods, of which one has an amount. */
const lists = (sentence: string): boolean =>
  /[,;]\s/u.test(sentence) &&
  splitList(sentence).filter((item) => opensItem(item)).length > 0 &&
  splitList(sentence).length >= FEWEST_ITEMS;

function kindOf(sentence: string): Run['kind'] {
  if (sentence.split(/\s+/).length < FEWEST_WORDS) return 'list';
  if (neededIn(sentence) === null && tellsFacts(sentence)) return 'remark';
  if (isMore(sentence) || goesOnWith(sentence) !== null) return 'more';
  const isOfList =
    neededIn(sentence) !== null ||
    opensItem(sentence) ||
    /\d/.test(sentence) ||
    listParts(sentence).some(({ name }) => name !== null) ||
    splitList(sentence).some((item) => opensItem(item) && namesFood(item));
  return isOfList ? 'list' : 'remark';
}

const tellsFacts = (sentence: string): boolean =>
  timeStatements(sentence).some(({ cue }) => cue !== null) ||
  (fedStatement(sentence) !== null && !namesFood(sentence, 3));

/** "Dazu Salz und etwas Zitronensaft.": few words that join on foods. */
function isMore(sentence: string): boolean {
  const bare = withoutJoint(sentence);
  return (
    bare !== sentence &&
    sentence.split(/\s+/).length <= MOST_MORE &&
    splitList(bare).every((item) => namesFood(item, 3))
  );
}
