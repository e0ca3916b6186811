import { partitives } from '../amounts/amount-words.data.ts';
import { partsBehindUnit } from '../numbers/number-words.data.ts';
import { phraseTable } from '../tokens/phrases.ts';
import type { Token } from '../tokens/tokenise.ts';

const parts = phraseTable(partsBehindUnit);

/** "1 kg e mezzo", "a pound and a half": the part of a unit that stands behind it, and the token behind that. Null where none begins. */
export function readPartOfUnit(
  tokens: readonly Token[],
  at: number,
): { value: number; next: number } | null {
  const found = parts.match(tokens, at);
  // "2 cucchiai e mezza cipolla" names half an onion
  return found !== null && endsAmount(tokens, found.next) ? found : null;
}

function endsAmount(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    token.kind === 'mark' ||
    partitives.has(token.lower) ||
    tokens[at - 1]?.lower === 'half'
  );
}
