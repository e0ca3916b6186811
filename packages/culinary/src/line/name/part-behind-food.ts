import { mixedWords } from '../numbers/number-words.data.ts';
import { readPartOfUnit } from '../units/part-of-unit.ts';
import { readQuantity } from '../numbers/quantities.ts';
import { tokenise, type Token } from '../tokens/tokenise.ts';

/** "cebolla y media", "onion and a half", "onion and ½": the part of a piece that stands behind its food, less than one. Null where the name ends in none. */
export function splitPartBehindFood(name: string): { part: number; food: string } | null {
  const tokens = tokenise(name);
  for (const [at, { start }] of tokens.entries()) {
    const part = at === 0 ? null : readPart(tokens, at);
    if (part !== null && part.next === tokens.length)
      return { part: part.value, food: name.slice(0, start).trim() };
  }
  return null;
}

function readPart(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  if (!mixedWords.has(tokens[at]!.lower)) return null;
  const figure = readQuantity(tokens, at + 1);
  return figure !== null && figure.quantity < 1 && figure.quantityMax === null
    ? { value: figure.quantity, next: figure.next }
    : readPartOfUnit(tokens, at);
}
