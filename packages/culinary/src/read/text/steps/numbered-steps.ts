import type { Block } from '../lines/wrapped-lines.ts';

export interface NumberedSteps {
  steps: string[];
  /** The number of the last of them; null where they have none. */
  last: number | null;
}

/**
 * "1. Mix. 2. Bake. 3. Eat." in one paragraph is three steps. `above` is the number of the step above, from which a paragraph that was
 * broken off it counts on: "a third of the soup. 6) Toast the bread."
 */
export function splitNumbered(
  block: Pick<Block, 'text' | 'marker'>,
  above: number | null = null,
): NumberedSteps {
  const text = block.text.replace(/\s+/g, ' ').trim();
  const first = block.marker?.ordinal ?? 0;
  const goesOn = block.marker === null && above !== null && above > 0;
  const found = cutsFrom(text, goesOn ? above + 1 : first + 1);
  const cuts = goesOn && found.length === 0 ? cutsFrom(text, 1) : found;
  const isCounted = goesOn && found.length > 0;
  if (cuts.length + (first > 0 || isCounted ? 1 : 0) < 2)
    return { steps: atArrows(text), last: block.marker?.ordinal ?? null };
  const edges = [...(cuts[0] === 0 ? [] : [0]), ...cuts, text.length];
  return {
    steps: edges
      .slice(0, -1)
      .map((from, index) =>
        text
          .slice(from, edges[index + 1])
          .replace(/^\s*\(?\d{1,2}[.)]\s+/, '')
          .trim(),
      )
      .filter((step) => step !== ''),
    last: (isCounted ? above : first) + cuts.length,
  };
}

/** Where the numbers stand that count on from the one expected first. */
function cutsFrom(text: string, from: number): number[] {
  const cuts: number[] = [];
  let expected = from;
  for (const match of text.matchAll(
    /(?:^|(?<=[.!?:;)]))\s*\(?(\d{1,2})[.)]\s+(?=[\p{Lu}\p{Lt}])/gu,
  )) {
    if (Number(match[1]) !== expected) continue;
    cuts.push(match.index);
    expected++;
  }
  return cuts;
}

const FEWEST_ARROWS = 2;

/** "boil the florets → mix cream and mustard → bake" */
function atArrows(text: string): string[] {
  const parts = text.split(/\s*[→➔➜⇒]\s*/u).filter((part) => part !== '');
  return parts.length > FEWEST_ARROWS ? parts : [text];
}
