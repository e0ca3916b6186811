/** A step with what is told beside its words. */
export interface WrittenStep {
  instruction: string;
  group: string | null;
  technique: string | null;
  tip: string | null;
}

/** A block of the instructions' text: lines without a blank one between them. */
interface StepBlock {
  text: string;
  kind: 'step' | 'heading';
}

/** A heading is short; a sentence that happens to end in a colon is a step. */
const longestHeading = 60;
const endsInColon = /[:：]$/;
/** How much of its words a step must keep to be the same step. */
const likeness = 0.5;
/** Beyond so many comparisons, steps that were all rewritten are new steps. */
const mostComparisons = 250_000;

/** Steps as one text: a blank line between them, and before the steps of a group its heading with a colon. */
export function instructionTextOf(steps: readonly WrittenStep[]): string {
  return blocksOf(steps)
    .map(({ text }) => text)
    .join('\n\n');
}

/**
 * The blocks of a text; empty ones are dropped. `known` are steps that are none of them a heading,
 * however they end.
 */
export function readBlocks(text: string, known: readonly WrittenStep[] = []): StepBlock[] {
  const stepTexts = new Set(known.map(({ instruction }) => tidy(instruction)));
  const texts = text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map(tidy)
    .filter((block) => block !== '');
  const headings = headingsAmong(texts, stepTexts);
  return texts.map((block, index) => ({
    text: block,
    kind: headings.has(index) ? 'heading' : 'step',
  }));
}

/**
 * Which of the blocks are headings: those that look like one and have steps below. What heads
 * nothing is a step, so that no words are lost.
 */
export function headingsAmong(
  blocks: readonly string[],
  stepTexts: ReadonlySet<string>,
): ReadonlySet<number> {
  const headings = new Set<number>();
  for (let index = blocks.length - 2; index >= 0; index -= 1) {
    const block = blocks[index]!;
    if (!headings.has(index + 1) && isHeading(block) && !stepTexts.has(block)) headings.add(index);
  }
  return headings;
}

/**
 * Reads the steps of an edited text. A step that is one of the earlier ones, or nearly, keeps its
 * technique and tip.
 */
export function readSteps(text: string, earlier: readonly WrittenStep[]): WrittenStep[] {
  const before = placed(blocksOf(earlier)).map((place, index) => ({
    ...place,
    step: earlier[index]!,
  }));
  const now = placed(readBlocks(text, earlier));
  const matches = matchSteps(
    now.map(({ text: words }) => words),
    before.map(({ text: words }) => words),
  );
  return now.map(({ text: instruction, heading }, index) => {
    const match = before[matches[index] ?? -1];
    // A step without a group behind one that has: it stays so while it stands under the same heading.
    const group = match && match.heading === heading ? match.step.group : heading;
    return {
      instruction,
      group,
      technique: match?.step.technique ?? null,
      tip: match?.step.tip ?? null,
    };
  });
}

function blocksOf(steps: readonly WrittenStep[]): StepBlock[] {
  let current: string | null = null;
  return steps
    .filter(({ instruction }) => tidy(instruction) !== '')
    .flatMap(({ instruction, group }) => {
      const step: StepBlock = { text: tidy(instruction).replace(/\n\s*\n/g, '\n'), kind: 'step' };
      if (group === null || group === current) return [step];
      current = group;
      return [{ text: `${group.replace(endsInColon, '')}:`, kind: 'heading' }, step];
    });
}

/** Each step's words with the heading it stands under. */
function placed(blocks: readonly StepBlock[]): { text: string; heading: string | null }[] {
  let heading: string | null = null;
  return blocks.flatMap(({ text, kind }) => {
    if (kind === 'step') return [{ text, heading }];
    heading = text.replace(endsInColon, '').trim() || null;
    return [];
  });
}

function isHeading(block: string): boolean {
  return endsInColon.test(block) && !block.includes('\n') && block.length <= longestHeading;
}

/** For each new step the place of the earlier one that it is: first by the same words, then by most of them. */
function matchSteps(now: readonly string[], before: readonly string[]): (number | undefined)[] {
  const matches = new Array<number | undefined>(now.length).fill(undefined);
  const free = new Map<string, number[]>();
  for (const [index, text] of before.entries()) free.set(text, [...(free.get(text) ?? []), index]);
  for (const [index, text] of now.entries()) matches[index] = free.get(text)?.shift();
  const open = matches.flatMap((match, index) => (match === undefined ? [index] : []));
  const left = [...free.values()].flat();
  if (open.length * left.length > mostComparisons) return matches;
  const bags = new Map(left.map((index) => [index, wordsOf(before[index]!)]));
  const pairs = open.flatMap((index) => {
    const words = wordsOf(now[index]!);
    return left.map((other) => ({ index, other, alike: sharedPart(words, bags.get(other)!) }));
  });
  pairs.sort(
    (a, b) => b.alike - a.alike || Math.abs(a.index - a.other) - Math.abs(b.index - b.other),
  );
  const taken = new Set<number>();
  for (const { index, other, alike } of pairs) {
    if (alike < likeness || matches[index] !== undefined || taken.has(other)) continue;
    matches[index] = other;
    taken.add(other);
  }
  return matches;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The words two steps share, as a part of both (Dice's coefficient). */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
