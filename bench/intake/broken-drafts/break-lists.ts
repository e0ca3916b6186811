import {
  at,
  isShown,
  linesOf,
  shows,
  withLines,
  withSteps,
  stepsOf,
  type Break,
} from './broken-draft.ts';
import { comments, frameWords } from './broken-words.data.ts';

const FEWEST = 4;

const without = <Item>(items: readonly Item[], index: number, count = 1) => [
  ...items.slice(0, index),
  ...items.slice(index + count),
];
const inserted = <Item>(items: readonly Item[], index: number, item: Item) => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

/** Faults of what is taken as a line, and of what is not. */
export const listBreaks: Record<string, Break> = {
  'a line lost': ({ draft, source }, dice) => {
    const lines = linesOf(draft);
    const index = dice.below(lines.length);
    if (lines.length < FEWEST || !isShown(source, lines[index]!)) return null;
    return { draft: withLines(draft, without(lines, index)), names: shows(lines[index]!) };
  },
  'the end of the list lost': ({ draft, source }, dice) => {
    const lines = linesOf(draft);
    const kept = lines.length - 1 - dice.below(Math.ceil(lines.length / 2));
    if (lines.length < FEWEST || !isShown(source, lines[kept]!)) return null;
    return {
      draft: withLines(draft, lines.slice(0, kept)),
      names: shows(...lines.slice(kept)),
    };
  },
  'two lines joined': ({ draft }, dice) => {
    const lines = linesOf(draft);
    if (lines.length < FEWEST) return null;
    const index = dice.below(lines.length - 1);
    const joined = inserted(without(lines, index, 2), index, `${lines[index]} ${lines[index + 1]}`);
    return { draft: withLines(draft, joined), names: at('ingredient', index) };
  },
  'a word of the frame as line': ({ draft }, dice) => {
    const lines = linesOf(draft);
    const index = dice.one([0, lines.length]);
    return {
      draft: withLines(draft, inserted(lines, index, dice.one(frameWords))),
      names: at('ingredient', index),
    };
  },
  'a step as line': ({ draft }, dice) => {
    const lines = linesOf(draft);
    const steps = stepsOf(draft);
    if (steps.length < 2) return null;
    const taken = dice.one([0, steps.length - 1]);
    return {
      draft: withSteps(withLines(draft, [...lines, steps[taken]!]), without(steps, taken)),
      names: at('ingredient', lines.length),
    };
  },
  'a line as step': ({ draft }, dice) => {
    const lines = linesOf(draft);
    if (lines.length < FEWEST) return null;
    const index = dice.below(lines.length);
    return {
      draft: withSteps(withLines(draft, without(lines, index)), [lines[index]!, ...stepsOf(draft)]),
      names: at('step', 0),
    };
  },
  'a step lost': ({ draft, source }, dice) => {
    const steps = stepsOf(draft);
    const index = dice.below(steps.length);
    if (steps.length < 3 || !isShown(source, steps[index]!)) return null;
    return { draft: withSteps(draft, without(steps, index)), names: shows(steps[index]!) };
  },
  'the last steps lost': ({ draft, source }, dice) => {
    const steps = stepsOf(draft);
    const kept = steps.length - 1 - dice.below(Math.ceil(steps.length / 2));
    if (steps.length < 3 || !isShown(source, steps[kept]!)) return null;
    return { draft: withSteps(draft, steps.slice(0, kept)), names: shows(...steps.slice(kept)) };
  },
  'a comment as step': ({ draft, source }, dice) => {
    const steps = stepsOf(draft);
    const comment = dice.one(comments[draft.language ?? 'en'] ?? comments['en']!);
    return {
      draft: withSteps(draft, [...steps, comment]),
      source: { ...source, text: `${source.text}\n${comment}` },
      names: at('step', steps.length),
    };
  },
  'a step cut': ({ draft }, dice) => {
    const steps = stepsOf(draft);
    const index = dice.below(steps.length);
    const words = steps[index]?.split(' ') ?? [];
    if (words.length < 8) return null;
    const cut = words.slice(0, 3 + dice.below(words.length - 5)).join(' ');
    return {
      draft: withSteps(draft, steps.with(index, cut)),
      names: at('step', index),
    };
  },
  'the source ends in a step': ({ draft, source }, dice) => {
    const steps = stepsOf(draft);
    const last = steps.at(-1) ?? '';
    const place = source.text.lastIndexOf(last);
    const words = last.split(' ');
    if (words.length < 8 || place < 0) return null;
    const cut = words.slice(0, 3 + dice.below(words.length - 5)).join(' ');
    return {
      draft: withSteps(draft, steps.with(-1, cut)),
      source: { ...source, text: source.text.slice(0, place + cut.length) },
      names: at('step', steps.length - 1),
    };
  },
  'steps in another order': ({ draft }, dice) => {
    const steps = stepsOf(draft);
    if (steps.length < FEWEST) return null;
    const index = dice.below(steps.length - 2);
    const moved = [...without(steps, index), steps[index]!];
    return { draft: withSteps(draft, moved), names: (doubt) => doubt.part !== 'ingredient' };
  },
};
