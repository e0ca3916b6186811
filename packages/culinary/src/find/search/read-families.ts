import { readAnimals } from '../classify/read-animals.ts';
import { foodReader } from '../classify/read-foods.ts';
import { keywords } from './keywords.data.ts';

const families = Object.entries(keywords);
const ofAnimals = families
  .map(([family, { animals }]) => [family, new Set(animals)] as const)
  .filter(([, animals]) => animals.size > 0);
const readMembers = foodReader({
  words: Object.fromEntries(
    families
      .filter(([, { members }]) => members)
      .map(([family, { names, members }]) => [family, { en: `${names}, ${members ?? ''}` }]),
  ),
  parts: { cheese: { last: 'kase, kaas' } },
});

/** The families of foods that a text names: "beef lasagne" is of meat, beef and pasta. A stock, sauce or extract is of none. */
export function readFamilies(text: string, language: string | null): Set<string> {
  const named = new Set(
    readMembers(text, language)
      .filter(({ flavouring }) => !flavouring)
      .map(({ kind }) => kind),
  );
  for (const { kind, flavouring } of readAnimals(text, language)) {
    if (!flavouring)
      for (const [family, animals] of ofAnimals) if (animals.has(kind)) named.add(family);
  }
  return named;
}
