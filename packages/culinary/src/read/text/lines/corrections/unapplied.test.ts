import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';
import { correctionsIn, unappliedCorrections } from './unapplied.ts';

test.each([
  'ACTUALLY it was 35 mins',
  'Eigentlich waren es 35 Minuten',
  "En fait c'était 35 minutes",
  'In realtà erano 35 minuti',
  'En realidad eran 35 minutos',
  'PS: the ginger is 1 tsp, NOT tbsp',
  'PS: Der Ingwer sind 3 TL, NICHT EL',
  "PS : le gingembre, c'est 3 c. à café, PAS à soupe",
  'PS: lo zenzero sono 3 cucchiaini, NON cucchiai',
  'PD: el jengibre son 3 cucharaditas, NO cucharadas',
  'Edit: use vegetable stock, not chicken',
  'Korrektur: Gemüsebrühe, nicht Hühnerbrühe',
  'Edit : pas de crème mais du lait',
  'Rettifica: niente burro',
  'Corrección: nada de mantequilla',
  'Correction: the oven should be at 180 degrees',
  'Korrektur: Backofen auf 180 Grad',
  'Oops, 25 minutes',
  'Correction: leave the lid off.',
  'Errata corrige: i cucchiai di paprica sono cucchiaini.',
  'Korrektur: erst salzen, dann braten',
  'Oh et finalement, pas de vin blanc',
  'Ach, doch keine Butter',
])('a sentence that sets something right is known: “%s”', (line) => {
  expect(correctionsIn(line)).not.toEqual([]);
});

test.each([
  'Actually the best cake I ever had',
  'Actually, I love it with a green salad and 2 glasses of wine',
  'PS: freezes well',
  'PS : pas de sel, le bouillon en a assez',
  'PS: keeps for 3 days',
  'pas de sel',
  'EDIT: fixed a typo',
  'Edit: thanks for the gold!',
  'Edit: Danke für die lieben Kommentare',
  'PD: se congela bien',
  'Scusate le foto brutte',
  'Perdón por la foto',
  'Désolée pour la photo',
  'Sorry für das schlechte Foto',
  'Sorry it took 3 weeks to post this',
  'Finalement, servir avec 50 g de parmesan.',
  'Al final añadir 50 g de queso rallado.',
  'Alla fine unire 50 g di parmigiano.',
  'Zum Schluss doch noch 50 g Käse darüber.',
  'I should say at once that there is no icing and no cherry on mine.',
  "Don't be tempted to brown the onions, a coddle is meant to be pale.",
  'Il rosmarino non è un errore:',
  '(el azúcar siempre al final, que si no el arroz se queda duro)',
  'Edición: Ribera Alta. Suscríbete por 1 €',
  'Actualizado 8 de marzo de 2026 - 09:30 h',
  'Note: Use 150 g of salted butter, not sticks.',
])('what sets nothing right is none: “%s”', (line) => {
  expect(correctionsIn(line)).toEqual([]);
});

const doubtsOf = (ginger: string, remark: string): string =>
  readText(
    `Carrot soup\n\nIngredients\n500 g carrots\n${ginger}\n200 ml cream\n\nMethod\n1. Peel the carrots and cut them into pieces.\n2. Cook them for 20 minutes.\n\n${remark}\n`,
  )
    .doubts.map(({ sentence }) => sentence)
    .join('\n');

test('a correction that fits no line is doubted with its own words', () => {
  expect(doubtsOf('2 tsp ginger', 'Edit: use vegetable stock, not chicken')).toContain(
    '“use vegetable stock, not chicken” takes back something said before.',
  );
});

test('what says again what the list has is not doubted', () => {
  expect(doubtsOf('2 tsp ginger', 'PS: the ginger is 2 tsp, NOT tbsp')).not.toContain('takes back');
});

test('what was set right is told once', () => {
  const doubts = doubtsOf('2 eggs, got that wrong, 3 eggs', 'Best eaten at once.');
  expect(doubts).toContain('The list said “2 eggs”');
  expect(doubts).not.toContain('takes back');
});

const LISTED = { ingredients: [{ name: null, lines: ['200 g lard', '275 g sugar'] }] };

test.each([
  'With 180 g of lard there is plenty, do not use 200.',
  'Con 180 g di lard basta, non mettere 200.',
  '2021: use 225 g sugar, 275 way too sweet',
])('what denies an amount of the list is doubted, however it is said: “%s”', (line) => {
  expect(unappliedCorrections([line], [], LISTED)).toHaveLength(1);
});

test('a remark from somebody with words behind a colon is kept', () => {
  const { notes } = readText(
    'Soup\n\nIngredients\n500 g carrots\n1 onion\n\nMethod\nCook the carrots with the onion.\n\nNote from my mother: little salt is enough.',
  );
  expect(notes).toEqual(['Note from my mother: little salt is enough.']);
});
