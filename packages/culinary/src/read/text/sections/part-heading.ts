import { pattern } from '../../../words/pattern.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { foldText } from '../../../words/fold.ts';
import { looksLikeStep } from './step-likelihood.ts';
import type { Block } from '../lines/wrapped-lines.ts';

const FOR_PART = pattern('u')`
  ^(?:for|for the|fur|fur den|fur die|fur das|pour|pour la|pour le|pour les|per|per il|per la|
  para|para el|para la|para o|para a|voor|voor de|voor het|till|to serve|to finish|to garnish|
  zum)\s+\p{L}
`;
const QUANTITY = /^[\d¼-¾⅐-⅞]/;

/** True where a line names a part of the dish ("For the sauce:", "Dough") above the lines of that part. */
export function isPartHeading(block: Block, next: Block | undefined, siblings: Block[]): boolean {
  const text = block.text.trim();
  if (!next || text === '' || text.length > 70 || QUANTITY.test(text)) return false;
  if (block.heading > 0) return true;
  if (block.marker?.kind === 'number') return false;
  const words = text.split(/\s+/).length;
  const colon = /:$/.test(text);
  if (colon && words <= 8) return true;
  if (block.marker)
    return (
      next.marker !== null &&
      next.indent > block.indent + 0.5 * next.size &&
      words <= 6 &&
      QUANTITY.test(next.text) &&
      !/[.!?,;]$/.test(text)
    );
  if (/[.!?,;]$/.test(text) || words > 7) return false;
  if (block.bold && !next.bold) return true;
  if (block.size > 1.12 * next.size && block.confidence === null) return true;
  if (block.confidence !== null && standsFree(block, next, siblings) && words <= 5) return true;
  const { marked } = habitsOf(siblings);
  if (marked >= 0.6 * (siblings.length - 1) && marked >= 2 && next.marker)
    return words <= 5 || FOR_PART.test(foldText(text));
  if (FOR_PART.test(foldText(text)) && words <= 6) return true;
  if (isCapitals(text) && !isCapitals(next.text)) return true;
  return (
    block !== siblings[0] &&
    block.gap >= 1 &&
    next.gap < block.gap &&
    words <= 4 &&
    looksLikeStep(text) < 0.4 &&
    looksLikeIngredient(text) < 0.4 &&
    looksLikeIngredient(next.text) > 0.6
  );
}

/** In a picture weight and size are not known for certain: a short line with more space above and below than its neighbours have. */
function standsFree(block: Block, next: Block, siblings: Block[]): boolean {
  const { usual } = habitsOf(siblings);
  return (
    block.gap >= usual + 0.5 && next.gap >= usual + 0.3 && looksLikeIngredient(next.text) > 0.5
  );
}

interface Habits {
  /** How many have a bullet or number. */
  marked: number;
  /** The usual gap between them. */
  usual: number;
}

const known = new WeakMap<readonly Block[], Habits>();

/** Counted once for all of the siblings, which may be thousands. */
function habitsOf(siblings: readonly Block[]): Habits {
  const before = known.get(siblings);
  if (before) return before;
  const gaps = siblings.map((sibling) => sibling.gap).sort((a, b) => a - b);
  const habits = {
    marked: siblings.filter((sibling) => sibling.marker).length,
    usual: gaps[gaps.length >> 1] ?? 0,
  };
  known.set(siblings, habits);
  return habits;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}

/** The name of a part without its colon. */
export function partName(text: string): string {
  return text.replace(/\s*:\s*$/, '').trim();
}
