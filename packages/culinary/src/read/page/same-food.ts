import { isFood } from '../../foods/line-words.ts';
import { foldText } from '../../words/fold.ts';
import { singularsOf } from '../../words/singular.ts';

/** Letters in front of the last part of a compound, and those of that part: "Gemüse-brühe". */
const shortestFront = 3;
const shortestEnd = 4;

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}{2,}/gu) ?? [];
const withoutBrackets = (line: string) => line.replace(/\([^()]*\)/g, ' ');

/** What the words of several lines can be known by. */
export interface LineWords {
  /** The words that must be found again: what stands in brackets is said besides. */
  own: string[];
  /** All words, and the singulars they may have. */
  forms: ReadonlySet<string>;
}

const formsOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => [word, ...singularsOf(word)]));

export function lineWords(line: string): LineWords {
  const own = wordsOf(withoutBrackets(line));
  return { own, forms: formsOf(wordsOf(line)) };
}

const isAmong = (word: string, forms: ReadonlySet<string>): boolean =>
  forms.has(word) || singularsOf(word).some((one) => forms.has(one));

const endsOne = (word: string, forms: ReadonlySet<string>): boolean =>
  word.length >= shortestEnd &&
  forms.values().some((form) => form.length >= word.length + shortestFront && form.endsWith(word));

/** Whether a line says every word of another: "Butter" stands in "125 g weiche Butter". */
export const saysAll = ({ own }: LineWords, { forms }: LineWords): boolean =>
  own.length > 0 && own.every((word) => isAmong(word, forms));

/** The same, where words may be the last parts of compounds: "Brühe" in "1,2 l Gemüsebrühe". */
export const saysAllInParts = ({ own }: LineWords, { forms }: LineWords): boolean =>
  own.length > 0 && own.every((word) => isAmong(word, forms) || endsOne(word, forms));

/** The lines whose food none of the others names, though they name one. */
export function foodsApart(lines: readonly string[], others: readonly string[]): string[] {
  const forms = formsOf(others.flatMap(wordsOf));
  return lines.filter((line) => {
    const foods = wordsOf(withoutBrackets(line)).filter((word) => word.length > 2 && isFood(word));
    return (
      foods.length > 0 &&
      !foods.some(
        (word) =>
          isAmong(word, forms) ||
          endsOne(word, forms) ||
          forms.values().some((form) => form.length >= shortestEnd && word.endsWith(form)),
      )
    );
  });
}
