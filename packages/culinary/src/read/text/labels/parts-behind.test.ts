import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const DUMPLINGS = `Hefeteig
500 g Mehl
1/2 Würfel Hefe
1/4 l lauwarme Milch

Hefe in der Milch auflösen. Mit dem Mehl verkneten und eine Stunde gehen lassen.

Zum Dämpfen
30 g Butter
1 Tasse Wasser

Butter und Wasser aufkochen. Die Kugeln hineinsetzen und eine halbe Stunde dämpfen.
Wenn es im Topf knistert, ist das Wasser weg. Deckel zügig abnehmen, damit kein Tropfen auf die Nudeln fällt.

Weinsoße
3/8 l trockener Riesling
2 Eigelb und 50 g Zucker
1 gehäufter TL Speisestärke

Alles kalt verrühren und bei mittlerer Hitze mit dem Schneebesen schlagen, bis die Soße dick ist.`;

const parts = (text: string) => readText(text).ingredients.map(({ name }) => name);

test('a sauce behind the steps of a dish is a part of it', () => {
  const { title, steps, otherRecipes } = readText(
    `Kochecke-Forum.example » Süßes\nThema: Dampfnudeln wie bei Mama – wer kann helfen?\n\n${DUMPLINGS}`,
  );
  expect([title, steps.length, otherRecipes]).toEqual(['Dampfnudeln', 4, []]);
  expect(parts(`Dampfnudeln\n\n${DUMPLINGS}`)).toEqual(['Hefeteig', 'Zum Dämpfen', 'Weinsoße']);
});

test.each([
  [
    'Crème anglaise',
    `Gâteau de semoule de mamie

1 litre de lait
150 g de semoule fine
3 œufs

Faire bouillir le lait et verser la semoule en pluie.
Ajouter les œufs, cuire 30 minutes au bain-marie à 180°.

Crème anglaise
1/2 litre de lait
4 jaunes d'œufs
80 g de sucre

Chauffer le lait, verser sur les jaunes battus avec le sucre et faire épaissir à feu doux.`,
  ],
  [
    'Lemon icing',
    `Ginger loaf

250 g flour
150 g treacle
100 g butter

Melt the butter with the treacle.
Stir in the flour and bake for 45 minutes at 170C.

Lemon icing
150 g icing sugar
2 tbsp lemon juice

Beat the sugar with the juice and pour it over the cold loaf.`,
  ],
])('%s below a dish is a part without a doubt', (name, text) => {
  expect(parts(text)).toEqual([null, name]);
  expect(readText(text).doubts).toEqual([]);
});

test('below a sauce another one is a recipe of its own', () => {
  const { otherRecipes } = readText(`Grüne Soße

500 g Kräuter
200 g Schmand
2 Eier

Kräuter hacken und mit Schmand verrühren.
Eier kochen, würfeln und unterheben.

Currysoße
1 Zwiebel
2 EL Currypulver
200 ml Kokosmilch

Zwiebel anbraten, Curry dazugeben, mit Kokosmilch ablöschen und 10 Minuten kochen.`);
  expect(otherRecipes).toEqual(['Currysoße']);
});
