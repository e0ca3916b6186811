import { expect, test } from '@jest/globals';
import { readMarker } from './list-markers.ts';

test.each([
  ['• 2 eggs', 'bullet', '2 eggs'],
  ['- [ ] 2 eggs', 'bullet', '2 eggs'],
  ['-- 2 eggs', 'bullet', '2 eggs'],
  ['–– 2 eggs', 'bullet', '2 eggs'],
  ['▢ 1 cup oats', 'bullet', '1 cup oats'],
  ['✔️ 2 eggs', 'bullet', '2 eggs'],
  ['🧄 garlic', 'bullet', 'garlic'],
  ['. 2 eggs', 'bullet', '2 eggs'],
  ['. La piel de 1 limón', 'bullet', 'La piel de 1 limón'],
  ['3. Stir.', 'number', 'Stir.'],
  ['1.) Stir.', 'number', 'Stir.'],
  ['(2) Stir.', 'number', 'Stir.'],
  ['Step 4: Stir.', 'number', 'Stir.'],
  ['2️⃣ Stir.', 'number', 'Stir.'],
  ['Schritt 2', 'number', ''],
])('takes the marker off %j', (line, kind, text) => {
  expect(readMarker(line)).toMatchObject({ marker: { kind }, text });
});

test.each([
  '1.5 kg beef',
  '18. Juni 2023',
  '2 eggs',
  '3 - 5 bay leaves',
  '½ cup milk',
  '**For the dough**',
  '-18 °C',
  '.25 lb beef',
  '...',
  '1/2 lemon',
])('sees no marker in %j', (line) => {
  expect(readMarker(line).marker).toBeNull();
});

test('flour of the sort 00 is no step, and “01 Chop” is the first', () => {
  expect(readMarker('00 Mehl 200 g')).toMatchObject({ marker: null, text: '00 Mehl 200 g' });
  expect(readMarker('01 Chop the onion.')).toMatchObject({ text: 'Chop the onion.' });
});
