import { expect, test } from '@jest/globals';
import { animalKindsOf } from '../../foods/animals/animal-kinds.ts';
import { namedForms } from '../../foods/named-foods.ts';
import { classifyDiet } from './classify-diet.ts';

const vegetarian = (line: string, language: string | null) =>
  classifyDiet('Supper', [line], language) === 'vegetarian';

test('every name at the meat and fish counters names an animal, singular and plural, in every language', () => {
  const plants = namedForms().filter(
    ({ food, text, language }) =>
      (food.aisle === 'Meat and poultry' || food.aisle === 'Fish counter') &&
      vegetarian(`500 g ${text}`, language),
  );
  expect(plants.map(({ text, language }) => `${language} ${text}`)).toEqual([]);
});

test('no food of an animal makes a recipe vegetarian, by any of its names', () => {
  const plants = namedForms().filter(
    ({ food, name, text, language }) =>
      animalKindsOf(name.origins ?? food.origins)?.length && vegetarian(text, language),
  );
  expect(plants.map(({ text, language }) => `${language} ${text}`)).toEqual([]);
});

test.each([
  [
    'en',
    'mince; ox cheek; osso buco; topside; filet mignon; coley; arctic char; 12 wings; 1 kid; 2 kg bones; 4 ribs; 1 ox tongue; 2 porterhouses; 8 thighs; 4 rashers; 400 g gizzards; 500 g buffalo mince; ray wings; gurnard; frogs’ legs; bones for stock; 1 chicken free range; soy-glazed salmon fillets; soy sauce chicken; tomato-based meat sauce; salmon free from bones; prawn crackers',
  ],
  [
    'de',
    'Faschiertes; Brät; Pouletbrust; Rindfleisch; Saibling; Ochsenzunge; Froschschenkel; Knurrhahn',
  ],
  [
    'fr',
    'filet mignon; 1 moule; omble chevalier; pâté; saumon sauce soja; thon à l’huile végétale; 2 grondins; saint-pierre',
  ],
  ['it', 'macinato; rana pescatrice; ossobuco; tonno sott’olio vegetale; cosce di rana'],
  ['es', '2 doradas; dorada; nécora; filete de dorada; ancas de rana; 1 lengua'],
  ['nl', 'worst; runderlappen; kipfilet'],
  ['pt', 'polvo; peru; picanha'],
  ['sv', 'köttfärs; ål; rödingfilé'],
])('in %s none of %s is vegetarian', (language, lines) => {
  for (const line of lines.split('; '))
    expect([line, vegetarian(line, language)]).toEqual([line, false]);
});

test.each([
  [
    'en',
    'coconut milk; butternut squash; eggplant; ginger nuts; vegetable stock; meat-free mince; beef tomatoes; champagne; mince pies; boned; kidney beans; nori; game chips; soy mince; tofu chicken; oyster crackers; chicken-free nuggets',
  ],
  [
    'de',
    'Fleischtomaten; Kokosfleisch; Wachtelbohnen; Gänseblümchen; Zitronenabrieb; vegane Wurst',
  ],
  ['fr', 'cœur de bœuf; bois; pâte feuilletée; sel de Guérande'],
  ['it', 'pepe nero macinato; cuore di bue; salsa al rafano'],
  ['es', 'cebolla dorada; tomate corazón de buey; queso rallado; raspar'],
  ['nl', 'vleestomaten; gegrilde paprika'],
  ['pt', 'pimentão vermelho; feijão vermelho'],
  ['sv', 'bifftomat; ostronskivling'],
])('in %s each of %s is vegetarian', (language, lines) => {
  for (const line of lines.split('; '))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});
