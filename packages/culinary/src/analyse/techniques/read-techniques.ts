import { foldWords } from '../../words/fold.ts';
import { languages, type Language } from '../../words/language.ts';
import { phrases } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';
import { cutting } from './cutting.data.ts';
import { dough } from './dough.data.ts';
import { dryHeat } from './dry-heat.data.ts';
import { mixing } from './mixing.data.ts';
import { preparing } from './preparing.data.ts';
import { stepGrammar } from './step-grammar.data.ts';
import { wetHeat } from './wet-heat.data.ts';

export interface Technique {
  id: string;
  name: string;
  /** One line on what it does. */
  about: string;
}

/** Words that say a technique. */
export interface TechniquePhrase {
  technique: Technique;
  /** The words of each part, each in all its forms; other words may stand between parts. */
  parts: readonly (readonly ReadonlySet<string>[])[];
  /** How many words there are in all. */
  size: number;
  /** Also a noun, and read as a verb only where one opens its part of a clause. */
  opening: boolean;
  /** Names a thing that only this technique uses, whatever stands before it. */
  thing: boolean;
}

/** Phrases of a language by their first word, those of most words first. */
export type TechniqueIndex = ReadonlyMap<string, readonly TechniquePhrase[]>;

interface Row {
  technique: Technique;
  words: Map<Language, string[]>;
}

let rows: readonly Row[] | null = null;
const known = new Map<Language, TechniqueIndex>();

/**
 * The techniques, read on first use. How one is written:
 *
 *     id | Name
 *       : One line on what it does.
 *       en ^roast, roasting, let .. rest
 *
 * A line of a language holds phrases as cooks write them, folded. `stem-ar` stands for the forms of a verb with that ending (those of
 * `step-grammar.data.ts`); between ".." other words may stand; `^` marks what is a noun as well,
 * `+` a thing that says it ("wok"). Past participles are left out: they
 * stand in names ("braised beef").
 */
export function techniques(): readonly Technique[] {
  return readRows().map(({ technique }) => technique);
}

/** What says a technique in a language. */
export function techniqueIndex(language: Language): TechniqueIndex {
  let index = known.get(language);
  if (index === undefined) known.set(language, (index = build(language)));
  return index;
}

function readRows(): readonly Row[] {
  rows ??= [dryHeat, wetHeat, cutting, mixing, dough, preparing].flatMap(readTable);
  return rows;
}

function readTable(table: string): Row[] {
  const found: Row[] = [];
  for (const line of table.trim().split('\n')) {
    if (!line.startsWith('  ')) {
      const [id = '', name = ''] = line.split(' | ');
      found.push({ technique: { id, name, about: '' }, words: new Map() });
      continue;
    }
    const row = found.at(-1)!;
    const [label, text] = [line.slice(2, line.indexOf(' ', 2)), line.slice(line.indexOf(' ', 2))];
    const language = languages.find((one) => one === label);
    if (language === undefined) row.technique.about = text.trim();
    else row.words.set(language, phrases(text));
  }
  return found;
}

function build(language: Language): TechniqueIndex {
  const index = new Map<string, TechniquePhrase[]>();
  for (const { technique, words } of readRows())
    for (const entry of words.get(language) ?? [])
      for (const phrase of readEntry(entry, technique, language))
        for (const word of phrase.parts[0]![0]!)
          index.set(word, [...(index.get(word) ?? []), phrase]);
  for (const found of index.values()) found.sort((a, b) => b.size - a.size);
  return index;
}

function readEntry(entry: string, technique: Technique, language: Language): TechniquePhrase[] {
  const opening = entry.startsWith('^');
  const { endings, openingEndings, causing } = stepGrammar[language];
  const thing = entry.startsWith('+');
  const text = opening || thing ? entry.slice(1) : entry;
  const phrase = (forms: typeof endings, isOpening: boolean): TechniquePhrase => {
    const parts: ReadonlySet<string>[][] = text
      .split(' .. ')
      .map((part) => part.split(' ').map((word) => formsOf(word, forms)));
    // "faites revenir" and "faites-les revenir"
    const [first, ...others] = parts[0]!;
    const causative = causing.find((one) => one.has([...first!][0]!));
    if (causative !== undefined && others.length > 0) parts.splice(0, 1, [causative], others);
    return { technique, parts, size: parts.flat().length, opening: isOpening, thing };
  };
  const read = [phrase(endings, opening)];
  // What stands as a noun too is read at the opening of a clause only.
  const [, ending = ''] = text.split(' ')[0]!.split('-');
  if (ending !== '' && openingEndings[ending] !== undefined)
    read.push(phrase({ ...endings, [ending]: openingEndings[ending] }, true));
  return read;
}

function formsOf(word: string, endings: Readonly<Record<string, readonly string[]>>) {
  const [stem = '', ending] = word.split('-');
  if (ending === undefined) return new Set([foldWords(word)]);
  return new Set(
    (endings[ending] ?? [ending]).map((one) => {
      const softened = ending === 'ar' ? beforeE : ending === 'are' ? beforeI : null;
      const changed =
        softened !== null && softened.vowel === one[0] ? softened.letters[stem.at(-1)!] : undefined;
      return changed === undefined ? stem + one : stem.slice(0, -1) + changed + one;
    }),
  );
}

/** How Spanish and Portuguese keep the sound of a stem: "refogar, refogue"; and Italian: "affogare, affoghi". */
const beforeE = { vowel: 'e', letters: wordTable({ g: 'gu', c: 'qu', z: 'c' }) };
const beforeI = { vowel: 'i', letters: wordTable({ g: 'gh', c: 'ch', i: '' }) };
