import { words } from '../../words/word-list.ts';

/** The forms in which a language's recipes say what is done, folded. */
export interface VerbForms {
  infinitives: readonly string[];
  /** That open a sentence: infinitives, imperatives and what recites them, with pronouns that hang on. */
  opening: readonly string[];
  /** That open one before an article only, for nouns are written so too. */
  beforeArticle?: readonly string[];
  /** That follow a pronoun: "tu coupes", "se cortan", "lo taglio". */
  told?: readonly string[];
  /** What stands before an infinitive that it parts from: "unter" of "unterruhren". */
  prefixes?: readonly string[];
}

/** The endings of one group of verbs, as words parted by blanks; "-" is none. */
export interface Endings {
  opening: string;
  told: string;
  /** Those that a pronoun may hang on. */
  withPronoun?: string;
}

/** A stem before an ending, as it is spelled there. */
export type Spelling = (stem: string, ending: string) => string;

/** Every stem with every ending. */
export function inflect(
  stems: readonly string[],
  endings: string,
  spell: Spelling = (stem, ending) => stem + ending,
): string[] {
  return stems.flatMap((stem) =>
    words(endings).map((ending) => spell(stem, ending === '-' ? '' : ending)),
  );
}

/** What opens a sentence and what follows a pronoun, of the verbs with these stems. */
export function conjugate(
  stems: readonly string[],
  { opening, told, withPronoun }: Endings,
  pronouns: string,
  spell?: Spelling,
): { opening: string[]; told: string[] } {
  const alone = inflect(stems, opening, spell);
  const hung = withPronoun ? inflect(inflect(stems, withPronoun, spell), pronouns) : [];
  return { opening: [...alone, ...hung], told: inflect(stems, told, spell) };
}
