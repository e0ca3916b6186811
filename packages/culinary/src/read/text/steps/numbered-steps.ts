import type { Block } from '../lines/wrapped-lines.ts';

/** "1. Mix. 2. Bake. 3. Eat." in one paragraph is three steps. */
export function splitNumbered(block: Block): string[] {
  const text = block.text.replace(/\s+/g, ' ').trim();
  const first = block.marker?.ordinal ?? 0;
  const cuts: number[] = [];
  let expected = first + 1;
  for (const match of text.matchAll(
    /(?:^|(?<=[.!?:;)]))\s*\(?(\d{1,2})[.)]\s+(?=[\p{Lu}\p{Lt}])/gu,
  )) {
    if (Number(match[1]) !== expected) continue;
    cuts.push(match.index);
    expected++;
  }
  if (cuts.length + (first > 0 ? 1 : 0) < 2) return atArrows(text);
  const edges = [...(cuts[0] === 0 ? [] : [0]), ...cuts, text.length];
  return edges
    .slice(0, -1)
    .map((from, index) =>
      text
        .slice(from, edges[index + 1])
        .replace(/^\s*\(?\d{1,2}[.)]\s+/, '')
        .trim(),
    )
    .filter((step) => step !== '');
}

const FEWEST_ARROWS = 2;

/** "boil the florets → mix cream and mustard → bake" */
function atArrows(text: string): string[] {
  const parts = text.split(/\s*[→➔➜⇒]\s*/u).filter((part) => part !== '');
  return parts.length > FEWEST_ARROWS ? parts : [text];
}
