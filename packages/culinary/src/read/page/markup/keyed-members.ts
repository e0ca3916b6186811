import { fieldParts, namesOneOf } from './field-parts.ts';
import { asideWords, plainListWords, textWords, titleWords } from './field-words.data.ts';
import { isNode, type SchemaNode } from './schema-node.ts';

/** Fewer fields than these are no list. */
const fewest = 2;
const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && /\S\s+\S/.test(value.trim());
const isMember = (value: unknown): boolean =>
  isSentence(value) || (isNode(value) && Object.keys(value).length > 0);

/**
 * The members of a list that is written as an object with a key for each ({"a": ..., "step_two": ...}, {"Dough": [...]}), in their
 * order; lists bear the name of their key. Null for an object whose fields say different things of one.
 */
export function keyedMembers(node: SchemaNode): unknown[] | null {
  const entries = Object.entries(node).filter(([key]) => !key.startsWith('@'));
  if (entries.length < fewest) return null;
  const saysOfOne = entries.some(([key]) => {
    const parts = fieldParts(key);
    return [asideWords, titleWords, textWords, plainListWords].some((words) =>
      namesOneOf(parts, words),
    );
  });
  if (saysOfOne) return null;
  if (entries.every(([, value]) => isMember(value))) return entries.map(([, value]) => value);
  return entries.every(([, value]) => Array.isArray(value) && value.length > 0)
    ? entries.map(([name, itemListElement]) => ({ name, itemListElement }))
    : null;
}
