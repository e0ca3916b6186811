import { tokenise } from '../../../line/tokens/tokenise.ts';
import { isMeasure, readUnit } from '../../../line/units/units.ts';

const AMOUNT = /^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/ –-]{0,10}/u;
/** Foods that begin with a word for a unit. */
const NAMED_AFTER_UNIT = /^(?:gram (?:flour|dh?al)|pound cakes?|cup ?cakes?)(?!\p{L})/iu;
/** No two units are longer. */
const LONGEST = 60;

/**
 * A line with the unit of its amount said once, where the same stood there twice, "1 l litro di acqua" or "2 EL Esslöffel Öl": the fuller of
 * the two stays. Null where it stands there once, or not at all.
 */
export function withUnitOnce(line: string): string | null {
  const [amount] = AMOUNT.exec(line) ?? [];
  if (amount === undefined) return null;
  const rest = line.slice(amount.length);
  const tokens = tokenise(rest.slice(0, LONGEST));
  const one = readUnit(tokens, 0);
  const other = one && readUnit(tokens, one.next);
  if (!other || one.unit.id !== other.unit.id || !isMeasure(one.unit)) return null;
  const [begins, ends] = [tokens[one.next]!.start, tokens[other.next - 1]!.end];
  if (NAMED_AFTER_UNIT.test(rest.slice(begins))) return null;
  const [first, second] = [rest.slice(0, begins).trim(), rest.slice(begins, ends)];
  const fuller = second.length >= first.length ? second : first;
  return `${amount.trimEnd()} ${fuller}${rest.slice(ends)}`;
}
