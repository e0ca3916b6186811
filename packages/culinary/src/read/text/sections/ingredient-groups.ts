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
    group.lines.push(...splitLine(block).filter((line) => /[\p{L}\p{N}]/u.test(line)));
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
  const items = withLastParted(listedIn(inPart?.[2] ?? text));
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

/** Whether a paragraph is a whole list: "2 aubergines, 3 courgettes, 1 oignon, thym". */
export function isWholeList(text: string): boolean {
  const items = text.length <= LONGEST_LIST ? listedIn(text) : [];
  return (
    items.length >= 4 &&
    items.filter((item) => QUANTITY.test(item)).length >= 0.5 * items.length &&
    items.every((item) => item.length < 60)
  );
}

const LONGEST_LIST = 1000;

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

/** "..., 10 cl de crème et une noix de beurre.": what ends a sentence may be two things. */
function withLastParted(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items;
  const at = last.search(LAST_OF_LIST);
  const parts = at < 0 ? [last] : [last.slice(0, at), last.slice(at).replace(/^\s\S+\s/, '')];
  return [...items.slice(0, -1), ...parts.map((part) => part.replace(/\.$/, '').trim())];
}

const LAST_OF_LIST =
  /\s(?:and|und|et|e|y|en|och)\s(?=(?:\d|an?\s|eine?n?\s|une?\s|un[ao']?\s|uma?\s|een\s|ett?\s|etwas\s|some\s|un\speu\s|wat\s|lite\s|a\slittle\s|ein\swenig\s))/iu;

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
