import { readAnimals } from '../../foods/animals/read-animals.ts';
import {
  compoundReader,
  foodReader,
  type SoughtName,
  type SoughtPart,
} from '../../foods/animals/read-foods.ts';
import { madeForms, namedForms } from '../../foods/named-foods.ts';
import { families } from './families.data.ts';
import { listed } from './family-names.ts';

const ofAnimals = Object.entries(families)
  .map(([family, { animals }]) => [family, new Set(animals)] as const)
  .filter(([, animals]) => animals.size > 0);

const cheeses: SoughtPart<string>[] = ['kase', 'kaas'].map((part) => ({
  place: 'last',
  part,
  kind: 'cheese',
}));

let readMembers: ReturnType<typeof foodReader<string>> | null = null;

/** The families of foods that a text names: "beef lasagne" is of meat, beef and pasta. A stock, sauce or extract is of none. */
export function readFamilies(text: string, language: string | null): Set<string> {
  readMembers ??= foodReader(members(), cheeses);
  const named = new Set(
    readMembers(text, language)
      .filter(({ flavouring }) => !flavouring)
      .map(({ kind }) => kind),
  );
  for (const { kind, flavouring, undecided } of readAnimals(text, language)) {
    if (!flavouring && !undecided)
      for (const [family, animals] of ofAnimals) if (animals.has(kind)) named.add(family);
  }
  return named;
}

/** Names of the foods of a family, and of other foods that hold such a name: "pasta di mandorle" is marzipan, "pindakaas" peanut butter. */
function members(): SoughtName<string>[] {
  const marked = Object.entries(families).filter(([, { mark }]) => mark);
  const found: SoughtName<string>[] = [];
  for (const [family, { names, dishes }] of Object.entries(families))
    for (const name of [...listed(names), ...listed(dishes)])
      found.push({
        words: name.split(' '),
        kinds: [family],
        language: null,
        open: false,
        alone: false,
        undecidedIn: null,
      });
  const single = new Set<string>();
  const others: (readonly string[])[] = [];
  const endsInOne = compoundReader(cheeses);
  for (const form of namedForms()) {
    const { words, row, name } = form;
    const kinds = marked
      .filter(([, { mark }]) => row.marks.includes(mark!))
      .map(([family]) => family);
    if (kinds.length === 0) {
      others.push(words);
      continue;
    }
    if (name.read === 'alone') continue;
    for (const { words, made, language } of [form, ...madeForms(form)]) {
      const everywhere = !made && name.read === 'anywhere';
      found.push({
        words,
        kinds,
        language: everywhere ? null : language,
        open: false,
        alone: false,
        undecidedIn: null,
      });
      if (words.length === 1 && everywhere) single.add(words[0]!);
    }
  }
  for (const words of others)
    if (words.length > 1 ? words.some((word) => single.has(word)) : endsInOne(words[0]!).length > 0)
      found.push({
        words,
        kinds: [],
        language: null,
        open: false,
        alone: false,
        undecidedIn: null,
      });
  return found;
}
