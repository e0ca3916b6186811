import type { Recount } from '../numbers/count-words.ts';
import { isEnglish, readLanguage } from './line-language.ts';
import type { LineOptions } from './shown-ingredient.ts';

/** Words of another language than English as their number wants them, once what bends them is there. */
export function bent(
  words: string,
  recount: Recount,
  { bend, language }: LineOptions,
  ofUnit = false,
): string {
  const known = readLanguage(language);
  return bend && known !== undefined ? bend(words, recount, known, ofUnit) : words;
}

/** The same for the words behind each figure of a text; undefined where English bends them, or nothing does yet. */
export function bender(
  options: LineOptions,
): ((words: string, recount: Recount) => string) | undefined {
  return options.bend && !isEnglish(options.language)
    ? (words, recount) => bent(words, recount, options)
    : undefined;
}
