import { namesFood } from '../foods/line-words.ts';
import { instructs } from './doubts/instructs.ts';
import { stemsOf } from './doubts/recipe-words.ts';
import { OF_EVERYBODY, OF_HOLY_DAY, OF_MONTH, OF_WEATHER } from './calendar-sayings.data.ts';

const MOST_WORDS = 18;
const SHORTEST_FOOD = 3;

/**
 * Whether a remark is a saying that a leaf of a calendar or a paper sets below a recipe: of a saint's day, of a month and its weather, of
 * everybody. `stems`: the beginnings of the recipe's words, of which it shares none.
 */
export function isCalendarSaying(remark: string, stems: ReadonlySet<string>): boolean {
  if (remark.split(/\s+/).length > MOST_WORDS || /[:\d]/.test(remark)) return false;
  if (!/^(?:[^.!?]|(?<=\bSte?)\.)+(?:[.!?…]["”»]?)?$/iu.test(remark)) return false;
  const inClauses = /[,–]\s|\s[–-]\s/u.test(remark);
  const ofDay = inClauses && OF_HOLY_DAY.test(remark);
  const ofMonth = OF_MONTH.test(remark) && OF_WEATHER.test(remark);
  return (
    (ofDay || ofMonth || OF_EVERYBODY.test(remark)) &&
    !instructs(remark) &&
    !stemsOf(remark)
      .values()
      .some((stem) => stems.has(stem)) &&
    (ofDay || (ofMonth && inClauses) || !namesFood(remark, SHORTEST_FOOD))
  );
}
