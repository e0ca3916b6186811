import { phraseTable, type PhraseTable } from '../tokens/phrases.ts';
import type { Token } from '../tokens/tokenise.ts';
import { readUnitTable, type UnitDefinition } from './unit-table.ts';
import { languages, languageOf, type Dialect } from '../../words/language.ts';
import { dialectUnits } from './dialect-units.data.ts';
import type { MeasureId } from './measures.data.ts';
import { spokenUnits, unitTable } from './units.data.ts';

/** All units, in the order in which they are looked for. */
export const units: readonly UnitDefinition[] = readUnitTable(unitTable);
const byId = new Map(units.map((unit) => [unit.id, unit]));
const tables = new Map<Dialect, PhraseTable<UnitDefinition>>();

/** The unit with this id, or null. */
export function unitById(id: string): UnitDefinition | null {
  return byId.get(id) ?? null;
}

/** Whether a unit measures mass, volume or length, and is not merely counted. */
export function isMeasure(unit: UnitDefinition | null): boolean {
  return unit !== null && unit.kind !== 'count';
}

/** Reads the unit that begins at a token, in any of the eight languages; where a spelling means two units, `language` decides, else the order of the table. */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  language: Dialect = 'en',
): { unit: UnitDefinition; next: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const single =
    token.text === 'T'
      ? byId.get('tablespoon')
      : token.text === 't'
        ? byId.get('teaspoon')
        : undefined;
  if (single !== undefined)
    return {
      unit: meantBy(single, language),
      next: tokens[at + 1]?.lower === '.' ? at + 2 : at + 1,
    };
  const spoken = spokenUnit(tokens, at);
  if (spoken !== null) return { unit: spoken, next: at + 1 };
  const found = tableOf(language).match(tokens, at);
  return found === null ? null : { unit: found.value, next: found.next };
}

/** The unit that a word is only where no other word follows than one that joins its food: "four hundred mil of milk", "make it 500 mil". */
function spokenUnit(tokens: readonly Token[], at: number): UnitDefinition | null {
  const spoken = spokenUnits.get(tokens[at]!.lower);
  const next = tokens[at + 1];
  return spoken !== undefined && (next?.kind !== 'word' || spoken.joins.has(next.lower))
    ? unitById(spoken.unit)
    : null;
}

function tableOf(language: Dialect): PhraseTable<UnitDefinition> {
  let table = tables.get(language);
  if (table === undefined) {
    table = phraseTable(spellings(language));
    tables.set(language, table);
  }
  return table;
}

function* spellings(dialect: Dialect): Generator<readonly [string, UnitDefinition]> {
  const first = languageOf(dialect);
  for (const language of [first ?? 'en', ...languages.filter((other) => other !== first)]) {
    for (const unit of units) {
      for (const spelling of unit.spellings[language] ?? [])
        yield [
          spelling,
          language === 'en' && !spelling.startsWith('us ') ? meantBy(unit, dialect) : unit,
        ];
    }
  }
}

/** The unit that cooks of this English mean: a British pint. */
function meantBy(unit: UnitDefinition, dialect: Dialect): UnitDefinition {
  const meant = dialectUnits[dialect]?.[unit.id as MeasureId];
  return (meant === undefined ? undefined : byId.get(meant)) ?? unit;
}
