import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const readWith = (behind: string) =>
  readText(`Pichelsteiner Eintopf

Zutaten

500 g Rindfleisch
3 Möhren
600 g Kartoffeln
1 l Fleischbrühe
1/2 Bund Petersilie

Zubereitung

Das Fleisch in Würfel schneiden, Möhren und Kartoffeln schälen und würfeln.

Fleisch und Gemüse in den Topf schichten und die Brühe angießen.

Zugedeckt 90 Minuten schmoren.

Aufbewahren: Im Kühlschrank hält sich der Eintopf drei Tage.

${behind}
`);

test('a paragraph behind a remark of its own label that works a food no step had is a step', () => {
  const last =
    'Nicht umrühren, nur ab und zu am Topf rütteln. Zum Schluss die gehackte Petersilie darüberstreuen.';
  const { steps, notes } = readWith(last);
  expect(steps.at(-1)?.text).toBe(last);
  expect(notes).toEqual([]);
});

test.each([
  [
    'Conservation : se garde deux jours au frais.',
    'Ne remuez surtout pas, secouez simplement la marmite. Ajoutez les saucisses vingt minutes avant la fin.',
  ],
  [
    'Astuce : tapez le plat sur la table.',
    'Parsemez de saucisses à mi-cuisson. Ne les laissez pas noircir, hein.',
  ],
])('so it is behind “%s”', (remark, last) => {
  const { steps } = readText(`La potée de chez nous

Il vous faut

1 palette de porc demi-sel
1 chou vert
4 carottes
4 saucisses fumées

Préparation

Mettez la palette dans une grande marmite, couvrez d'eau froide et laissez cuire une heure.

Épluchez les carottes et ajoutez-les avec le chou coupé en quatre.

${remark}

${last}
`);
  expect(steps.at(-1)?.text).toBe(last);
});

test('a sentence that was left out behind such a remark is a step as well', () => {
  const { steps } = readText(`Ham and pea pot

Ingredients

1 ham hock
300 g yellow split peas
1 onion
small bunch of parsley
pepper

Method

Put the ham hock in a big pan with the onion, cover with water and simmer for an hour and a half.

Strip the meat off the bone, stir it back in with the peas and cook for another half an hour.

Note: the stock may be salty enough already.

Finish with the chopped parsley and plenty of pepper.
`);
  expect(steps.at(-1)?.text).toBe('Finish with the chopped parsley and plenty of pepper.');
});

test('an order there of no food of the list stays a remark that is asked about', () => {
  const { steps, doubts } = readWith('Vor dem Servieren noch einmal gut durchrühren.');
  expect(steps).toHaveLength(3);
  expect(doubts.map(({ sentence }) => sentence).join()).toContain('A step may be missing');
});

test.each([
  'Die Möhren dürfen ruhig noch Biss haben.',
  'Nicht einfrieren, sonst werden die Kartoffeln glasig.',
])('what orders nothing now is a remark: “%s”', (remark) => {
  expect(readWith(remark).steps).toHaveLength(3);
});

test('a button below a remark is not asked about', () => {
  const { doubts } = readWith('Alle 5 Artikel in den Warenkorb legen');
  expect(doubts.map(({ sentence }) => sentence).join()).not.toContain('A step may be missing');
});
