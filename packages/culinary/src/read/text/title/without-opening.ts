import { begunLarge } from './dish-elsewhere.ts';
import { ADDRESSED, GREETING, OPENER, SAYS_WHO } from './opening-words.data.ts';

const LONGEST = 200;
const MOST_CLAUSES = 4;
const MOST_OPENERS = 4;
/** Ends what opens: a sentence, or a clause of it. */
const ENDS_CLAUSE = /[.!…]+\s+|[,:]\s+/u;
const ARTICLE =
  /^(?:the|my|our|meine?|unsere?|ma|mon|mes|notre|les?|la|il|lo|gli|i|el|los|las|mis?|nuestr[ao]s?)\s(?=\p{L}{3})|^l['’](?=\p{L}{3})/iu;
const OWNED = /^(?:my|our|meine?|unsere?|ma|mon|mes|notre|mis?|nuestr[ao]s?)\s(?=\p{L}{3})/iu;
const NAME = /^,?\s?\p{Lu}[\p{L}'’-]{1,14}$/u;

/**
 * What somebody says without what greets, grants a wish or only opens it: "Of course love. Kedgeree", "Morning pet, stovies", "Allora,
 * l'acquacotta". A word behind which no sign stands may be of the name, and so stays.
 */
export function withoutOpening(text: string): string {
  if (text.length > LONGEST) return text;
  let rest = text;
  for (let clauses = 0; clauses < MOST_CLAUSES; clauses++) {
    const end = ENDS_CLAUSE.exec(rest);
    const clause = rest.slice(0, end?.index ?? 0);
    const isOnlyOpening = isOpening(clause) || (clauses > 0 && ADDRESSED.test(clause));
    if (end === null || !isOnlyOpening) break;
    rest = rest.slice(end.index + end[0].length);
  }
  if (SAYS_WHO.test(rest)) return text;
  if (rest === text || !/^\p{L}{3}|^\p{L}['’]\p{L}{3}|^\p{L}{1,2}\s\p{L}{3}/u.test(rest))
    return text;
  return begunLarge(rest.replace(/^\p{Lu}/u.test(rest) ? OWNED : ARTICLE, ''));
}

/** Whether a clause says no more than what opens a message, and to whom: "Of course love", "Bien sûr ma puce", "Pues mira". */
export function isOpening(clause: string): boolean {
  let rest = clause.replace(/[.!…,]+\s*$/u, '').trim();
  if (rest.length > LONGEST_CLAUSE) return false;
  const [greeting = ''] = GREETING.exec(rest) ?? [];
  rest = rest.slice(greeting.length).trim();
  if (greeting !== '' && NAME.test(rest)) return true;
  let openers = greeting === '' ? 0 : 1;
  for (; openers < MOST_OPENERS && rest !== ''; openers++) {
    const [opener] = OPENER.exec(rest) ?? [];
    if (opener === undefined) break;
    rest = rest.slice(opener.length).replace(/^,?\s+/u, '');
  }
  return openers > 0 && (rest === '' || ADDRESSED.test(rest));
}
const LONGEST_CLAUSE = 60;
