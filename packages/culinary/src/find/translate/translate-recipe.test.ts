import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { translateRecipe, wholeByTable } from './translate-recipe.ts';

const inEnglish = (language: string, ...lines: string[]) =>
  translateRecipe({ ...emptyDraft(), language, ingredients: [{ name: null, lines }] })?.ingredients;

test.each([
  ['de', '2 EL Olivenöl', '2 tbsp olive oil'],
  ['de', '1 Zwiebel, fein gehackt', '1 onion, finely chopped'],
  ['de', '1,2 l Gemüsebrühe', '1.2 l vegetable stock'],
  ['de', 'Salz und Pfeffer', 'Salt and pepper'],
  ['de', '1 Pfund Hack', '500 g minced meat'],
  ['de', 'mind. 3 Eier', 'at least 3 eggs'],
  ['de', 'doppelt so viel Wasser', 'Water, twice as much'],
  ['de', '1 Pfund (500 g) Mehl', '500 g flour'],
  ['fr', '1 livre de beurre', '500 g butter'],
  ['de', '1 Dos. Tomaten', '1 can tomatoes'],
  ['it', '1 dose di lievito', '1 sachet yeast'],
  ['fr', '200 g de farine', '200 g flour'],
  ['fr', '3 œufs', '3 eggs'],
  ['fr', '20 cl de crème fraîche', '20 cl crème fraîche'],
  ['it', '500 g di zucca', '500 g pumpkin'],
  ['it', '2 cucchiai di zucchero', '2 tbsp sugar'],
  ['es', '2 cucharadas de aceite de oliva', '2 tbsp olive oil'],
  ['nl', '3 eetlepels suiker', '3 tbsp sugar'],
  ['pt', '2 ovos', '2 eggs'],
  ['sv', '2 dl mjölk', '2 dl milk'],
  ['sv', '2 krm salt', '2 krm (pinches) salt'],
  ['de', 'ca. 200 g Mehl', 'about 200 g flour'],
  ['de', 'Mehl 200 g', '200 g flour'],
  ['de', '2 gehäufte EL Zucker', '2 heaped tbsp sugar'],
  ['de', '400 g große Tomaten', '400 g large tomatoes'],
  ['de', '200 g (1 Tasse) Mehl', '200 g (1 cup) flour'],
  ['de', 'l00 g Mehl', '100 g flour'],
  ['de', '2 rote Zwiebel', '2 red onions'],
  ['de', '6 Kartoffel, groß', '6 large potatoes'],
  ['de', '1 Zwiebeln', '1 onion'],
  ['de', '1/2 Zwiebeln', '0.5 onion'],
  ['de', '2 Apfel oder Birne', '2 apples or pears'],
  ['de', '2 Radieschen', '2 radishes'],
  ['de', '2 Chili', '2 chillies'],
  ['de', '2 Lachs', '2 salmon'],
  ['fr', '4 œuf', '4 eggs'],
  ['it', '2 cipolla', '2 onions'],
  ['it', '2 chili di patate', '2 kg potatoes'],
  ['es', '1-2 huevo', '1-2 eggs'],
  ['nl', '2 ui', '2 onions'],
  ['pt', '2 cebola', '2 onions'],
  ['sv', '2 ägg', '2 eggs'],
  ['sv', '200 g lök', '200 g onion'],
  ['de', '2 gr. Kartoffeln', '2 large potatoes'],
  ['de', '20 gr. Hefe', '20 g yeast'],
  ['de', '1 kl. Zwiebel', '1 small onion'],
  ['de', '1 kl. Dose Mais', '1 small can corn'],
  ['de', '1 mittelgr. Möhre', '1 medium carrot'],
  ['de', '1 gestr. EL Mehl', '1 level tbsp flour'],
  ['de', '2 geh. TL Paprikapulver', '2 heaped tsp paprika'],
  ['de', '1 knapper EL Zucker', '1 scant tbsp sugar'],
  ['de', '1 Packung große Garnelen', '1 package large prawns'],
  ['fr', '2 grosses pommes de terre', '2 large potatoes'],
  ['fr', '1 gd verre de lait', '1 large glass milk'],
  ['es', '2 cucharadas de alcaparras grandes', '2 tbsp large capers'],
  ['it', '2 tazze scarse di farina', '2 scant cups flour'],
  ['nl', '1 opgehoopte eetlepel bloem', '1 heaped tbsp flour'],
  ['fr', '1 demi-citron, le zeste', '0.5 lemon, zest'],
  ['de', '1 halbe Zitrone, Abrieb', '0.5 lemon, zest'],
  ['it', '1 etto e mezzo di prosciutto', '150 g ham'],
  ['it', '3 etti di farina', '300 g flour'],
  ['it', '1-2 etti di farina', '100-200 g flour'],
  ['sv', '2 hg smör', '200 g butter'],
  ['de', '20 dag Butter', '200 g butter'],
  ['de', '1 TL Paprika', '1 tsp paprika'],
  ['de', '2 Paprika', '2 bell peppers'],
  ['de', '1 Glas Rotkohl', '1 jar red cabbage'],
  ['de', '1 Glas Milch', '1 glass milk'],
  ['de', '100 ml Wein', '100 ml wine'],
  ['fr', '20 cl de vin', '20 cl wine'],
  ['it', '1 bicchiere di vino', '1 glass wine'],
  ['es', '1 vaso de vino tinto', '1 glass red wine'],
  ['it', 'sale grosso', 'coarse salt'],
  ['fr', 'gros sel', 'coarse salt'],
  ['it', '300 g di macinato', '300 g minced meat'],
  ['de', '1 Bund Suppengrün', '1 bunch soup vegetables'],
  ['de', 'optional: 1 EL Honig', '1 tbsp honey, optional'],
  ['fr', 'facultatif : 1 cuillère à soupe de miel', '1 tbsp honey, optional'],
  ['it', 'facoltativo: 1 cucchiaio di miele', '1 tbsp honey, optional'],
  ['fr', '2 gousses d’ail (facultatif)', '2 cloves garlic, optional'],
])('%s: %s becomes %s', (language, line, english) => {
  expect((inEnglish(language, line)?.[0] ?? line).toLowerCase()).toBe(english.toLowerCase());
});

test.each([
  ['de', '1 Prise Zauberstaub', '1 pinch Zauberstaub'],
  ['de', '2-3 EL Zauberstaub, gehackt', '2-3 tbsp Zauberstaub, chopped'],
  ['de', '½ TL Zauberstaub, von Oma', '0.5 tsp Zauberstaub, von Oma'],
  ['de', '1 Dose (400 g) Zauberbohnen', '1 can (400 g) Zauberbohnen'],
  ['de', '3 Zauberwürfel', '3 Zauberwürfel'],
  ['de', 'etwas Zauberstaub', 'etwas Zauberstaub'],
  ['fr', '2 c. à s. de poudre magique', '2 tbsp poudre magique'],
  ['sv', '2 nypor trollpulver', '2 pinches trollpulver'],
])(
  '%s: of %s, whose food the table lacks, the unit is in English: %s',
  (language, line, english) => {
    expect(inEnglish(language, line, '2 l cola')?.[0] ?? line).toBe(english);
  },
);

test.each([
  ['de', '1 große Zwiebel, von Oma', '1 large onion, von Oma'],
  ['de', '1 Bund Petersilie, davon die Hälfte fein', '1 bunch parsley, davon die Hälfte fein'],
  ['de', 'knapp 200 g Mehl', 'knapp 200 g flour'],
  ['fr', '1 oignon, émincé par mamie', '1 onion, émincé par mamie'],
  ['fr', '200 g de beurre, plus un peu pour le moule', '200 g butter, plus un peu pour le moule'],
  ['it', '200 g di burro, più quello della nonna', '200 g butter, più quello della nonna'],
  ['es', '2 huevos, mejor de corral', '2 eggs, mejor de corral'],
  ['nl', '2 eieren, liefst van de boerderij', '2 eggs, liefst van de boerderij'],
  ['pt', '2 ovos, de preferência caseiros', '2 eggs, de preferência caseiros'],
  ['sv', '2 dl mjölk, helst från gården', '2 dl milk, helst från gården'],
])(
  '%s: of %s, a remark that the table lacks keeps its own words: %s',
  (language, line, english) => {
    expect(inEnglish(language, line)).toEqual([english]);
    expect(wholeByTable([line], language)).toEqual([false]);
  },
);

test('what a table says wholly in English is told', () => {
  expect(wholeByTable(['200 g Butter, geschmolzen', '200 g Mehl', '3 Zauberwürfel'], 'de')).toEqual(
    [true, true, false],
  );
  expect(wholeByTable(['200 g flour'], 'en')).toBeNull();
});

test.each([
  ['de', '1 EL + 1 TL Salz'],
  ['de', '2 EL plus ½ TL Zucker'],
  ['fr', '1 cuillère à soupe et 1 cuillère à café de sucre'],
])('%s: %s, a sum of amounts, stays as it was written', (language, line) => {
  expect(inEnglish(language, line) ?? [line]).toEqual([line]);
});

test('steps are left to the provider', () => {
  expect(
    translateRecipe({
      ...emptyDraft(),
      language: 'de',
      ingredients: [{ name: null, lines: ['2 Eier'] }],
      steps: [{ group: null, text: 'Eier kochen.' }],
    }),
  ).toEqual({ ingredients: ['2 eggs'], instructions: [] });
});

test.each([['en'], ['ja'], [null]])('nothing is translated from %s', (language) => {
  expect(
    translateRecipe({
      ...emptyDraft(),
      language,
      ingredients: [{ name: null, lines: ['2 eggs'] }],
    }),
  ).toBeNull();
});
