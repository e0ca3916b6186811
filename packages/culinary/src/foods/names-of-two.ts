import { languages } from '../words/language.ts';
import { lexicon } from './read-lexicon.ts';

let known: ReadonlySet<string> | null = null;

/** Whether two words are together the name of one food, in any of the languages: "shortcrust pastry", "baking powder", "crème fraîche". */
export function isNameOfTwo(first: string, second: string): boolean {
  known ??= build();
  return known.has(`${first} ${second}`.toLowerCase());
}

const build = (): ReadonlySet<string> =>
  new Set(
    lexicon().flatMap(({ names }) =>
      languages.flatMap((language) =>
        names[language].flatMap(({ forms }) =>
          forms.filter((form) => form.split(' ').length === 2).map((form) => form.toLowerCase()),
        ),
      ),
    ),
  );
