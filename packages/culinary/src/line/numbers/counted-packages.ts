import type { Token } from '../tokens/tokenise.ts';
import { packedMeasures, sizedPackages, sizesOfPackages } from '../units/unit-words.data.ts';

/** Of one thing nobody opens more packages. */
const mostPackages = 24;
/** In tokens: "(14.5 oz / 411 g)". */
const longestBracket = 9;

/**
 * "2-14 oz cans", "3-10 oz boxes": a number, a dash, and a weight of packages are a count of packages and what one holds, where no range goes so far
 * or several packages are named. "1-2 lb bag" leaves open which, and "2-14 oz" is a range.
 */
export function countsPackages(
  tokens: readonly Token[],
  { from, to, next }: { from: number; to: number; next: number },
): boolean {
  if (!Number.isInteger(from) || from < 1 || from > mostPackages || to <= from) return false;
  const measure = behind(tokens, next, '-');
  const unit = behind(tokens, measure, 'fl');
  if (!packedMeasures.has(tokens[unit]?.lower ?? '')) return false;
  const at = behind(tokens, behindBracket(tokens, behind(tokens, unit + 1, '.')), '-');
  const holder = tokens[sizesOfPackages.has(tokens[at]?.lower ?? '') ? at + 1 : at];
  if (!sizedPackages.has(holder?.lower ?? '')) return false;
  return from < to / 2 || (from > 1 && isSeveral(holder));
}

const behind = (tokens: readonly Token[], at: number, mark: string): number =>
  tokens[at]?.lower === mark ? at + 1 : at;

function behindBracket(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower !== '(') return at;
  const close = tokens.slice(at, at + longestBracket).findIndex(({ lower }) => lower === ')');
  return close < 0 ? at : at + close + 1;
}

/** By its ending, as English, French and Spanish have it. */
const isSeveral = (word: Token | undefined): boolean =>
  word?.kind === 'word' && word.lower.length > 3 && word.lower.endsWith('s');
