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

/** A line of a screenshot as high as `height` pixels. */
const recognised = (text: string, y: number, height: number, width: number) => ({
  text,
  page: 1,
  x: 54,
  y,
  width,
  height,
  confidence: 95,
});
const app = recipe.split('\n').map((line, at) => recognised(line, 420 + 70 * at, 40, 600));

test('a name that fills two lines of a screenshot is whole', () => {
  const lines = [
    recognised('Peanut Noodles with Smashed', 53, 60, 947),
    recognised('Cucumber', 127, 69, 319),
    recognised('by @wokandwander - 4.9 (312)', 216, 36, 734),
    ...app,
  ];
  expect(readText(lines).title).toBe('Peanut Noodles with Smashed Cucumber');
});

test('what stands below a name in smaller letters is not of it', () => {
  const lines = [
    recognised('Apfelkuchen vom Blech', 53, 64, 700),
    recognised('Omas Liebling', 130, 42, 300),
    ...app,
  ];
  expect(readText(lines).title).toBe('Apfelkuchen vom Blech');
});
