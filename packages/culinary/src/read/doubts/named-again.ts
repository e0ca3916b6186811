import type { RecipeDraft } from '../../recipe/recipe.ts';
import { namesFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { fedStatement } from '../text/facts/fed-statements.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { CRUMBS, OF_WRITER, SUBJECT } from './named-again.data.ts';

const LONGEST_TITLE = 80;
const LONGEST_LINE = 300;
const SHORTEST_NAME = 4;
const MOST_LINES = 120;

/**
 * Whether a text says the name of its dish where a name stands, alone in one line above the list, and bears it out: by a path of pages or a
 * subject that ends in it, by how much it makes right below, or where it is spoken of. Who wrote it stands above when he did.
 */
export function isNamedAgain(
  { title, ingredients, description, notes, steps, tips }: RecipeDraft,
  lines: readonly string[],
): boolean {
  const name = title === null || title.length > LONGEST_TITLE ? '' : foldWords(title);
  if (name.length < SHORTEST_NAME || !NAME.test(title ?? '')) return false;
  const short = lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  const alone = short.flatMap((line, at) => (isNameAlone(line, name) ? [at] : []));
  const [own] = alone;
  if (own === undefined || alone.length > 1) return false;
  const first = foldWords(ingredients[0]?.lines[0] ?? '');
  const list = short.findIndex((line) => first !== '' && foldWords(line).endsWith(first));
  const below = short.slice(own + 1).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
  if ((list >= 0 && own > list) || OF_WRITER.test(below)) return false;
  const isSaidAgain = (line: string): boolean =>
    (CRUMBS.test(line) && foldWords(line).endsWith(` ${name}`)) ||
    foldWords(SUBJECT.exec(line)?.groups!['said'] ?? '') === name;
  const told = [description ?? '', ...notes, ...tips, ...steps.map(({ text }) => text)];
  return (
    short.some(isSaidAgain) ||
    (isName(title!) &&
      (fedStatement(below) !== null || (/\d/.test(below) && timeStatements(below).length > 0))) ||
    told.some((text) => !isNameAlone(text, name) && ` ${foldWords(text)} `.includes(` ${name} `))
  );
}
/** "Ein Traum in Weiß" may stand above anything; "Zelten" and "Ossi dei morti" are names. */
const isName = (title: string): boolean =>
  title.split(/\s+/).length <= MOST_WORDS || namesFood(title, 3) || dishesIn(title).length > 0;
const MOST_WORDS = 3;

/** "Zelten", and not "Mariluz_67". */
const NAME = /^[^\p{L}\d_@]*\p{Lu}[^_@\d]*$/u;

/** "# Schnüsch", "ZELTEN (quello di nonna)": a line that has the name and no more than brackets behind it. */
const isNameAlone = (line: string, name: string): boolean =>
  foldWords(line.replace(BRACKETS_BEHIND, '')) === name;
const BRACKETS_BEHIND = /\s?\([^()]{1,60}\)\s*$/u;
