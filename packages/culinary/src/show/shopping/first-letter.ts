import { findFood } from '../../foods/find-food.ts';
import { languageOf } from '../../words/language.ts';

/** Words in front of foods that are no proper nouns. */
const ordinary =
  /^(?:kosher|jasmine|cooking|black|white|red|green|brown|fresh|freshly|ground|dried|extra|virgin|sea|fine|coarse|plain|unsalted|salted|hot|cold|large|small|whole)(?!\p{L})/iu;
/** Names of towns, countries and makers, by which foods are found. */
const proper =
  /^(?:dijon|worcester|tabasco|nutella|oreo|maizena|sriracha|brussels|bruxelles|parma|serrano|cajun|savoy|cayenne|sichuan|szechuan|maldon|arborio|basmati|marmite)/iu;
/** Where most things have names of their own: cheeses, wines and liqueurs. */
const named: ReadonlySet<string> = new Set(['Dairy and eggs', 'Drinks']);
const firstWord = /^\p{Lu}[\p{Ll}’'-]+(?!\p{L})/u;

/**
 * A name that opens its line, without the capital of an opening: "salt" of "Salt, to taste" beside "pepper". German keeps its capitals, and so do words that
 * are no food and may be proper nouns: "Dijon", "Granny Smith", and cheeses.
 */
export function withoutOpeningCapital(
  name: string,
  written: string,
  language: string | null,
): string {
  const word = firstWord.exec(name)?.[0];
  if (languageOf(language) === 'de' || word === undefined || !written.startsWith(word)) return name;
  if (proper.test(name)) return name;
  const food = findFood(word, language);
  const isPlain = ordinary.test(name) || (food !== null && !named.has(food.aisle));
  return isPlain || food?.id === 'butter' || food?.id === 'milk' || food?.id === 'egg'
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}
