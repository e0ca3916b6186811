import { expect, test } from '@jest/globals';
import { mayInstruct, mayOpenWithVerb } from './instructs.ts';

test.each([
  'Formate quattro filoncini',
  'Pepate',
  'Spegni',
  'Lasciarla riposare',
  'Ammollare la gelatina',
  'Si tagliano le zucchine',
  'Lo taglio a fette',
  'Espolvorear con azúcar',
  'Recién sacadas se pasan por azúcar',
  'Vas pasando las rodajas por harina',
  'Reserva la carne',
  'Las rehogas en aceite',
  'Tu remets la viande',
  'On y ajoute le lait',
  'Goûter',
  'Replier les bords',
  'Sale la viande',
  'Du schneidest das Brot',
  'Den Zucker unterrühren',
  'Das Wasser abgießen',
  'Sahne darübergeben',
  'Back den Kuchen',
  'Uien fijnsnijden',
  'Kneed tot een soepel deeg',
  'Vá mexendo',
  'Polvilhe com açúcar',
  'Häll på mjölken',
])('“%s” may instruct', (text) => {
  expect(mayInstruct(text)).toBe(true);
  expect(mayOpenWithVerb(text)).toBe(true);
});

test.each([
  'My mother put sultanas in as well',
  'Ojo, el caramelo quema',
  'De un día para otro gana muchísimo',
  'Si usas cuchillo',
  'Si usa cuchillo',
  'La cocina de mi abuela es grande',
  'Era una ricetta di mia nonna',
  'La forma è quella di una luna',
  'Das Rezept stammt von Oma',
  'Man kann ihn auch gut einfrieren',
  'Zu viel, um alles einzufrieren',
  'On adore ce plat',
  'Je l’ai trouvée dans un livre',
  'Het recept is van mijn oma',
  'A receita é da minha avó',
  'Receptet kommer från mormor',
])('“%s” does not', (text) => {
  expect(mayInstruct(text)).toBe(false);
});
