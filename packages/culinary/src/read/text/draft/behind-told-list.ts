import { namesFood } from '../../../foods/line-words.ts';
import { sentencesOf } from '../../parted-steps.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { opensItem } from '../lines/item-openings.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
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

function partsOf(block: LabelledBlock): LabelledBlock[] {
  if (block.text.length > LONGEST) return [block];
  const sentences = sentencesOf(block.text);
  const list = sentences.findIndex(lists);
  if (list < 0 || list === sentences.length - 1) return [block];
  const kinds = sentences.map((sentence, at) => (at <= list ? 'list' : kindOf(sentence)));
  const runs: { kind: string; text: string }[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && last.kind === kinds[at] && last.kind !== 'more')
      last.text += ` ${sentence}`;
    else runs.push({ kind: kinds[at]!, text: sentence });
  }
  return runs.map(({ kind, text }) => ({
    ...block,
    text: kind === 'more' ? withoutJoint(text) : text,
    label: kind === 'remark' ? 'N' : 'L',
  }));
}

/** Whether a sentence lists several foods, of which one has an amount. */
const lists = (sentence: string): boolean =>
  /[,;]\s/u.test(sentence) &&
  splitList(sentence).filter((item) => opensItem(item)).length > 0 &&
  splitList(sentence).length >= FEWEST_ITEMS;

function kindOf(sentence: string): 'list' | 'more' | 'remark' {
  if (sentence.split(/\s+/).length < FEWEST_WORDS) return 'list';
  if (neededIn(sentence) === null && tellsFacts(sentence)) return 'remark';
  if (isMore(sentence)) return 'more';
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
