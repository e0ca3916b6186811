import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import type { Token } from '../tokens/tokenise.ts';
import { optionals } from './descriptor-phrases.ts';

/** Where the amount begins behind a mark that the line may be left out: "Optional: 1 tbsp treacle", "evtl. 2-3 Lebkuchen", "(facultatif) 1 œuf". */
export function behindOptional(tokens: readonly Token[]): number | null {
  const inBrackets = tokens[0]?.lower === '(';
  const found = optionals.match(tokens, inBrackets ? 1 : 0);
  if (found === null) return null;
  let next = found.next;
  if (inBrackets && tokens[next++]?.lower !== ')') return null;
  while (/^[:,–—-]$/.test(tokens[next]?.lower ?? '')) next++;
  return isFigure(tokens[skipApproximate(tokens, next)]) ? next : null;
}
