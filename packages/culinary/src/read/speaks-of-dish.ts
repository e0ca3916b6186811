import { pattern } from '../words/pattern.ts';
import { foldText, foldWords } from '../words/fold.ts';
import { OF_FAREWELLS } from './text/lines/farewell.data.ts';
import { isOfRecipe } from './doubts/recipe-words.ts';
import { tellsStorage } from './side-lines.ts';
import { DISH_WORDS } from './dish-words.data.ts';
import { RELATIVES } from './strange-remarks.data.ts';
import { fedStatement } from './text/facts/fed-statements.ts';
import { timeStatements } from './text/facts/time-statements.ts';

/** Shorter remarks are labels of a dish: "Easy", "For the freezer". */
const FEWEST_WORDS = 5;
/** When something is, not how long it takes. */
const WEEK_OF_YEAR = pattern('giu')`
  (?<!\p{L})(?:semana\ssanta|(?:fin(?:es)?\sde|feliz|buena|esta|la\spróxima)\ssemana|settimana\ssanta|(?:buona|questa)\ssettimana|
  semaine\ssainte|(?:bonne|cette)\ssemaine|(?:next|this)\sweek|(?:nächste|diese|schöne)\swoche)(?!\p{L})
`;
const DEGREES = /\d\s?°/;
const SHORTEST = Math.min(...DISH_WORDS.map((word) => word.length));
const LONGEST = Math.max(...DISH_WORDS.map((word) => word.length));
const beginnings: ReadonlySet<string> = new Set(DISH_WORDS);

const beginsSo = (word: string): boolean => {
  for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length++)
    if (beginnings.has(word.slice(0, length))) return true;
  return false;
};

/**
 * Whether a remark speaks of the dish: of its foods, its making, how it tastes or keeps, for how many it is or how long it takes.
 * `stems`: the beginnings of the recipe's words, as `stemsOf` gives them.
 */
export const speaksOfDish = (remark: string, stems: ReadonlySet<string>): boolean =>
  foldWords(remark).split(' ').length < FEWEST_WORDS || tellsOfDish(remark, stems);

/** The same of a remark however short. */
export function tellsOfDish(remark: string, stems: ReadonlySet<string>): boolean {
  const said = remark.replace(RELATIVES, '').replace(WEEK_OF_YEAR, '');
  return (
    foldWords(said).split(' ').some(beginsSo) ||
    DEGREES.test(said) ||
    tellsStorage(said) ||
    isOfRecipe(withoutOpeners(said), stems) ||
    fedStatement(said) !== null ||
    timeStatements(said).length > 0
  );
}

/** Whether a sentence has words that are said of dishes: how one tastes, that it is served, for how many it is. */
export const saysOfDish = (sentence: string): boolean =>
  foldWords(sentence).split(' ').some(beginsSo) ||
  DEGREES.test(sentence) ||
  tellsStorage(sentence) ||
  fedStatement(sentence) !== null;

/** Words that open a step open other sentences as well: "when you are back". */
export const withoutOpeners = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !OF_FAREWELLS.has(foldText(word)))
    .join(' ');
