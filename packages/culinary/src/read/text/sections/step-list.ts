import type { Step } from '../../../recipe/recipe.ts';
import { withoutBareNumbers } from '../../bare-numbers.ts';
import { isPartHeading, partName } from './part-heading.ts';
import { leadsOn } from './leading-step.ts';
import type { Block } from '../lines/wrapped-lines.ts';

/** Reads the paragraphs under a method heading as steps, with the parts of the dish they belong to. */
export function readSteps(blocks: Block[], about: string | null): Step[] {
  const steps: Step[] = [];
  let group = about;
  for (const [index, block] of blocks.entries()) {
    if (isStepHeading(block, blocks[index + 1], blocks)) {
      group = partName(block.text);
      continue;
    }
    for (const text of splitNumbered(block))
      if (/[\p{L}\p{N}]/u.test(text)) steps.push({ group, text });
  }
  return withoutBareNumbers(steps);
}

function isStepHeading(block: Block, next: Block | undefined, siblings: Block[]): boolean {
  if (block.text.length > 60 || !next) return false;
  if (block.heading > 0) return true;
  if (/^(?:step|schritt|étape|etape|passo|paso|stap|steg)\s*\d*$/iu.test(block.text)) return true;
  if (!block.bold && /:$/.test(block.text) && leadsOn(block.text)) return false;
  const styled =
    block.bold ||
    block.size > 1.12 * next.size ||
    /:$/.test(block.text) ||
    (block.marker === null && next.marker?.kind === 'number');
  return styled && isPartHeading(block, next, siblings);
}

/** "1. Mix. 2. Bake. 3. Eat." in one paragraph is three steps. */
function splitNumbered(block: Block): string[] {
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
  if (cuts.length + (first > 0 ? 1 : 0) < 2) return [text];
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
