import { expect, test } from '@jest/globals';
import { calmTitle } from './calm-title.ts';

test.each([
  ['de', 'ROTBARSCHAUFLAUF MIT GEFÜLLTEN TOMATEN', 'Rotbarschauflauf mit gefüllten Tomaten'],
  ['de', 'WARMER KARTOFFELSALAT OHNE EI', 'Warmer Kartoffelsalat ohne Ei'],
  ['nl', 'ERWTENSOEP MET ROOKWORST', 'Erwtensoep met rookworst'],
  ['sv', 'SMÖRGÅSTÅRTA MED RÄKOR', 'Smörgåstårta med räkor'],
  ['pt', 'BOLO DE CENOURA', 'Bolo de Cenoura'],
  ['it', 'TORTA DI MELE', 'Torta di Mele'],
])('a shouted title is written as its language writes names (%s)', (language, title, calm) => {
  expect(calmTitle(title, '', language)).toBe(calm);
});

test('words that the text has are written as there', () => {
  expect(calmTitle('APFELSTRUDEL VON KATHI', 'Für Kathi Äpfel schälen.', 'de')).toBe(
    'Apfelstrudel von Kathi',
  );
});

test('a shouted title in a language that is not known stays', () => {
  expect(calmTitle('KARJALANPIIRAKKA', '', 'fi')).toBe('KARJALANPIIRAKKA');
});

test.each([
  ['it', 'PASTA E CECI!!!', 'Pasta e Ceci'],
  ['it', 'Pasta e ceci!!', 'Pasta e ceci'],
  ['it', 'Evviva la pasta!', 'Evviva la pasta!'],
])('a title loses the marks that shout it (%s)', (language, title, calm) => {
  expect(calmTitle(title, '', language)).toBe(calm);
});
