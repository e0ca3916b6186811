import { expect, test } from '@jest/globals';
import { headsItems } from './headings/names-part.ts';
import { partedAtHeads } from './parted-at-heads.ts';
import { readPage } from './page/read-page.ts';
import { readText } from './text/read-text.ts';

const ITEMS = ['1 kg de papa', '200 g de queso', '2 dientes de ajo'];
const BEHIND = ['3 huevos duros', '1 docena de aceitunas'];
const pageWith = (head: string, shape: 'lines' | 'items') => {
  const list =
    shape === 'items'
      ? `<ul>${[...ITEMS, head, ...BEHIND].map((line) => `<li>${line}</li>`).join('')}</ul>`
      : `<p>${ITEMS.join('<br>')}</p><p><em>${head}</em></p><p>${BEHIND.join('<br>')}</p>`;
  return `<html lang="es"><head><title>Papa a la huancaína</title></head><body><h1>Papa a la huancaína</h1><p><strong>INGREDIENTES</strong></p>${list}
<p><strong>PREPARACIÓN</strong></p><p>Sancocha las papas con sal.<br>Licúa el queso con el ajo.<br>Decora con los huevos y las aceitunas.</p></body></html>`;
};

test.each(['Para decorar', 'Para servir', 'Para acompañar', 'Y además', 'Para la salsa'])(
  'a line of a page that says what those below it are for is the name of a part: “%s”',
  (head) => {
    for (const shape of ['lines', 'items'] as const)
      expect(
        readPage(pageWith(head, shape), 'https://kitchen.example/x').draft?.ingredients,
      ).toEqual([
        { name: null, lines: ITEMS },
        { name: head, lines: BEHIND },
      ]);
  },
);

test.each(['Om te bestrooien', 'Att strö över', 'To sprinkle'])(
  'a line of a text that says so is no ingredient: “%s”',
  (head) => {
    const { ingredients } = readText(
      `Apple cake\n\nIngredients\n4 apples\n100 g sugar\n2 eggs\n${head}\n20 g icing sugar\n1 vanilla pod\n\nMethod\nPeel the apples.\nMix the sugar and eggs.\nBake for 40 minutes.`,
    );
    expect(ingredients.flatMap(({ lines }) => lines)).not.toContain(head);
  },
);

test.each([
  'Zum Bestreuen',
  'Für die Form',
  'Fürs Topping',
  'Per guarnire',
  'Pour la déco',
  'To serve',
  'Voor erbij',
  'Till servering',
  'Para untar',
])('“%s” heads items', (line) => {
  expect(headsItems(line)).toBe(true);
});

test.each([
  'Para decorar, cerezas',
  'To taste',
  'Per 4 persone',
  'Sal',
  'For frying oil',
  'Para freír aceite',
  'Öl zum Braten',
  'Para servir: pan tostado',
])('“%s” heads none', (line) => {
  expect(headsItems(line)).toBe(false);
});

test('the last line of a list heads nothing', () => {
  const html = pageWith('Para decorar', 'items').replace(/<li>3 huevos.*?<\/ul>/u, '</ul>');
  const lines = readPage(html, 'https://kitchen.example/x').draft?.ingredients.flatMap(
    (group) => group.lines,
  );
  expect(lines).toContain('Para decorar');
});

test.each([
  ['Kaka', 'Glasyr'],
  ['Massa', 'Cobertura'],
  ['Salsa', 'Verdure'],
  ['Cake', 'Icing'],
])(
  '“%s” on top of a list and “%s” in its midst head what is measured below them',
  (first, second) => {
    const [upper, lower] = [
      ['3 dl', '2 eggs'],
      ['200 g', '1 cup'],
    ];
    expect(partedAtHeads([{ name: null, lines: [first, ...upper!, second, ...lower!] }])).toEqual([
      { name: first, lines: upper },
      { name: second, lines: lower },
    ]);
  },
);

test.each([
  [['Salsa', '3 carote', '2 patate']],
  [['2 patate', 'Salsa', '3 carote', 'Crema', '200 g di piselli']],
])('one name of a part, or some below the first food, may be foods', (lines) => {
  expect(partedAtHeads([{ name: null, lines }])).toEqual([{ name: null, lines }]);
});
