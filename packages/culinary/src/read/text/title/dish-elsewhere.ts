import { isFood, namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { SPEAKS_TO_SOMEBODY } from '../../strange-remarks.data.ts';
import { ASKED_END, ASKED_FOR, NO_TITLE } from './open-words.data.ts';
import { EVENT_NAME } from './event-names.data.ts';
import { dishAnnounced, dishNamed, stemsOf } from './title-words.ts';

const LONGEST = 400;
/** A run of so many words in capitals stands out in its sentence. */
const FEWEST_SHOUTED = 2;
const LEAST_NAME = 0.3;

/** "du wolltest doch das Gulasch wissen" */
export const dishWished = (text: string): string | null =>
  ASKED_FOR.exec(text)?.groups!['dish']!.replace(ASKED_END, '') ?? null;

/** Whether what would be the title is the name of a day, of a messenger or a greeting. */
export const isNoTitle = (name: string): boolean =>
  name.length <= LONGEST && (NO_TITLE.test(name.trim()) || name.search(SPEAKS_TO_SOMEBODY) >= 0);

/** Whether a line says where on a site a page is: "Forum › Preserves › Glut of plums". */
export const isPathOfSite = (line: string): boolean =>
  line.length <= LONGEST && PATH_OF_SITE.test(line.trim());
const PATH_OF_SITE = /^[^›»>]{2,60}\s›\s[^›»>]{2,80}|^[^›»>]{2,60}\s[»>]\s[^›»>]{2,80}\s[»>]\s/u;

/** Whether what would be the title is held, and is no dish, though it may be called after a food: "Sagra dell'Olio Nuovo". */
export const isEvent = (name: string): boolean =>
  name.length <= LONGEST_EVENT && EVENT_NAME.test(name.trim());
const LONGEST_EVENT = 100;

/** Whether a title is a whole sentence that says nothing of the dish: "Dann machst du es so". */
export const saysNothing = (name: string, spoken: ReadonlySet<string>): boolean =>
  name.split(/\s+/).length >= FEWEST_OF_SENTENCE &&
  !namesFood(name, 3) &&
  !dishesIn(name).some(({ is }) => is === 'name') &&
  ![...stemsOf([name])].some((stem) => spoken.has(stem));
const FEWEST_OF_SENTENCE = 4;

/** The dish that is written in capitals in a sentence: "aquí van mis CROQUETAS DE POLLO ASADO. Salen 30." */
export function dishShouted(text: string, spoken: ReadonlySet<string>): string | null {
  const headed = BEHIND_HEAD.exec(text.trim().slice(0, LONGEST))?.[1];
  if (headed !== undefined && isLikeDish(headed, spoken)) return headed;
  if (text.length > LONGEST || (text.match(SMALL_WORDS)?.length ?? 0) < FEWEST_SMALL) return null;
  for (const [run] of text.matchAll(SHOUTED)) {
    const words = run.split(/\s+/);
    if (words.length < FEWEST_SHOUTED) continue;
    if (words.some(isFood) || [...stemsOf([run])].some((stem) => spoken.has(stem))) return run;
  }
  return null;
}
/** "Unser Klassiker: VANILLEKIPFERL" */
const BEHIND_HEAD = /^(?=[^:]{0,60}\p{Ll}{2})[^:]{3,60}:\s(\p{Lu}{4,}(?:['’ &+-]\p{Lu}+){0,6})$/u;
const isLikeDish = (name: string, spoken: ReadonlySet<string>): boolean =>
  name.split(' ').some((word) => word.length >= LONG_NAME || isFood(word)) ||
  dishesIn(name).length > 0 ||
  [...stemsOf([name])].some((stem) => spoken.has(stem));
const LONG_NAME = 9;
const SMALL_WORDS = /(?<!\p{L})\p{Ll}{2,}/gu;
const FEWEST_SMALL = 3;
const SHOUTED = /(?<![\p{L}])\p{Lu}{3,}(?:['’ &+-]+\p{Lu}+(?!\p{Ll}))*(?![\p{L}])/gu;

/** The dish that some line names where the title's own does not: what a sentence announces, asks for or writes in capitals. */
export function dishElsewhere(
  texts: readonly string[],
  spoken: ReadonlySet<string>,
): string | null {
  for (const text of texts) {
    if (text.length > LONGEST) continue;
    const said = dishAnnounced(text, spoken) ?? dishShouted(text, spoken) ?? dishWished(text);
    const dish = said === null ? null : dishNamed(said, spoken);
    if (dish !== null && dish.certainty > LEAST_NAME) return begunLarge(asNamed(dish.name, text));
  }
  return null;
}

/** A name out of the midst of a sentence begins with a capital like any other. */
export const begunLarge = (name: string): string =>
  name.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());

/** "Semmelknödel" of "nach den Semmelknödeln gefragt"; "Krapfen" is so called in every case. */
export const asNamed = (name: string, sentence: string): string =>
  AFTER_DATIVE.test(sentence.slice(0, sentence.indexOf(name)))
    ? name.replace(/(?<=\p{L}{3}[lr])n$/u, '')
    : name;
const AFTER_DATIVE = /(?:nach|von|mit|zu)\s(?:den|deinen|euren)\s$/u;
