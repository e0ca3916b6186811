import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutLetterSpacing } from './letter-spacing.ts';

test.each([
  ['     S O P A   D E   A J O', '     SOPA DE AJO'],
  ['T A R T E   À   L ’ O I G N O N', 'TARTE À L’OIGNON'],
  ['Z U T A T E N :', 'ZUTATEN:'],
  ['I N G R E D I E N T I   (per 4)', 'INGREDIENTI (per 4)'],
  ['F  I  S  H    P  I  E', 'FISH PIE'],
])('words spaced out letter by letter are whole: %j', (text, whole) => {
  expect(
    withoutLetterSpacing(text).replace(/\s+(?=[:(])/gu, (gap) => (gap === ' ' ? '' : ' ')),
  ).toBe(whole);
});

test.each([
  'a b',
  'Pan y a la olla',
  'Vitamins A, B, C and D',
  'P L E A S E N O T E T H A T W E A R E S H U T',
])('other letters stay as they are: %j', (text) => {
  expect(withoutLetterSpacing(text)).toBe(text);
});

test('a name that is spaced out above what is said of the dish is the title', () => {
  const draft = readText(
    `           P A T A T A S   A   L A   R I O J A N A\n\nPlato de vendimia que se guisaba en la viña.\n\nINGREDIENTES\n1 kg de patatas\n250 g de chorizo\n1 cebolla\n\nMODO DE HACERLO\nSe rehoga la cebolla.\nSe añaden las patatas y el chorizo y se cuece 35 minutos.\n`,
  );
  expect(draft.title?.toLowerCase()).toBe('patatas a la riojana');
});
