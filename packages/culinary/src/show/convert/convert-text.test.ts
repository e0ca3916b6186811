import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convertText } from './convert-text.ts';

const said = (text: string, units: 'metric' | 'imperial', language?: string) =>
  convertText(text, units, language)
    .map((part) => part.text)
    .join('')
    .replaceAll('\u00a0', ' ');

describe('temperatures in metric', () => {
  test.each([
    ['Preheat the oven to 350°F.', 'Preheat the oven to 175 °C.'],
    ['Heat to 350 degrees F for 10 minutes', 'Heat to 175 °C for 10 minutes'],
    ['at 400 degrees Fahrenheit', 'at 205 °C'],
    ['at 350F', 'at 175 °C'],
    ['at 425 F', 'at 220 °C'],
    ['at 350º F', 'at 175 °C'],
    ['at 375℉', 'at 190 °C'],
    ['at 350-375°F', 'at 175–190 °C'],
    ['at 350° to 375°F', 'at 175–190 °C'],
    ['at 325 to 350 degrees F', 'at 165–175 °C'],
    ['between 350 and 375 degrees', 'between 175–190 °C'],
    ['an internal temperature of 165°F', 'an internal temperature of 74 °C'],
    ['oil at 350 degrees', 'oil at 175 °C'],
    ['Heat to Gas Mark 4.', 'Heat to 180 °C.'],
    ['Bake at gas 6', 'Bake at 200 °C'],
    ['Gas Mark ½', '120 °C'],
    ['Chill to 40 F.', 'Chill to 4 °C.'],
    ['store below 40F', 'store below 4 °C'],
    ['lower the heat by 25°F', 'lower the heat by 15 °C'],
    ['freeze at 0°F', 'freeze at −18 °C'],
  ])('"%s" is "%s"', (text, expected) => expect(said(text, 'metric')).toBe(expected));
});

describe('temperatures in imperial', () => {
  test.each([
    ['en', 'Bake at 180 C for 20 min', 'Bake at 355 °F for 20 min'],
    ['en', '180°C', '355 °F'],
    ['en', '180c', '355 °F'],
    ['en', '160-180 °C', '320–355 °F'],
    ['en', '180C/160C fan/gas 4', '355 °F/320 °F fan/gas 4'],
    ['en', 'at -18 °C', 'at 0 °F'],
    ['en', 'an oven at 180 degrees Celsius', 'an oven at 355 °F'],
    [
      'de',
      'Den Ofen auf 180 °C Ober-/Unterhitze (Umluft 160 °C) vorheizen',
      'Den Ofen auf 355 °F Ober-/Unterhitze (Umluft 320 °F) vorheizen',
    ],
    ['de', 'bei 180° backen', 'bei 355 °F backen'],
    ['de', 'bei 180 Grad backen', 'bei 355 °F backen'],
    ['de', 'um 20 °C senken', 'um 35 °F senken'],
    ['fr', 'Préchauffer le four à 180°C', 'Préchauffer le four à 355 °F'],
    ['fr', 'à 210 degrés', 'à 410 °F'],
    ['fr', 'four thermostat 6', 'four 355 °F'],
    ['fr', 'à 200C° pendant', 'à 390 °F pendant'],
    ['it', 'in forno a 200 gradi', 'in forno a 390 °F'],
    ['es', 'horno a 180 grados', 'horno a 355 °F'],
    ['es', 'a 180 ºC', 'a 355 °F'],
  ])('%s "%s" is "%s"', (language, text, expected) =>
    expect(said(text, 'imperial', language)).toBe(expected),
  );
});

describe('lengths in metric', () => {
  test.each([
    ['Cut into 1-inch cubes', 'Cut into 2.5 cm cubes'],
    ['a 9x13-inch pan', 'a 23 × 33 cm pan'],
    ['a 9 x 13 inch pan', 'a 23 × 33 cm pan'],
    ['a 9-by-13-by-2-inch pan', 'a 23 × 33 × 5 cm pan'],
    ['an 8x8-inch dish', 'a 20 × 20 cm dish'],
    ['1/2-inch dice', '1.3 cm dice'],
    ['1 ½ inch pieces', '4 cm pieces'],
    ['1- to 2-inch pieces', '2.5–5 cm pieces'],
    ['1/4 inch thick', '6 mm thick'],
    ['a 9” pie plate', 'a 23 cm pie plate'],
    ['a 2" by 3" tin', 'a 5 × 7.5 cm tin'],
    ['the "deep" 9" tin', 'the "deep" 23 cm tin'],
    ['a 12-in. skillet', 'a 30 cm skillet'],
    ['a 9 x 13 in. pan', 'a 23 × 33 cm pan'],
    ['2 feet of twine', '61 cm of twine'],
    ['4 feet apart', '1.22 m apart'],
    ['6 Zoll breit', '15 cm breit'],
    ['2 pouces', '5 cm'],
    ['2 pollici', '5 cm'],
    ['2 pulgadas', '5 cm'],
  ])('"%s" is "%s"', (text, expected) => expect(said(text, 'metric')).toBe(expected));
});

describe('lengths in imperial', () => {
  test.each([
    ['en', '2.5 cm cubes', '1-inch cubes'],
    ['en', '2.5 cm thick', '1 inch thick'],
    ['en', '5 cm apart', '2 inches apart'],
    ['en', 'a 20 x 30 cm tin', 'an 8 × 12-inch tin'],
    ['en', 'a 20cm x 30cm tin', 'an 8 × 12-inch tin'],
    ['en', '2-3 cm', '¾–1 ⅛ inches'],
    ['en', '3 mm thick', '⅛ inch thick'],
    ['en', '1 mm thick', '1/16 inch thick'],
    ['de', 'in 2 cm große Würfel', 'in ¾ Zoll große Würfel'],
    ['de', 'eine Form von 26 cm', 'eine Form von 10 ¼ Zoll'],
    ['fr', 'des dés de 2 cm', 'des dés de ¾ pouce'],
    ['it', 'uno stampo da 24 cm', 'uno stampo da 9 ½ pollici'],
    ['es', 'trozos de 2,5 cm', 'trozos de 1 pulgada'],
  ])('%s "%s" is "%s"', (language, text, expected) =>
    expect(said(text, 'imperial', language)).toBe(expected),
  );
});

test.each([
  'Heat to 350 degrees F (175 degrees C).',
  '350°F/180°C/Gas Mark 4',
  '220 °C/200 °C fan/425°F',
  '180C (160C fan)/350F/gas 4',
  '180 °C (350 °F)',
  'à 180°C (356°F)',
  'a 23cm/9in tin',
  'an 8-inch square pan (20 cm)',
  'cut into 2.5 cm (1 inch) pieces',
  '10 cm (4 in) apart',
  'a 20 cm [8 in] tin',
  '预热至200°C/395°F。',
])('what states both systems stays: "%s"', (text) => {
  expect(said(text, 'metric')).toBe(text);
  expect(said(text, 'imperial')).toBe(text);
});

test.each([
  'the "size 2" cutter',
  'to “stage 4” as shown',
  'flour "type 2"',
  'onerror="window.x=2">',
  'add 5 C flour',
  'add 2 cups flour and 350 g sugar',
  'bake 20-25 minutes at 400.',
  'put 9 in the oven',
  'serves 4 in 30 minutes',
  'a pinch of salt',
  'turn at a 45° angle',
  'the oven at 200 degrees',
  'add 6 chicken feet',
  'Vitamin C, 100 mg',
  'in 2 in the morning',
  'step 12',
  '1 in 10 cooks',
  'gas 4 cups',
  '',
])('nothing else changes: "%s"', (text) => {
  expect(said(text, 'metric')).toBe(text);
  expect(said(text, 'imperial')).toBe(text);
});

test('the parts say how the source put it', () => {
  expect(convertText('Bake at 350°F in a 9-inch tin.', 'metric')).toEqual([
    { text: 'Bake at ', original: null },
    { text: '175\u00a0°C', original: '350°F' },
    { text: ' in a ', original: null },
    { text: '23\u00a0cm', original: '9-inch' },
    { text: ' tin.', original: null },
  ]);
});

test.each<[string, 'metric' | 'imperial', string]>([
  ['Grease an 8-inch pan', 'metric', 'Grease a 20 cm pan'],
  ['An 11-inch skillet', 'metric', 'A 28 cm skillet'],
  ['a 7-inch pan', 'metric', 'an 18 cm pan'],
  ['a 9-inch pan', 'metric', 'a 23 cm pan'],
  ['a 3 mm slice', 'imperial', 'an ⅛-inch slice'],
  ['A 28 cm tin', 'imperial', 'An 11-inch tin'],
  ['an 80 cm string', 'imperial', 'a 31-inch string'],
  ['an 85 °F room', 'metric', 'a 29 °C room'],
  ['Vitamin A 20 cm', 'metric', 'Vitamin A 20 cm'],
  ['pizza 20 cm wide', 'imperial', 'pizza 8 inches wide'],
  ['an 8"x8" dish', 'metric', 'a 20 × 20 cm dish'],
])('an article follows its number: "%s" in %s is "%s"', (text, units, expected) => {
  expect(said(text, units, 'en-GB')).toBe(expected);
  expect(
    convertText(text, units, 'en-GB')
      .map((part) => part.original ?? part.text)
      .join(''),
  ).toBe(text);
});

test('an "a" of another language is no article, nor is one of a language that nobody says', () => {
  expect(said('a 27 °C', 'imperial', 'es')).toBe('a 81 °F');
  expect(said('Lievitare a 30 °C', 'imperial')).toBe('Lievitare a 86 °F');
});

test('the original units change nothing', () => {
  expect(convertText('Bake at 350°F', 'original')).toEqual([
    { text: 'Bake at 350°F', original: null },
  ]);
});

test('the originals joined are the text, whatever it is', () => {
  const pieces = fc.constantFrom(
    '350',
    '°',
    'F',
    ' C',
    ' degrees',
    '-',
    ' to ',
    '/',
    '9',
    'x',
    '13',
    ' inch',
    '"',
    ' cm',
    '½',
    ' 1/0',
    '.',
    ' (',
    ')',
    'gas ',
    'mark ',
    '\n',
    'é',
    '°C',
    ' mm',
    '1',
    ',5',
    '🍅',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join('')),
        fc.string(),
      ),
      fc.constantFrom('metric' as const, 'imperial' as const),
      (text, units) => {
        const parts = convertText(text, units);
        expect(parts.map((part) => part.original ?? part.text).join('')).toBe(text);
        expect(parts.map((part) => part.text).join('')).not.toMatch(/NaN|Infinity|undefined/);
      },
    ),
  );
});

test('a long text of figures is read in one pass', () => {
  const text = '1 - 2 x 3 ° '.repeat(20_000);
  expect(
    convertText(text, 'metric')
      .map((part) => part.original ?? part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['Turn up 25°F', 'metric', 'Turn up 15 °C'],
  ['within 2°F of 170°F', 'metric', 'within 1 °C of 77 °C'],
  ['bake 25°F lower', 'metric', 'bake 15 °C lower'],
  ['Turn down to 40°F', 'metric', 'Turn down to 4 °C'],
  ['a difference of 10°C', 'imperial', 'a difference of 20 °F'],
  ['10 °C höher backen', 'imperial', '20 °F höher backen'],
  ['Baissez de 20°C', 'imperial', 'Baissez de 35 °F'],
  ['Abbassate il forno di 20 °C', 'imperial', 'Abbassate il forno di 35 °F'],
  ['Baje el horno a 180 °C', 'imperial', 'Baje el horno a 355 °F'],
  ['Verlaag de oven met 20 °C', 'imperial', 'Verlaag de oven met 35 °F'],
  ['Sänk ugnen med 20 °C', 'imperial', 'Sänk ugnen med 35 °F'],
] as const)('a difference has no freezing point: "%s" in %s is "%s"', (text, units, expected) =>
  expect(
    convertText(text, units)
      .map((part) => part.text)
      .join('')
      .replaceAll('\u00a0', ' '),
  ).toBe(expected),
);

test.each([
  ['de', 'Drehe das Blech um 180 Grad'],
  ['de', 'Das Blech um 180° drehen.'],
  ['de', 'Den Teig um 90 Grad drehen'],
  ['de', 'Schneide im Winkel von 45 Grad'],
  ['en', 'Rotate the pan 360 degrees'],
  ['fr', 'Tourner la plaque de 180 degrés'],
  ['it', 'Girare la teglia di 180 gradi'],
  ['it', 'Ruotare la teglia di 180°'],
  ['es', 'Gira la bandeja 180 grados'],
])('how far something is turned is no heat (%s): "%s"', (language, text) => {
  expect(said(text, 'imperial', language)).toBe(text);
  expect(said(text, 'metric', language)).toBe(text);
});

test.each([
  ['de', 'Den Ofen auf 180 Grad drehen', 'Den Ofen auf 355 °F drehen'],
  ['de', 'Blech wenden, bei 180 Grad weiter backen', 'Blech wenden, bei 355 °F weiter backen'],
  ['de', 'Wenden und 180 Grad heiß frittieren', 'Wenden und 355 °F heiß frittieren'],
  ['de', 'Die Temperatur um 20 Grad senken', 'Die Temperatur um 35 °F senken'],
  ['es', 'Gira el horno a 180 grados', 'Gira el horno a 355 °F'],
  ['it', 'Girare il forno a 180 gradi', 'Girare il forno a 355 °F'],
  ['fr', 'Tourner le thermostat à 180 degrés', 'Tourner le thermostat à 355 °F'],
])('an oven that is turned up has a heat (%s): "%s"', (language, text, expected) =>
  expect(said(text, 'imperial', language)).toBe(expected),
);
