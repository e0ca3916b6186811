import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { openEnds } from '../draft/open-ends.data.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { spans } from '../facts/time-clauses.ts';
import { timeStatements } from '../facts/time-statements.ts';
import type { TextLine } from './page-line.ts';
import { endsSentence } from './wrap-width.ts';

/** A shorter line was not broken because it was full. */
const SHORTEST = 30;
const LONGEST = 200;
const LIKE_INGREDIENT = 0.6;
const LAST_SENTENCE = /(?:^|[.!?]\s)([^.!?]*)$/u;

/**
 * Whether a sentence that says how long it takes, or for how many it is, was broken at the end of the line above: "Ci vuole mezz'ora di
 * lavoro e un'ora" above "di forno.", "nur eine" above "Viertelstunde Arbeit".
 */
export function isBrokenStatement(above: TextLine, line: TextLine): boolean {
  if (
    line.gap > 0 ||
    line.marker !== null ||
    line.heading > 0 ||
    above.heading > 0 ||
    above.text.length < SHORTEST ||
    endsSentence(above.text)
  )
    return false;
  const before = LAST_SENTENCE.exec(above.text.slice(-LONGEST))?.[1] ?? '';
  const behind = line.text.slice(0, LONGEST).split(/(?<=[.!?])\s/u, 1)[0]!;
  if ([before, behind].some((text) => looksLikeIngredient(text) > LIKE_INGREDIENT)) return false;
  const joined = `${before} ${behind}`;
  const [one, other, both] = [before, behind, joined].map((text) => timeStatements(text));
  if (both!.length > one!.length + other!.length) return true;
  const [last = ''] = /\p{L}+$/u.exec(before) ?? [];
  if (openEnds.has(last.toLowerCase()) && spans(timesInFigures(behind))[0]?.start === 0)
    return true;
  // "kochen eine gute" above "Dreiviertelstunde."
  const isTimeFirst = spans(timesInFigures(behind))[0]?.start === 0;
  if (!(isTimeFirst || /^\p{Ll}/u.test(line.text)) || both!.length < one!.length + other!.length)
    return false;
  const parts = [...one!, ...other!];
  const saysMore = both!.some(
    ({ cue, minutes }, at) => cue !== parts[at]!.cue || minutes !== parts[at]!.minutes,
  );
  return (
    saysMore || (fedStatement(joined) !== null && !fedStatement(before) && !fedStatement(behind))
  );
}
