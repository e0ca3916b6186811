import { tokenise } from '../tokens/tokenise.ts';
import { readUnit } from './units.ts';

/** Where the word stands by which a line is measured in ounces, in any of the eight languages; null where none does. */
export function ounceWordIn(line: string): { from: number; to: number } | null {
  const tokens = tokenise(line);
  for (const [at, { start }] of tokens.entries()) {
    const read = readUnit(tokens, at);
    if (read?.unit.id === 'ounce') return { from: start, to: tokens[read.next - 1]!.end };
  }
  return null;
}
