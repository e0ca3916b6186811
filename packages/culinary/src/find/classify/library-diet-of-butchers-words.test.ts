import { expect, test } from '@jest/globals';
import { findFood } from '../../foods/find-food.ts';
import { classifyDiet } from './classify-diet.ts';

const linesOf = (text: string) => text.split(';').map((line) => line.trim());
const vegetarian = (line: string, language: string) =>
  classifyDiet('Supper', [line], language) === 'vegetarian';

test.each([
  ['Gehacktes; 500 g Gehacktes; frisches Gehacktes; Gehacktes halb und halb; Gehacktes vom Rind'],
  ['gemischtes Gehacktes; 1 kg Gehacktes (gemischt); Gehacktes, mager; Gehacktes für die Füllung'],
  ['Rindergehacktes; Schweinegehacktes; 300 g Ghackets; Gschnetzlets; Pouletgeschnetzeltes'],
  ['Gehacktes mit Zwiebeln; Lammgehacktes; Zürigschnetzlets; Trutengeschnetzeltes'],
])('minced and sliced meat is meat by what the butcher calls it: %s', (lines) => {
  for (const line of linesOf(lines)) expect([line, vegetarian(line, 'de')]).toEqual([line, false]);
});

test('what is chopped is no minced meat', () => {
  const chopped = `
    gehackte Petersilie; 2 EL gehacktes Basilikum; Petersilie, gehackt; gehacktes Koriandergrün;
    gehacktes Fenchelgrün; Basilikum, fein gehacktes; 1 Bund gehackter Dill; gehacktes Ei
  `;
  for (const line of linesOf(chopped)) expect([line, vegetarian(line, 'de')]).toEqual([line, true]);
  expect(findFood('Gehacktes', 'de')?.id).toBe('minced-meat');
  expect(findFood('gehacktes Basilikum', 'de')?.id).toBe('basil');
  expect(findFood('gehacktes Fenchelgrün', 'de')?.id).not.toBe('minced-meat');
  expect(vegetarian('2 gousses d’ail haché', 'fr')).toBe(true);
});

test.each([
  ['en', 'savoury mince; droewors; cow’s heel; cowheel; blood; gentleman’s relish; bagoong'],
  [
    'de',
    `
      Haschee; Faschierte Laibchen; Bratklopse; Hackplätzli; Adrio; Güggeli; Voressen; Pörkölt;
      Spitzbein; Gnagi; Wädli; Goderl; Milz; Milken; Euter; Flomen; Bratenfett; Wammerl;
      Pinkel; Knipp; Panhas; Lebertran; Fischöl; Krebsbutter; Bratensaft; Markscheiben;
      Zwiebelrostbraten; Beiried; Lungenbraten; Schöpsernes; Wildbret; Rehschlögel; Hasenpfeffer
    `,
  ],
  [
    'fr',
    'bifteck; fricadelles; 500 g haché; boulettes; couenne; crépine; abats; fritons; pissalat',
  ],
  ['it', 'ragù; ragù alla bolognese; 4 svizzere; zampetti; omento; rigaglie; mosciame; polmone'],
  [
    'es',
    'manitas; 2 patitas; oreja; morro; papada; cortezas; redaño; menudencias; ubre; sangre; ragú',
  ],
  [
    'nl',
    `
      sucadelap; sucadelappen; sudderlappen; saucijzen; half-om-half; tartaartjes; magere lappen;
      sucadelapjes; ossenwit; zwoerd; milt; uier; kippenmaagjes; maagjes; visolie; levertraan; krabbetjes
    `,
  ],
  [
    'pt',
    'mocotó; hambúrguer; mãozinhas; focinho; courato; fressura; buchada; chanfana; jabá; kani',
  ],
  [
    'sv',
    'råbiff; färsbiffar; grisfot; grishuvud; späck; stekflott; kråsar; inälvor; juver; fiskolja',
  ],
])(
  'in %s minced meat, offal, feet, heads, fats and oils of an animal are not vegetarian by their regional names: %s',
  (language, lines) => {
    for (const line of linesOf(lines))
      expect([line, vegetarian(line, language)]).toEqual([line, false]);
  },
);

test.each([
  ['en', 'blood orange; 4 burger buns; bean burgers; tartar sauce; 1 pluck of salt; light cream'],
  ['de', 'Labkraut; geräuchertes Paprikapulver; 1 Milchbrötchen; Flommehl; Wädlitee'],
  [
    'fr',
    'ail haché; échalotes hachées; boulettes de lentilles; pommes de terre rattes; beurre mou',
  ],
  [
    'it',
    'ragù di lenticchie; ragù vegano; pasta lunga; ragù di funghi; tartufo bianchetto; uovo bollito',
  ],
  [
    'es',
    `
      corteza de naranja; cortezas de limón; orejas de judas; naranja sanguina; sal menuda;
      hamburguesas de lentejas; mojo picón
    `,
  ],
  ['nl', 'sucade; halfvolle melk; lange rijst; plantaardige olie'],
  ['pt', 'hambúrguer de lentilhas; pão de hambúrguer; tomate picadinho; coxinha de jaca'],
  ['sv', 'blodapelsin; hamburgerbröd; grissini; vegansk hamburgare; vinsten'],
])('in %s what only sounds like it stays vegetarian: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});

test.each([
  [
    'en',
    'polony; tasso; livermush; 1 carcass; gribenes; pan drippings; ikan bilis; niboshi; patis; prahok',
  ],
  [
    'de',
    `
      Krustenbraten; Kochsalami; Kaminwurzen; Verhackertes; Haussulz; Kavalierspitz; Nierenzapfen;
      Bürgermeisterstück; Brätkügeli; 500 g Karkassen; Fischköpfe; Speckschwarte; Kälberfuß;
      Kaldaunen; Naturdarm; Hammeltalg; Egli; Krevetten; Sepiatinte
    `,
  ],
  ['fr', 'boyaux; chair à farcir; 1 carcasse; bardes; 4 chipos; supions; chipirons; civelles'],
  ['it', 'costata; bollito; salamella; magatello; coda alla vaccinara; buzzonaglia; lattume'],
  ['es', 'milanesas; churrasco; tira de asado; pescuezo; pringá; espetec; jibia; chapulines'],
  ['nl', 'soeppoulet; diamanthaas; staartstuk; karkas; ossenvet; viskoppen; garnaaltjes; gandaham'],
  ['pt', 'coxão duro; pernil; toicinho; salsichão; cabidela; sarapatel; sangue; tanajura'],
  ['sv', 'järpar; fransyska; innanlår; kalvstek; grisknorr; hönsfond; fiskhuvuden; fiskpudding'],
])(
  'in %s cuts, sausages, bones and catch by the names of a region are not vegetarian: %s',
  (language, lines) => {
    for (const line of linesOf(lines))
      expect([line, vegetarian(line, language)]).toEqual([line, false]);
  },
);

test.each([
  [
    'de',
    '500 g Nierchen; Kalbsnierchen; Lammnierchen; 200 g Markklößchen; Markklöße; Speckknödel; Milzschnitten; 1 Schnecke; Kraftbrühe; Entenconfit; Ochsenmark; Larb',
  ],
  [
    'en',
    'larb; 200 g larb; pork larb; 1 snail; 6 snails; 500 ml consommé; confit; 200 g confit; duck confit',
  ],
  ['fr', 'confit; 500 ml consommé; larb; 1 escargot'],
  ['it', 'consommé; 1 lumaca; confit; larb'],
  ['es', 'consomé; 500 ml consomé; 1 caracol; riñoncitos; confit; larb'],
])('small words and short names of meat are meat (%s): %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, classifyDiet('Supper', [line], language)]).toEqual([line, 'omnivore']);
});

test.each([
  [
    'en',
    'garlic confit; onion confit; tomato confit; confit tomatoes; vegetable consommé; tomato consommé; mushroom larb; kidney beans',
  ],
  [
    'de',
    'Zimtschnecken; Nudelschnecken; Lakritzschnecken; Tomatenconfit; Zwiebelconfit; Gemüseconsommé; Grießklößchen',
  ],
  [
    'fr',
    'confit d’oignons; oignons confits; tomates confites; ail confit; citron confit; fruits confits; consommé de légumes',
  ],
  ['it', 'pomodori confit; panna; 200 ml panna'],
  ['es', 'cebolla confitada; consomé de verduras'],
])('plants that share a word with them are none (%s): %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});

test.each([
  ['de', 'Panna cotta; 200 g Kimchi; Mincemeat; 1 Glas Mincemeat'],
  ['en', '1 jar mincemeat; 4 panna cotta; 100 g kimchi; 100 g cabbage kimchi; kimchi, chopped'],
  ['fr', 'panna cotta; 100 g de kimchi'],
  ['it', 'panna cotta; 4 panne cotte; kimchi'],
  ['es', 'panna cotta; kimchi'],
])('what is often made with an animal leaves the diet open (%s): %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, classifyDiet('Supper', [line], language)]).toEqual([line, 'undecided']);
});

test.each([
  ['en', 'vegan kimchi; vegetarian mincemeat; vegan mincemeat; vegan panna cotta'],
  ['de', 'veganes Kimchi; vegetarisches Kimchi; vegane Panna Cotta'],
])('unless the line says that it is of none (%s): %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});
