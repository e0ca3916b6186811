import { phrases, words } from '../../words/word-list.ts';
import { measureOf, type Measure } from './measures.data.ts';
import type { Language } from '../../words/language.ts';

export interface UnitDefinition {
  id: string;
  kind: Measure['kind'] | 'count';
  /** Grams, millilitres or centimetres in one unit; null for counted things. */
  metric: number | null;
  /** The unit itself is metric, so a line that states it needs no conversion. */
  isMetric?: boolean;
  /** Holds a stated amount: "400 g can". */
  container: boolean;
  /** May stand without a number: "pinch of salt". */
  bare: boolean;
  /** May stand behind its food: "garlic cloves". */
  behindFood: boolean;
  spellings: Partial<Record<Language, readonly string[]>>;
}

const unitRow = /^([a-z-]+)(?:: (.+))?$/;
const namesRow = /^ {2}([a-z]{2}) (.+)$/;

/** The units of a table like that of `units.data.ts`. A row that is indented farther goes on with the names of the row above. */
export function readUnitTable(table: string): UnitDefinition[] {
  const units: UnitDefinition[] = [];
  for (const row of table
    .trim()
    .replace(/\n {3,}/g, ' ')
    .split('\n')) {
    const [, id, marks = ''] = unitRow.exec(row) ?? [];
    if (id !== undefined) units.push(unitOf(id, words(marks)));
    const [, language, names] = namesRow.exec(row) ?? [];
    if (names !== undefined) units.at(-1)!.spellings[language as Language] = phrases(names);
  }
  return units;
}

function unitOf(id: string, marks: readonly string[]): UnitDefinition {
  return {
    id,
    ...(measureOf(id) ?? { kind: 'count', metric: null }),
    container: marks.includes('container'),
    bare: marks.includes('bare'),
    behindFood: marks.includes('behind-food'),
    spellings: {},
  };
}
