import type { IngredientGroup } from '../../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isPartHeading, partName } from './part-heading.ts';
import type { Block } from '../lines/wrapped-lines.ts';

const QUANTITY = /^[\d¼-¾⅐-⅞]/;

/** Reads the lines under an ingredient heading as groups of ingredients. `about` names the first group where the heading does ("Ingredients for the dough"). */
export function readGroups(blocks: Block[], about: string | null): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  let group: IngredientGroup = { name: about, lines: [] };
  for (const [index, block] of blocks.entries()) {
    if (isPartHeading(block, blocks[index + 1], blocks)) {
      if (group.lines.length > 0) groups.push(group);
      group = { name: partName(block.text), lines: [] };
      continue;
    }
    group.lines.push(...splitLine(block));
  }
  if (group.lines.length > 0) groups.push(group);
  return groups;
}

/** Most often one ingredient; several where a row holds two columns or the whole list is one sentence. */
function splitLine(block: Block): string[] {
  const cells = block.text.split(/\s{2,}|\t/).filter((cell) => cell !== '');
  if (cells.length > 1 && cells.every((cell) => QUANTITY.test(cell) && /\p{L}{2}/u.test(cell)))
    return cells.map(tidyLine);
  const text = tidyLine(block.text);
  const inPart = /^([^:\d]{2,40}):\s+(?=[\d¼-¾⅐-⅞])(.+)$/.exec(text);
  const items = listedIn(inPart?.[2] ?? text);
  if (items.length >= 3) {
    const counted = items.filter((item) => QUANTITY.test(item));
    if (
      counted.length >= 2 &&
      counted.length >= 0.5 * items.length &&
      items.every((item) => item.length < 60)
    )
      return items.map(tidyLine);
  }
  return text === '' ? [] : [text];
}

/** What stands between semicolons, bullets and the commas outside of brackets. */
function listedIn(text: string): string[] {
  const items: string[] = [];
  let end = text.length;
  let inBrackets = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]!;
    if (sign === ')') inBrackets = true;
    else if (sign === '(') inBrackets = false;
    else if (
      sign === ';' ||
      sign === '•' ||
      (sign === ',' && text[at + 1] === ' ' && !inBrackets)
    ) {
      items.push(text.slice(at + 1, end).trim());
      end = at;
    }
  }
  items.push(text.slice(0, end).trim());
  return items.reverse().filter((item) => item !== '');
}

function tidyLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;)])/g, '$1')
    .trim();
}

/** How far a list of lines reads like ingredients, 0 to 1. */
export function ingredientShare(lines: string[]): number {
  if (lines.length === 0) return 0;
  return lines.reduce((sum, line) => sum + looksLikeIngredient(line), 0) / lines.length;
}
