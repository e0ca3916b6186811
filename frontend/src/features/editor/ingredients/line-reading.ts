import { parseIngredient } from '@convivio/culinary/line';
import type { IngredientLine } from '@convivio/culinary/recipe';
import { doubtOf, type Doubt } from './doubts.ts';

/** A line of the ingredients and what was read of it. */
export type LineReading =
  | { kind: 'blank' }
  | { kind: 'group'; name: string }
  | { kind: 'ingredient'; read: IngredientLine; doubt: Doubt | null };

/** No group has a longer name; what is longer and ends in a colon is an ingredient with a remark. */
const longestGroup = 80;
/**
 * Lines are remembered by their words, so that a keystroke reads one line anew; the memory is
 * cleared when it holds more.
 */
const mostRemembered = 20_000;

const blank: LineReading = { kind: 'blank' };
const remembered = new Map<string, LineReading>();

/** Reads one line as it is typed. The same words give the same object. */
export function readTypedLine(text: string, language?: string): LineReading {
  const trimmed = text.trim();
  if (trimmed === '') return blank;
  const key = `${language ?? ''}\n${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const line = readAnew(text, trimmed, language);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, line);
  return line;
}

function readAnew(text: string, trimmed: string, language: string | undefined): LineReading {
  const group = groupName(trimmed);
  if (group !== null) return { kind: 'group', name: group };
  const read = parseIngredient(text, { language });
  return { kind: 'ingredient', read, doubt: doubtOf(text, read, language) };
}

/** The name of the group that a line begins, or null. */
function groupName(line: string): string | null {
  return /[:：]$/.test(line) && line.length <= longestGroup ? line.slice(0, -1).trim() : null;
}
