import type { Language } from '../../../words/language.ts';
import { instructs } from '../../doubts/instructs.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { TIP_OF_SOMEBODY } from '../../side-lines.data.ts';
import { CALL_TO_ACT } from '../lines/calls-to-act.data.ts';
import { ordersWork } from '../steps/ordering-sentences.ts';
import { cleanLine } from '../../../line/tokens/tokenise.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
import { DAY_BEFORE } from './later-steps.data.ts';
import { measuredInStep } from './measured-in-step.ts';
import { languageOfLines, tellingOf } from './tells-work.ts';

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
  const first = blocks.findIndex(({ label }) => label === 'S');
  const isListed = blocks.some(({ label }) => /[IL]/.test(label));
  return blocks.flatMap((block, at) => {
    if (block.label === 'S') {
      step = block;
      between = 0;
    } else if (!/[NF]/.test(block.label)) step = null;
    if (block.label !== 'N') {
      isHeaded = false;
      return [block];
    }
    isHeaded ||= heads(block.text);
    if (at < first && !isListed && !isHeaded && block.marker === null) return tellingApart(block);
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
  for (const sentence of sentencesByCapitals(block.text)) {
    const isOrder = ordersWork(sentence) && !CALL_TO_ACT.test(sentence);
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

/**
 * "At home it cooked by itself. The night before, soak a kilo of pork ...": above the first step of a recipe without a list, the sentences from
 * the first on that says what is done with an amount of food.
 */
function tellingApart(block: LabelledBlock): LabelledBlock[] {
  if (block.text.length > LONGEST_TOLD) return [block];
  const sentences = sentencesByCapitals(block.text);
  const language = languageOfLines([block]);
  const states = (sentence: string) =>
    DAY_BEFORE.test(sentence)
      ? tellsWork(sentence.replace(DAY_BEFORE, ''), language)
      : tellsWork(sentence, language) &&
        measuredInStep(cleanLine(sentence), language).some(({ said }) => said === 'exactly');
  const from = sentences.findIndex(states);
  if (from < 0) return [block];
  const parts: LabelledBlock[] = [
    { ...block, text: sentences.slice(0, from).join(' ') },
    { ...block, text: sentences.slice(from).join(' '), label: 'S', certainty: SURE },
  ];
  return parts.filter(({ text }) => text !== '');
}
const LONGEST_TOLD = 1_000;

const tellsWork = (text: string, language: Language | null): boolean =>
  ordersWork(text) || instructs(text) || tellingOf(text, language) === 'work';
