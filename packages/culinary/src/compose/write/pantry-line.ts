import { numberValue } from '../../words/numbers.ts';
import { singular } from '../../words/singular.ts';
import { pluralWords, units, unsaidWords } from './pantry-words.data.ts';

/** A line of a list, as it is written in our tables: "1 small bunch parsley, chopped". */
export interface PantryLine {
  /** Null where the line states none. */
  quantity: number | null;
  unit: string | null;
  /** Without amount and preparation. */
  food: string;
  /** What is done to it, behind the comma. */
  preparation: string | null;
  /** What steps call it: "garlic" of "garlic cloves", "thyme" of "thyme sprigs". */
  said: string;
  /** Whether it is spoken of as several. */
  plural: boolean;
}

const line = new RegExp(
  `^(?:(\\d+(?:\\.\\d+)?(?: \\d/\\d)?|\\d/\\d) )?(?:(${units.join('|')}) )?([^,]+?)(?:, (.+))?$`,
);

export function readPantryLine(text: string): PantryLine {
  const [, number, unit = null, food = '', preparation = null] = line.exec(text.trim())!;
  const said = unsaidWords.reduce((name, [words, instead]) => name.replace(words, instead), food);
  return {
    quantity: number === undefined ? null : numberValue(number),
    unit,
    food,
    preparation,
    said,
    plural: isPlural(said),
  };
}

/** "carrots" are several, "couscous" is not. */
export const isPlural = (said: string): boolean => {
  const last = said.split(' ').at(-1)!;
  return pluralWords.plural.has(last) || (/[^su]s$/.test(last) && !pluralWords.single.has(last));
};

/** As it stands in front of another noun: "raspberry" of "raspberries". */
export const oneOf = (said: string): string =>
  said
    .split(' ')
    .map((word, at, all) => (at === all.length - 1 && isPlural(word) ? singular(word) : word))
    .join(' ');
