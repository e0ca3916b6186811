import { foldText } from '../../../words/fold.ts';
import { COOKING_VERBS } from './cooking-verbs.data.ts';

/** So few letters of a verb tell it from others. */
const FEWEST_LETTERS = 4;
const beginnings: ReadonlySet<string> = new Set(
  [...COOKING_VERBS].flatMap((verb) =>
    Array.from({ length: Math.max(0, verb.length - FEWEST_LETTERS) }, (_, more) =>
      verb.slice(0, FEWEST_LETTERS + more),
    ),
  ),
);
/** Among so many first words. */
const MOST_WORDS = 4;
const LONGEST_VERB = 11;
/** "prepari", "prépares", "cortas", "cuecéis", "rührst" */
const SECOND_PERSON = /(?:(?<=[^aeiou])i|[ae]s|ais|eis|ez|st)$/;

/** Whether a sentence tells somebody what he does: "Intanto prepari il sugo", "Tu coupes les légumes", "Dann rührst du die Eier ein". */
export function tellsInSecondPerson(text: string): boolean {
  const words = foldText(text.slice(0, 120)).match(/\p{L}+/gu) ?? [];
  return words.slice(0, MOST_WORDS).some((word) => {
    const [ending] = SECOND_PERSON.exec(word) ?? [];
    return (
      ending !== undefined &&
      word.length <= LONGEST_VERB &&
      beginnings.has(word.slice(0, word.length - ending.length))
    );
  });
}
