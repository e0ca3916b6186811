import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { looksLikeStep } from './step-likelihood.ts';
import type { Block } from '../lines/wrapped-lines.ts';

export interface Run {
  kind: 'ingredients' | 'instructions';
  blocks: Block[];
}

const startsWithAmount = /^[\d¼-¾⅐-⅞]/;

function kindOf(block: Block): Run['kind'] | null {
  if (block.marker?.kind === 'number') return 'instructions';
  const ingredient = looksLikeIngredient(block.text);
  const step = looksLikeStep(block.text);
  if (startsWithAmount.test(block.text) && ingredient > 0.5 && step < 0.5) return 'ingredients';
  return step >= 0.45 && ingredient < 0.5 ? 'instructions' : null;
}

/**
 * A text without headings that goes list, steps, list, steps: the runs in their order, each list of at least two amounts. Null
 * where it does not go so. A short line without either look heads what follows it, any other goes with what stands above it.
 */
export function alternatingParts(blocks: readonly Block[]): Run[] | null {
  const runs: Run[] = [];
  let waiting: Block[] = [];
  for (const block of blocks) {
    const kind = kindOf(block);
    const run = runs.at(-1);
    if (kind === null) waiting.push(block);
    else if (run?.kind === kind) {
      run.blocks.push(...waiting, block);
      waiting = [];
    } else {
      const heads = waiting.findIndex((other) => other.gap >= 1 || /:$/.test(other.text));
      const split = run === undefined ? 0 : heads < 0 ? waiting.length : heads;
      run?.blocks.push(...waiting.slice(0, split));
      runs.push({ kind, blocks: [...waiting.slice(split), block] });
      waiting = [];
    }
  }
  runs.at(-1)?.blocks.push(...waiting);
  const isClear = runs.every(
    (run) =>
      run.kind === 'instructions' ||
      run.blocks.filter(({ text }) => startsWithAmount.test(text)).length >= 2,
  );
  return isClear && runs.length >= 4 && runs[0]!.kind === 'ingredients' ? runs : null;
}
