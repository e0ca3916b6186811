import { expect, test } from '@jest/globals';
import { namedForms } from '../../foods/named-foods.ts';
import type { Language } from '../../words/language.ts';
import { words } from '../../words/word-list.ts';
import { isInstructionForm } from './instruction-forms.ts';

test.each<[Language, string]>([
  ['en', 'whisk drizzle preheat julienne deglaze knead rehydrate unmould'],
  [
    'de',
    'schneiden würfeln schneide schneidet würfle gib abgießen unterrühren darübergeben hinzufügen zusammenklappen',
  ],
  [
    'fr',
    'replier repliez goûter ajoute mélangez refroidissez remets battez plongeons émincez essuyez',
  ],
  [
    'it',
    'formate formare formiamo pepate spegni spegnete ammollare lasciarla lasciatela lascia asciughi condisci tagliatelo disponetele',
  ],
  ['es', 'espolvorear espolvorea espolvoree formad formen formamos agregarlo añádelo mézclalas'],
  ['nl', 'roer snijd zeven kneed garneer serveer fijnsnijden toevoegen afgieten verwijder'],
  ['pt', 'misturar mexa polvilhe aqueça coloque refogue desenforme'],
  ['sv', 'blanda finhacka grovriv rör häll låt tillsätt smält värm'],
])('knows the forms in which recipes instruct, in %s', (language, forms) => {
  expect(words(forms).filter((form) => !isInstructionForm(form, language))).toEqual([]);
});

test('what names a food by itself instructs in no language', () => {
  const foods = [...namedForms()].flatMap((form) =>
    form.words.length === 1 ? [form.words[0]!] : [],
  );
  expect(foods.filter((food) => isInstructionForm(food))).toEqual([]);
});

test.each(
  words('season sale sal farine forma una das del por half caliente tapa tiene ab usas gana'),
)('%s is another word', (word) => {
  expect(isInstructionForm(word)).toBe(false);
});
