import { amountsSaid } from './amounts-said.ts';
import { changeOf, type Change } from './change-of.ts';
import type { ListedItem } from './listed-items.ts';
import { COMES_TO_BELOW } from './retractions.data.ts';

const LONGEST = 60;

/** The item right above a line that says nothing but another amount: "anzi 200 g", "(mieux : 1,2 l)"; null where it says more. */
export function amountBelow(line: string, at: number, items: readonly ListedItem[]): Change | null {
  if (line.length > LONGEST) return null;
  const sign = COMES_TO_BELOW.exec(line);
  if (sign === null) return null;
  const { text, amounts } = amountsSaid(line.slice(sign[0].length), true);
  const [next, ...more] = amounts;
  if (next === undefined || more.length > 0 || next.start > 0) return null;
  if (/[\p{L}\p{N}]/u.test(text.slice(next.end))) return null;
  const above = items.filter((item) => item.at === at - 1);
  const [own] = above[0]?.amounts ?? [];
  if (above.length !== 1 || own === undefined) return null;
  // "200 g" is none of two eggs.
  const change = next.unit === null || own.unit !== null ? changeOf(above[0]!, next) : null;
  return change && { ...change, text: change.text.replace(TRAILS_OFF, '') };
}
/** "1 l de leche..." led to what stands below. */
const TRAILS_OFF = /\s?(?:\.{2,6}|…|[,;–—-])\s?$/u;
