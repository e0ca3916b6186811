import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const LETTER = `Bude, 3rd May

Dear Frances,

Thank you for the seeds, they are up already.

You asked how I do the parsnip soup, and it does for six. Take four parsnips and two onions, and cut them up small. Soften them in two ounces of butter, pour over two pints of vegetable stock and simmer it for half an hour. Sieve it and stir in a gill of cream.

Love to the boys.

Your aunt Maud
`;

test('a letter that tells a recipe is read sentence by sentence', () => {
  const { title, steps, ingredients, servings } = readText(LETTER);
  expect(title).toBe('Parsnip soup');
  expect(servings).toBe(6);
  expect(steps).toHaveLength(3);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    'four parsnips',
    'two onions',
    'two ounces of butter',
    'two pints of vegetable stock',
    'a gill of cream',
  ]);
});

test('what heads a voice note heads no list', () => {
  const { steps, leftOut } = readText(`Nota de voz 11 (transcrita)

Hola hija, soy papá. El potaje de garbanzos, que me lo pediste ayer. Pones en remojo medio kilo de garbanzos la noche antes. Los cueces con una cebolla, dos zanahorias y una hoja de laurel durante hora y media. Añades doscientos gramos de espinacas y una cucharada de pimentón y le das un hervor.
`);
  expect(steps).toHaveLength(3);
  expect(leftOut).toContain('Nota de voz 11 (transcrita)');
});

test('a list told in several sentences stays one', () => {
  const { ingredients, steps } = readText(`Fish pie (transcript)

So, for four people you need 500 grams of smoked haddock. Then two leeks, sliced, 40 grams of butter and 40 grams of plain flour. You also want 400 millilitres of milk, a bay leaf and a kilo of potatoes.

Poach the haddock in the milk with the bay leaf for ten minutes. Soften the leeks in the butter, stir in the flour and pour in the milk. Flake the fish into it, cover it with mash and bake it for half an hour.
`);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(7);
  expect(steps.map(({ text }) => text).join(' ')).not.toContain('you need');
});

const TOLD = {
  en: 'For six, take 600 g of ripe apricots. Halve them and lay them in a dish rubbed with 20 g of butter. Beat 4 eggs with 100 g of brown sugar and stir in 80 g of flour. Pour it over the fruit and bake it until golden.',
  de: 'Für sechs nimmt man 600 g reife Aprikosen. Man halbiert sie und legt sie in eine mit 20 g Butter gefettete Form. Dann schlägt man 4 Eier mit 100 g Zucker und rührt 80 g Mehl unter. Das gießt man über die Früchte und backt es goldbraun.',
  fr: "Pour six personnes, prenez 600 g d'abricots bien mûrs. Coupez-les en deux et rangez-les dans un plat frotté de 20 g de beurre. Battez 4 œufs avec 100 g de sucre roux, puis ajoutez 80 g de farine. Versez sur les fruits et glissez au four.",
  it: 'Per sei persone prendete 600 g di albicocche mature. Dividetele a metà e sistematele in una teglia unta con 20 g di burro. Sbattete 4 uova con 100 g di zucchero e unite 80 g di farina. Versate sulla frutta e infornate.',
  es: 'Para seis personas se toman 600 g de albaricoques maduros. Pártelos por la mitad y ponlos en una fuente untada con 20 g de mantequilla. Bate 4 huevos con 100 g de azúcar y añade 80 g de harina. Vierte sobre la fruta y hornea.',
};

test.each([
  ['en', 'Reading time: 3 min', '12 comments', '18 June 2023'],
  ['de', 'Lesezeit: 3 Minuten', '4 Antworten', '18. Juni 2023'],
  ['fr', 'Temps de lecture : 3 min', '12 commentaires', '18 juin 2023'],
  ['it', 'Lettura: 3 minuti', '7 commenti', '18 giugno 2023'],
  ['es', 'Lectura: 3 min', '9 respuestas', '18 de junio de 2023'],
] as const)('counters of a page are no list of a telling in %s', (language, ...counters) => {
  const { steps, ingredients, servings } = readText(
    ['Clafoutis', ...counters, '', TOLD[language], ''].join('\n'),
  );
  expect(servings).toBe(6);
  expect(steps.length).toBeGreaterThanOrEqual(3);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(5);
});
