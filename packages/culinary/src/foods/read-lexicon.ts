import { type ByParts, inOneGo } from '../words/by-parts.ts';
import { languages, type Language } from '../words/language.ts';
import { aisles, type Aisle } from './aisles.data.ts';
import { allergens } from './allergens.data.ts';
import type { Contents, Food } from './food.ts';
import { allFoods } from './lexicon/all-foods.ts';
import type { CompoundPart, FoodName, LexiconFood } from './lexicon-food.ts';
import { origins, type Origin } from './origins.data.ts';

type Draft = LexiconFood & { names: Record<Language, FoodName[]>; parts: CompoundPart[] };

/** What may be said of a name. */
const marks = /[!?=:]/;

let known: readonly LexiconFood[] | null = null;

/**
 * The foods of the lexicon, read on first use. How one is written in `lexicon/`, under the aisle that sells it:
 *
 *     name/plural | what it comes from | allergens | density in g per ml | grams of one piece, and what a piece is | marks
 *       de Zwiebel/Zwiebeln, Speisezwiebel ; Gemüsezwiebel/Gemüsezwiebeln
 *       key usda 11282, agribalyse 20034
 *
 * A line of a language holds names of the food, singular/plural, the everyday one first; behind ";" stand kinds of it, which count as it
 * and are other things to buy. English needs a plural only where it is not made with "s". Of a name may be said:
 * `!gås` is another word elsewhere and read only where the language is stated; `?mince` names the food only where nothing else is named;
 * `??wing` too, and beside other words it leaves open whether a line names an animal;
 * `steak:cut` comes from something else than the food it stands with; `rote Paprika=red pepper` has this English name;
 * kinds of one English name are one kind, and a search for one finds the other.
 * "?" behind an origin or an allergen: by some recipes or makers. `first`, `inside`, `last`: parts of compounds ("rinder", "wurst").
 *
 * Marks: "l" is poured and sold by volume; "d" is drunk, so that its ounces are fluid ounces (those of coffee may be grounds);
 * "b" is a basic that a food word in front makes another food ("almond milk");
 * "s" is at hand in every kitchen; "g" is a kind of food rather than one food; "w" comes from the tap;
 * "q" says nothing about a recipe (salt, oil); "c" is a cheese, "p" is pasta; "f" makes a starter of a dish;
 * "m" is cut or shaped like meat: the wings of a cauliflower, the heart of an artichoke; "i" is imitated: bacon of tofu;
 * "u" leaves a diet open, by an animal that it may hold: what may be in other foods does not count.
 *
 * Densities and piece weights: U.S. Department of Agriculture, Agricultural Research Service, National Nutrient Database for Standard
 * Reference, release 28 (table WEIGHT), public domain; of water its density at 20 °C. A figure that ends in "~" is our own kitchen estimate.
 * Solids in a cup are as they are usually measured: flour spooned, brown sugar packed, hard cheese grated, vegetables chopped.
 * Keys: NDB numbers of the same release, and codes of AGRIBALYSE 3.1 (ADEME); which food is which row was decided by hand.
 */
export function lexicon(): readonly LexiconFood[] {
  known ??= inOneGo(readTables());
  return known;
}

/** Reads the lexicon, unless that was done before. */
export function* lexiconReady(): ByParts<void> {
  known ??= yield* readTables();
}

function* readTables(): ByParts<readonly LexiconFood[]> {
  const read: LexiconFood[] = [];
  for (const table of allFoods) {
    read.push(...readTable(table));
    yield;
  }
  return read;
}

function readTable(table: string): LexiconFood[] {
  const foods: Draft[] = [];
  let aisle: Aisle = 'Other';
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('# ')) {
      aisle = aisles.find((name) => name === line.slice(2)) ?? 'Other';
    } else if (line.startsWith('  ')) {
      const space = line.indexOf(' ', 2);
      addLine(foods.at(-1)!, line.slice(2, space), line.slice(space + 1));
    } else if (line !== '') foods.push(readHead(line, aisle));
  }
  return foods;
}

function readHead(line: string, aisle: Aisle): Draft {
  const [names = '', from = '', holds = '', density = '', piece = '', marks = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [own] = readNames(names, false);
  const [name = '', plural = englishPlural(name)] = own?.forms ?? [];
  const [grams = '', unit = null] = piece.split(' ');
  const food: Food = {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    plural,
    aisle,
    origins: contents(from, origins),
    allergens: contents(holds, allergens),
    keys: { usda: null, agribalyse: null },
    density: figure(density),
    pieceGrams: figure(grams),
    pieceUnit: unit,
    estimated: density.endsWith('~') || grams.endsWith('~'),
    liquid: marks.includes('l'),
    drunk: marks.includes('d'),
    basic: marks.includes('b'),
    staple: marks.includes('s'),
    generic: marks.includes('g'),
    water: marks.includes('w'),
    varying: marks.includes('u'),
    shaped: marks.includes('m'),
  };
  return {
    food,
    names: {
      en: [{ ...own!, forms: [name, plural] }],
      de: [],
      fr: [],
      it: [],
      es: [],
      nl: [],
      pt: [],
      sv: [],
    },
    parts: [],
    marks,
  };
}

function addLine(row: Draft, label: string, text: string) {
  const language = languages.find((one) => one === label);
  if (language) {
    const [names = '', kinds = ''] = text.split(';');
    row.names[language].push(...readNames(names, false), ...readNames(kinds, true));
  } else if (label === 'key') {
    const key = (table: string) => text.match(`${table} (\\d+)`)?.[1] ?? null;
    row.food.keys = { usda: key('usda'), agribalyse: key('agribalyse') };
  } else {
    const [place, origin] = label.split(':') as [CompoundPart['place'], Origin | undefined];
    for (const part of listed(text)) row.parts.push({ place, text: part, origin: origin ?? null });
  }
}

function readNames(list: string, kind: boolean): FoodName[] {
  return listed(list).map((entry) => {
    // Nearly all say nothing but their forms.
    if (!marks.test(entry))
      return {
        forms: entry.split('/'),
        kind,
        read: 'anywhere',
        undecided: false,
        origins: null,
        english: null,
      };
    const read = entry[0] === '!' ? 'in its language' : entry[0] === '?' ? 'alone' : 'anywhere';
    const [foreign = '', english] = entry.replace(/^[!?]+/, '').split('=');
    const [forms = '', from] = foreign.split(':');
    return {
      forms: forms.split('/'),
      kind,
      read,
      undecided: entry.startsWith('??'),
      origins: from === undefined ? null : contents(from.replaceAll('+', ' '), origins),
      english: english?.split('/') ?? null,
    };
  });
}

/** "milk eggs?" surely has milk and may have eggs. */
function contents<Part extends string>(cell: string, parts: readonly Part[]): Contents<Part> {
  const held: Contents<Part> & { has: Part[]; may: Part[] } = {
    has: [],
    may: [],
    unknown: cell === 'unknown',
  };
  if (cell === 'unknown' || cell === 'none') return held;
  for (const word of cell.split(' ')) {
    const part = parts.find((one) => one === word.replace('?', ''));
    if (part === undefined) throw new Error(`"${cell}" of a food does not say what is in it`);
    (word.endsWith('?') ? held.may : held.has).push(part);
  }
  return held;
}

/** The plural of an English name that has no other. */
export function englishPlural(name: string): string {
  if (name.endsWith('s')) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:sh|ch|x)$/.test(name) ? `${name}es` : `${name}s`;
}

function listed(cell: string): string[] {
  return cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function figure(cell: string): number | null {
  return cell === '' ? null : Number.parseFloat(cell);
}
