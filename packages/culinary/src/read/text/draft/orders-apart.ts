import { sectionHeading } from '../../headings/section-heading.ts';
import { sentencesOf } from '../../parted-steps.ts';
import { TIP_OF_SOMEBODY } from '../../side-lines.data.ts';
import { ordersWork } from '../steps/ordering-sentences.ts';
import type { LabelledBlock } from './labelled-blocks.ts';

/** Longer remarks tell a story. */
const LONGEST = 400;
/** So many remarks without an order may stand between a step and one with an order. */
const MOST_BETWEEN = 1;
/** What was surely taken for a remark is doubted where it became a step. */
const SURELY = 0.995;
const SURE = 0.9;
const DOUBTED = 0.5;

/**
 * The paragraphs of a recipe, where remarks behind a step are parted at their sentences: those that say what is done are steps, in their
 * place. What stands below a heading for serving, storing or tips stays there.
 */
export function withOrdersApart(blocks: readonly LabelledBlock[]): LabelledBlock[] {
  let step: LabelledBlock | null = null;
  let between = 0;
  let isHeaded = false;
  return blocks.flatMap((block) => {
    if (block.label === 'S') {
      step = block;
      between = 0;
    } else if (!/[NF]/.test(block.label)) step = null;
    if (block.label !== 'N') {
      isHeaded = false;
      return [block];
    }
    isHeaded ||= heads(block.text);
    const parts =
      step !== null && between <= MOST_BETWEEN && !isHeaded && mayOrder(block, step)
        ? partsOf(block)
        : [block];
    between = parts.some(({ label }) => label === 'S') ? 0 : between + 1;
    return parts;
  });
}

/** Whether a line opens a section: "To serve", "Tipp: ..." */
const heads = (text: string): boolean =>
  TIP_OF_SOMEBODY.test(text) || sectionHeading(text) !== null;

/** Below steps with a number or bullet a line without one is a remark. */
const mayOrder = ({ text, marker, heading }: LabelledBlock, step: LabelledBlock): boolean =>
  text.length <= LONGEST && heading === 0 && marker?.kind === step.marker?.kind;

/** The remarks and orders of a paragraph, each run of them together. */
function partsOf(block: LabelledBlock): LabelledBlock[] {
  const runs: { isOrder: boolean; sentences: string[] }[] = [];
  for (const sentence of sentencesOf(block.text)) {
    const isOrder = ordersWork(sentence);
    const last = runs.at(-1);
    if (last?.isOrder === isOrder) last.sentences.push(sentence);
    else runs.push({ isOrder, sentences: [sentence] });
  }
  return runs.map(({ isOrder, sentences }) => ({
    ...block,
    text: sentences.join(' '),
    ...(isOrder && { label: 'S', certainty: block.certainty > SURELY ? DOUBTED : SURE }),
  }));
}
