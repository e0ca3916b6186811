import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const recipe = `500 g Mehl
1 Würfel Hefe
80 g Zucker
1 kg Äpfel
Mehl, Hefe und Zucker verkneten und gehen lassen.
Mit Äpfeln belegen und 40 Minuten backen.`;

test('a name that was broken behind a hyphen is whole', () => {
  expect(readText(`Apfel-\nStreuselkuchen vom Blech\n\n${recipe}`).title).toBe(
    'Apfel-Streuselkuchen vom Blech',
  );
});

test('a line of buttons that ends openly is no beginning of a name', () => {
  expect(readText(`Log in\nApfelkuchen mit Zimt\n\n${recipe}`).title).toBe('Apfelkuchen mit Zimt');
});
