import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test('an item that says what was left in or on is whole', () => {
  const draft = readText(
    'Braised short ribs\n\n2 kg beef short ribs, bone in\n3 tbsp plain flour\n8 chicken thighs, skin on\n2 onions, sliced\n500 ml beef stock\n\nDust the ribs with the flour and brown them.\nAdd the onions and stock and cook for 3 hours.',
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '2 kg beef short ribs, bone in',
    '3 tbsp plain flour',
    '8 chicken thighs, skin on',
    '2 onions, sliced',
    '500 ml beef stock',
  ]);
});

test('what lies in a box above the name of the dish is not its list', () => {
  const draft = readText(
    'Hofpost – Kistenwoche 34\n\nLiebe Kistenfreunde,\n\nin Ihrer Gemüsekiste liegen diese Woche: grüne Bohnen, Birnen, rote Zwiebeln, Mangold und ein Bund Möhren. Bestellschluss ist Dienstag, 18 Uhr.\n\nBohnensalat mit Birne\n\nFür 4 Personen brauchen Sie: 600 g grüne Bohnen, 120 g Speck in Würfeln, 1 rote Zwiebel, 2 feste Birnen.\n\nDie Bohnen putzen und in Wasser 10 Minuten garen.\n\nDen Speck auslassen und mit Birnen und Zwiebel mischen.',
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)[0]).toBe('600 g grüne Bohnen');
  expect(draft.leftOut.join(' ')).toContain('Bestellschluss');
});
