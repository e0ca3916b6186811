import { expect, test } from '@jest/globals';
import { dishesIn } from './dishes-in.ts';
import { nameAround } from './name-around.ts';

const kinds = (text: string) => dishesIn(text).map(({ name, is }) => `${name}: ${is}`);

test.each([
  ['Voilà le gratin dauphinois que tu voulais', ['gratin dauphinois: name']],
  ['eine Linsensuppe', ['linsensuppe: name']],
  ['Aprikosenkuchen', ['aprikosenkuchen: kind']],
  ['Suppe', ['suppe: bare']],
  ['zuppa di farro', ['zuppa di farro: name']],
  ['torta di carote', ['torta: kind']],
  ['The Hungry Magpie', []],
  ['Kreis, Hinweis, Preis', []],
])('“%s” names %j', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test.each([
  ['wie geht der Gedeckte Apfelkuchen?', 'Gedeckter Apfelkuchen'],
  ['hoy toca potaje con garbanzos y espinacas en casa', 'potaje con garbanzos y espinacas'],
  ['we had a beef and onion pie on Sunday', 'beef and onion pie'],
  ['il Streuselkuchen vom Blech und Kaffee', 'Streuselkuchen vom Blech'],
])('“%s” names “%s”', (text, name) => {
  const [dish] = dishesIn(text);
  expect(nameAround(text, dish!, new Set())).toBe(name);
});
