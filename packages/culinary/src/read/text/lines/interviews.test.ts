import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const readOf = (text: string) => {
  const { title, ingredients, steps, leftOut } = readText(text);
  return {
    title,
    lines: ingredients.flatMap((group) => group.lines),
    steps: steps.map((step) => step.text),
    leftOut,
  };
};

test.each([
  [
    'de',
    `Radio Hafenwelle, Sendung vom 3. Mai (Mitschrift)

MODERATOR: Frau Petersen, wie machen Sie Ihre Krabbensuppe?

PETERSEN: Ich schwitze 2 Zwiebeln in 50 g Butter an und gebe 3 Kartoffeln
in Würfeln dazu. Dann gieße ich einen Liter Fischfond auf und lasse alles
zwanzig Minuten kochen.

MODERATOR: Und wann kommen die Krabben?

PETERSEN: Am Schluss gebe ich 200 g Krabben und 100 ml Sahne hinein.`,
    'Krabbensuppe',
    [
      '2 Zwiebeln',
      '50 g Butter',
      '3 Kartoffeln',
      'einen Liter Fischfond',
      '200 g Krabben',
      '100 ml Sahne',
    ],
    [
      'Ich schwitze 2 Zwiebeln in 50 g Butter an und gebe 3 Kartoffeln in Würfeln dazu.',
      'Dann gieße ich einen Liter Fischfond auf und lasse alles zwanzig Minuten kochen.',
      'Am Schluss gebe ich 200 g Krabben und 100 ml Sahne hinein.',
    ],
    'Und wann kommen die Krabben?',
  ],
  [
    'fr',
    `Radio Garrigue, émission du 4 mars

ANIMATEUR : Madame Roux, votre recette de la soupe au pistou ?

MME ROUX : On coupe 2 carottes et 3 courgettes en dés, on les met dans une marmite
avec 300 g de haricots blancs et deux litres d'eau.

ANIMATEUR : Et le pistou ?

MME ROUX : Vous pilez 4 gousses d'ail avec un bouquet de basilic.`,
    'Soupe au pistou',
    [
      '2 carottes',
      '3 courgettes',
      '300 g de haricots blancs',
      "deux litres d'eau",
      "4 gousses d'ail",
      'un bouquet de basilic',
    ],
    [
      "On coupe 2 carottes et 3 courgettes en dés, on les met dans une marmite avec 300 g de haricots blancs et deux litres d'eau.",
      "Vous pilez 4 gousses d'ail avec un bouquet de basilic.",
    ],
    'Et le pistou ?',
  ],
  [
    'es',
    `LOCUTORA: Don Manuel, ¿nos da la receta de su gazpacho?

DON MANUEL: Se trituran 1 kg de tomates sin piel, 1 pepino y 2 dientes de ajo con
100 ml de aceite de oliva.

[Música]

LOCUTORA: ¿Y para servirlo?

DON MANUEL: Se cuela, se le echan 30 ml de vinagre y se deja dos horas en la nevera.`,
    'Gazpacho',
    [
      '1 kg de tomates sin piel',
      '1 pepino',
      '2 dientes de ajo',
      '100 ml de aceite de oliva',
      '30 ml de vinagre',
    ],
    [
      'Se trituran 1 kg de tomates sin piel, 1 pepino y 2 dientes de ajo con 100 ml de aceite de oliva.',
      'Se cuela, se le echan 30 ml de vinagre y se deja dos horas en la nevera.',
    ],
    '[Música]',
  ],
  [
    'it',
    `Radio Cucina, 3 giugno
Conduttore: Come si fa la vostra zuppa di farro?
Bruno: Prendo 300 grammi di farro, 2 carote e una cipolla.
Metto tutto in pentola con 2 litri di brodo.
Conduttore: E il tempo?
Bruno: Cuoce un'ora, poi aggiungo 4 cucchiai d'olio.`,
    'Zuppa di farro',
    ['300 grammi di farro', '2 carote', 'una cipolla', '2 litri di brodo', "4 cucchiai d'olio"],
    [
      'Prendo 300 grammi di farro, 2 carote e una cipolla.',
      'Metto tutto in pentola con 2 litri di brodo.',
      "Cuoce un'ora, poi aggiungo 4 cucchiai d'olio.",
    ],
    'E il tempo?',
  ],
  [
    'en',
    `[00:01:10] DANA: How do you make your fish pie?
[00:01:18] ROSA: I poach 500 g of cod in 300 ml of milk for ten minutes.
[00:01:40] DANA: And the top?
[00:01:44] ROSA: You mash 800 g of potatoes with 50 g of butter, spread them over the
fish pie and bake it for half an hour.`,
    'Fish pie',
    ['500 g of cod', '300 ml of milk', '800 g of potatoes', '50 g of butter'],
    [
      'I poach 500 g of cod in 300 ml of milk for ten minutes.',
      'You mash 800 g of potatoes with 50 g of butter, spread them over the fish pie and bake it for half an hour.',
    ],
    'And the top?',
  ],
  [
    'fr',
    `– Comment tu fais le gâteau au yaourt, mamie ?
– Je mélange 2 yaourts avec 200 g de sucre et 3 œufs.
– Et la farine ?
– J'ajoute 300 g de farine et 10 cl d'huile, puis je verse dans le moule.`,
    'Gâteau au yaourt',
    ['2 yaourts', '200 g de sucre', '3 œufs', '300 g de farine', "10 cl d'huile"],
    [
      'Je mélange 2 yaourts avec 200 g de sucre et 3 œufs.',
      "J'ajoute 300 g de farine et 10 cl d'huile, puis je verse dans le moule.",
    ],
    'Et la farine ?',
  ],
])(
  'an interview is a recipe by the answers of the one who tells it, and its questions are left out (%s)',
  (_, text, title, lines, steps, beside) => {
    const read = readOf(text);
    expect({ ...read, leftOut: read.leftOut.includes(beside) }).toEqual({
      title,
      lines,
      steps,
      leftOut: true,
    });
  },
);

test('what readers ask below a recipe makes no interview of it', () => {
  const { lines } = readOf(`Pfannkuchen

200 g Mehl
2 Eier
300 ml Milch

Alles verrühren und backen.

Frage: Kann man sie einfrieren und später backen?
Antwort: Ja, dafür 10 g Butter mehr nehmen und 5 Minuten backen.
Frage: Und aufwärmen?
Antwort: Im Ofen bei 150 Grad 10 Minuten erhitzen.`);
  expect(lines).toEqual(['200 g Mehl', '2 Eier', '300 ml Milch']);
});

test('a question among the items of a list makes no dialogue of them', () => {
  const { lines } = readOf(`Linsensuppe

- Linsen, 500 g
- Zwiebeln, 2
- Chili?
- Brühe, 1 Liter

Linsen kochen, Zwiebeln anbraten, alles mischen.`);
  expect(lines).toContain('Linsen, 500 g');
  expect(lines.some((line) => line.startsWith('Chili'))).toBe(true);
});

test('what the one who tells the recipe does first is a step where nobody names the dish', () => {
  const { steps } = readOf(`[00:01:10] DANA: How do you start, Rosa?
[00:01:18] ROSA: I take 600 g of floury potatoes and I boil them in their skins.
[00:01:40] DANA: Lovely. And then?
[00:01:44] ROSA: You mash them with 40 g butter, one egg and 100 g flour. Then you
shape them into rounds and fry them for four minutes a side.`);
  expect(steps).toEqual([
    'I take 600 g of floury potatoes and I boil them in their skins.',
    'You mash them with 40 g butter, one egg and 100 g flour.',
    'Then you shape them into rounds and fry them for four minutes a side.',
  ]);
});
