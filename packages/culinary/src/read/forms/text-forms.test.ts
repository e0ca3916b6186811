import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';
import { textForms } from './text-forms.ts';

const chat = [
  'Rosa: me pasas la receta?',
  'Carmen: Lentejas con chorizo para 4',
  'Carmen: 300 g de lentejas',
  'Carmen: 1 chorizo',
  'Carmen: 1 cebolla',
  'Carmen: Sofreír la cebolla y el chorizo.',
  'Carmen: Añadir las lentejas y cocer 40 minutos.',
  'Rosa: gracias!!',
].join('\n');

test('who speaks in a chat keeps the name in every form of it, and nobody greets above it', () => {
  const [small, ...others] = textForms(chat).map(({ source }) => String(source));
  expect(small).toMatch(/^Rosa: me pasas la receta\?\nCarmen: lentejas con chorizo para 4\n/);
  expect(others.join('\n')).not.toContain('Hello');
});

test('a chat without hours is not doubted line by line', () => {
  const { ingredients, doubts } = readText(chat);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
  expect(doubts.filter(({ part }) => part === 'ingredient')).toEqual([]);
});

test('what is no chat is in small letters altogether, and is greeted above', () => {
  const text = 'Plum Tart\n\nFilling: 500 g Plums\n200 g Flour\n\nBake it.';
  const [small, greeted] = textForms(text).map(({ source }) => source);
  expect(small).toBe(text.toLowerCase());
  expect(greeted).toBe(`Hello,\n\n${text}`);
});

test('a text that stands in a form already is not read again in it', () => {
  const text = 'plum tart\n\n500 g plums\n200 g flour\n\nbake it.';
  expect(textForms(text).map(({ source }) => source)).toEqual([`Hello,\n\n${text}`]);
});

test('what was recognised in a picture is read without its places too, what a document holds is not', () => {
  const row = (text: string, y: number) => ({ text, page: 1, x: 10, y, width: 200, height: 12 });
  const rows = [row('Plum Tart', 10), row('500 g Plums', 40)];
  expect(textForms(rows)).toHaveLength(1);
  const [, placeless] = textForms(rows.map((one) => ({ ...one, confidence: 91 })));
  expect(placeless).toEqual({ source: 'Plum Tart\n500 g Plums', tells: ['lines'] });
});
