import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';
import { withoutAfterthought } from './afterthought.ts';

test.each([
  ['Crab bisque, or what to do with a full creel', 'Crab bisque'],
  ['Pease pudding, and why my aunt would laugh at it', 'Pease pudding'],
  ['Tomato soup – the one that cures everything', 'Tomato soup'],
  ['Kirschmichel – oder: wohin mit dem alten Brot?', 'Kirschmichel'],
  ['Dampfnudeln und warum sie nie zusammenfallen', 'Dampfnudeln'],
  ['Pain perdu ou comment sauver une baguette', 'Pain perdu'],
  ['Far breton : ou que faire des pruneaux oubliés', 'Far breton'],
  ['Gâteau de semoule, celui qui console', 'Gâteau de semoule'],
  ['Ribollita, ovvero come non buttare il pane', 'Ribollita'],
  ['Panzanella, ovvero la cena di chi torna tardi', 'Panzanella'],
  ['Salmorejo o cómo acabar con los tomates', 'Salmorejo'],
  ['Sopa de ajo, la que resucita a un muerto', 'Sopa de ajo'],
])('“%s” names “%s” before it jokes', (title, name) => {
  expect(withoutAfterthought(title)).toBe(name);
});

test.each([
  'How to joint a rabbit and what to do with it',
  'Rice and peas',
  'Spätzle oder Knöpfle',
  'Poulet ou dinde au curry',
  'Pasta e ceci',
  'Arroz con pollo o conejo',
  'Bangers and mash and how',
])('“%s” stays whole', (title) => {
  expect(withoutAfterthought(title)).toBe(title);
});

test('a text is called without it as well, and shows it beside the recipe', () => {
  const { title, leftOut } = readText(
    'Ofenschlupfer, oder wohin mit alten Wecken\n\n4 Wecken\n2 Äpfel\n300 ml Milch\n2 Eier\n\nDie Wecken in Scheiben schneiden.\nMilch und Eier verquirlen, mit den Äpfeln darüber geben und backen.',
  );
  expect(title).toBe('Ofenschlupfer');
  expect(leftOut).toContain('oder wohin mit alten Wecken');
});
