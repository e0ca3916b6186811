import { unitById } from '../../line/units/units.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { bendWords } from '../numbers/bend-words.ts';
import type { ShoppingLine } from './shopping-line.ts';
import { unbentUnits } from './shopping-words.data.ts';

/** The word with which a line counts: a "Päckchen" is no "Packung", though both are packages. */
export interface UnitWord {
  one: string;
  many: string;
  language: Language;
}

/** Shorter ones are abbreviations. */
const shortest = 4;
const longestLine = 400;

/** The word of a line for its unit; null in English, for abbreviations and for words that nobody knows how to bend. */
export function unitWord(
  { unit, originalText = '' }: ShoppingLine,
  language: string | null,
): UnitWord | null {
  const spoken = languageOf(language);
  const definition = unit == null ? null : unitById(unit);
  if (definition === null || definition.kind !== 'count' || spoken === null || spoken === 'en')
    return null;
  const words = new Set(
    originalText
      .slice(0, longestLine)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  const word = (definition.spellings[spoken] ?? []).find(
    (spelling) => spelling.length >= shortest && words.has(spelling),
  );
  if (word === undefined) return null;
  const one = bendWords(word, { from: 2, to: 1 }, spoken, true);
  const many = bendWords(one, { from: 1, to: 2 }, spoken, true);
  const own = definition.spellings[spoken]!;
  if (one !== many && own.includes(one) && own.includes(many))
    return { one, many, language: spoken };
  return spoken === 'de' && (word.endsWith('chen') || unbentUnits.has(definition.id))
    ? { one: word, many: word, language: spoken }
    : null;
}

/** The one word with which all of some lines count, whose words are of this language; else null. */
export function commonWord(
  needs: readonly { unit: string | null; word: UnitWord | null }[],
  unit: string | null,
  language: string | null,
): UnitWord | null {
  const words = needs.flatMap((need) => (need.unit === unit && need.word ? [need.word] : []));
  const [first = null] = words;
  return first !== null &&
    first.language === languageOf(language) &&
    words.every(({ one, language: other }) => one === first.one && other === first.language)
    ? first
    : null;
}
