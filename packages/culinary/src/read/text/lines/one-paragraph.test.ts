import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  "Vinaigrette\n1 c. à s. de moutarde, 2 c. à s. de vinaigre, 3 c. à s. d'huile, 1 c. à c. de sel. Mélanger le tout.",
  'Kuchen: 200 g Mehl, 2 Eier. Milch u. Butter unterrühren. Gewürze z. B. Zimt o. Ä. dazugeben. Backen 30 Min.',
])('a letter alone before a point ends no sentence: “%s”', (text) => {
  const { ingredients, steps } = readText(text);
  const said = [...ingredients.flatMap(({ lines }) => lines), ...steps.map((step) => step.text)];
  expect(said.filter((line) => /(?:^|\s)\p{L}\.$/u.test(line))).toEqual([]);
});

test('a degree at the end of a sentence ends it', () => {
  const text =
    'Quick rolls: 200 g flour, 1 egg. Mix flour and egg well. Heat the oven to 350 F. Bake the rolls for 20 minutes.';
  expect(readText(text).steps.map((step) => step.text)).toContain('Heat the oven to 350 F.');
});

test('a paragraph of which a later sentence tells the list is read sentence by sentence', () => {
  const { title, ingredients, steps } = readText(`Ma chère Mathilde,

Tu m'as demandé le clafoutis aux cerises, le voici. Pour six personnes, tu prends 500 g de cerises, trois œufs, 100 g de sucre, 80 g de farine et un quart de litre de lait.

Beurre un plat et mets les cerises dedans sans les dénoyauter.

Bats les œufs avec le sucre, ajoute la farine puis le lait et verse sur les cerises.

Fais cuire 40 minutes à 180 degrés.
`);
  expect(title).toBe('Clafoutis aux cerises');
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(5);
  expect(steps).toHaveLength(3);
});

test.each([
  [
    "Pour mon gratin de courge, c'est tout simple : il te faut une courge, deux oignons, 20 cl de crème, trois œufs et 120 g de comté râpé. Avec ça on mange à six.",
    'Gratin de courge',
  ],
  [
    'Für unser Kürbisgratin ist es ganz einfach: du brauchst einen Kürbis, zwei Zwiebeln, 200 ml Sahne, drei Eier und 120 g Bergkäse. Davon werden sechs satt.',
    'Kürbisgratin',
  ],
])('what is said of a dish before a list is parted from it at its colon: %s', (told, dish) => {
  const { title, ingredients } = readText(
    `Salut Anne,\n\nOn est bien rentrés, les enfants étaient ravis du trampoline.\n\n${told}\n\nPuis tu coupes la courge et tu mélanges tout.\n\nEnfourne 35 minutes à 190°.\n`,
  );
  expect(title).toBe(dish);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(5);
});
