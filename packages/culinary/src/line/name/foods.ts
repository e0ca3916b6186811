import { foodWords } from './foods.data.ts';

const foods = setOf(Object.values(foodWords).join(' '));
/** The last parts of German, Dutch and Swedish compounds: "Olivenöl", "tarwebloem", "vetemjöl". Shorter words end too many others. */
const compoundEnds = [...setOf(`${foodWords.de} ${foodWords.nl} ${foodWords.sv}`)].filter(
  (word) => word.length >= 4 || /^(?:öl|ost|kål|lök|käse|kool|vin)$/.test(word),
);
const endsByLength = new Map<number, Set<string>>();
for (const end of compoundEnds)
  endsByLength.set(end.length, (endsByLength.get(end.length) ?? new Set()).add(end));
/** Plural endings and what stands in the singular in their place. */
const plurals = [
  ['es', ''],
  ['s', ''],
  ['ies', 'y'],
  ['n', ''],
  ['en', ''],
  ['x', ''],
  ['er', ''],
] as const;

/** A word of food in any of the languages, its plain plurals and Germanic compounds with it. */
export function isFood(word: string): boolean {
  const lower = word.toLowerCase();
  if (foods.has(lower)) return true;
  for (const [ending, base] of plurals) {
    if (
      lower.endsWith(ending) &&
      lower.length - ending.length >= 3 &&
      foods.has(lower.slice(0, -ending.length) + base)
    )
      return true;
  }
  const parts = lower.split('-');
  if (parts.length > 1 && foods.has(parts.at(-1) ?? '')) return true;
  for (const [length, ends] of endsByLength)
    if (lower.length >= length + 3 && ends.has(lower.slice(-length))) return true;
  return false;
}

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
