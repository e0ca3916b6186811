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

test.each([
  [
    'en',
    '500 g horse; horse meat; 1 cow; calf’s foot; bull; hog; loin; pork loin; belly; shoulder; shoulder joint; 2 hocks; 4 fillets; shin; streaky; smoked streaky; tongue; 2 hearts; sticky ribs; bone broth; carpaccio; carpaccio with rocket; steak tartare; tuna tartare; bangers; shawarma; kofta; aspic; gravy; gravy granules; Caesar dressing; anchoïade; tapenade; jellyfish; sea cucumber; turtle; snipe; fillet of salmon; loin of tuna; shoulder of lamb; horse mackerel',
  ],
  [
    'de',
    '1 Pferd; Kuh; Bulle; Lende; Bauch; Schulter; Haxe; 4 Filets; Herz; Rippe; Knochen; Flügel; Carpaccio; Köfte; Aspik; Bratensauce; Caesar-Dressing; Tapenade; Quallen; Seegurke; Schildkröte; Schnepfe',
  ],
  [
    'fr',
    'cheval; vache; longe; ventre; épaule; jarret; 2 filets; cœur; côtes; os; ailes; carpaccio; tartare; aspic; jus de viande; sauce césar; anchoïade; tapenade; méduse; concombre de mer; tortue; bécassine',
  ],
  [
    'it',
    'cavallo; mucca; toro; lombata; pancia; spalla; filetto; lingua; cuore; costole; ossa; ali; carpaccio; aspic; sugo d’arrosto; salsa caesar; tapenade; medusa; tartaruga; beccaccino',
  ],
  [
    'es',
    'caballo; toro; vientre; paletilla; jarrete; corazón; hueso; alas; carpaccio; áspic; salsa gravy; salsa césar; tapenade; medusa; pepino de mar; tortuga; agachadiza',
  ],
  [
    'nl',
    'paard; koe; stier; lende; buik; schouder; schenkel; 2 filets; hart; ribben; bot; vleugels; carpaccio; shoarma; aspic; jus; caesardressing; tapenade; kwal; zeekomkommer; schildpad; watersnip',
  ],
  [
    'pt',
    'cavalo; touro; barriga; jarrete; filés; língua; coração; ossos; asas; carpaccio; aspic; molho de carne; molho caesar; tapenade; medusa; pepino-do-mar; tartaruga; narceja',
  ],
  [
    'sv',
    'häst; ko; tjur; ytterfilé; buk; bog; lägg; filé; tunga; hjärta; revben; ben; vingar; carpaccio; aladåb; brunsås; caesardressing; tapenade; manet; sjögurka; sköldpadda; beckasin',
  ],
])(
  'in %s a cut or dish that may be of an animal is not called vegetarian: %s',
  (language, lines) => {
    for (const line of lines.split('; '))
      expect([line, vegetarian(line, language)]).toEqual([line, false]);
  },
);

test.each([
  [
    'en',
    'artichoke hearts; hearts of palm; celery hearts; romaine hearts; 2 lettuce hearts; beef tomato; 1 celery rib; 2 ribs of celery; tofu tartare; tartare sauce; cream of tartar; beetroot carpaccio; carpaccio of courgette; mushroom gravy; vegetable kofta; malai kofta; horseradish; horse radish; bull’s eye; Red Bull; ox-eye; heart-shaped biscuits; tongue-shaped pasta; lentil shin; shin ramyun; cow’s milk; black turtle beans; turtle beans; orange fillets; cauliflower shawarma; shawarma spice; tomato tapenade',
  ],
  ['de', 'Artischockenherzen; Palmherzen; Salatherzen; Rote-Bete-Carpaccio; Filets von Orangen'],
  [
    'fr',
    'cœurs d’artichaut; cœur de palmier; carpaccio d’ananas; un filet d’huile d’olive; jus de citron; lait de vache; jus d’orange',
  ],
  [
    'it',
    'cuori di carciofo; carpaccio di zucchine; filetti di pomodoro; un filo d’olio; latte di mucca',
  ],
  ['es', 'corazones de alcachofa; carpaccio de calabacín; leche de vaca'],
  ['nl', 'artisjokharten; bietencarpaccio; jus d’orange'],
  ['pt', 'corações de alcachofra; carpaccio de beterraba'],
  ['sv', 'kronärtskockshjärtan; gräddsås'],
])('in %s a plant by the name of a cut stays vegetarian: %s', (language, lines) => {
  for (const line of lines.split('; '))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});
