import { keepingAnswers } from '../../../words/answers-kept.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import {
  ADDED,
  CLAUSE_END,
  IDLE_FIGURES,
  KISSES_BEFORE,
  KISSES_BEHIND,
  OF_FAREWELLS,
  OPENS_FAREWELL,
} from './farewell.data.ts';

const SHORTEST_WORD = 4;

/** Whether what takes leave says more than farewell: a figure, a food below its first word, a verb of the kitchen. */
export const saysMore = keepingAnswers((text): boolean => {
  if (/\d/.test(text.replace(IDLE_FIGURES, ''))) return true;
  const [, ...further] = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return further.some(isPlainFood) || text.split(/[,;.!:]\s+|\s(?:and|und|en|och)\s/u).some(isDone);
});

/** A name is written with a capital: "Love from Basil". */
const isPlainFood = (word: string): boolean =>
  word.length >= SHORTEST_WORD && /^\p{Ll}/u.test(word) && isFood(word);

/** The words of an instruction: "serve with beer", "kalt stellen". */
function isDone(clause: string): boolean {
  const words = foldText(clause)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
  return (
    words.length > 1 &&
    [words[0]!, words.at(-1)!].some(
      (word) => word.length >= SHORTEST_WORD && COOKING_VERBS.has(word) && !OF_FAREWELLS.has(word),
    )
  );
}

/** What a line says behind a farewell, or among kisses; null where it takes no leave or says nothing more. */
export function saidWithFarewell(line: string): { said: string; unsure: boolean } | null {
  const bare = line.replace(ADDED, '').replace(KISSES_BEFORE, '');
  const said = OPENS_FAREWELL.test(bare) ? behindFarewell(bare) : bare;
  const kept = (said ?? bare).replace(KISSES_BEHIND, '').trim();
  if (kept === line.trim() && said !== null) return null;
  return saysMore(kept) ? { said: kept, unsure: said === null || isBare(kept) } : null;
}

function behindFarewell(text: string): string | null {
  const end = CLAUSE_END.exec(text);
  if (!end || saysMore(text.slice(0, end.index))) return null;
  return text.slice(end.index + end[0].length);
}

/** An amount that stands below the steps. */
const isBare = (text: string): boolean => /^\d/.test(text) || looksLikeIngredient(text) > 0.6;
