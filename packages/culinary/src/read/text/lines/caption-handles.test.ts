import { expect, test } from '@jest/globals';
import { withoutHandle } from './caption-handles.ts';
import { readText } from '../read-text.ts';

const list = ['', '600 g Tomaten', '250 g Ricotta', '', 'Alles mischen.', '', '#galette #sommer'];

test('the name of an account alone above its caption, and in front of it, is none of the text', () => {
  const { lines, leftOut } = withoutHandle([
    'kuechenpoesie',
    '',
    'kuechenpoesie TOMATEN-GALETTE 🍅',
    ...list,
  ]);
  expect(leftOut).toEqual(['kuechenpoesie']);
  expect(lines[1]).toBe('TOMATEN-GALETTE 🍅');
});

test.each(['gruene_gabel • Folgen', '@die.gabel', 'lacucharaverde ✨'])(
  '%s is the name of an account above hashtags',
  (line) => {
    expect(withoutHandle([line, 'Linsen-Aufstrich', ...list]).leftOut).toEqual([line]);
  },
);

test.each(['focaccia', 'tortitas', 'Kartoffelsalat', 'my notes'])('%s stays', (line) => {
  const lines = [line, '', 'Für vier', ...list];
  expect(withoutHandle(lines).lines).toBe(lines);
});

test('a word alone above a text that no network made stays', () => {
  const lines = [
    'dibbelabbes',
    '',
    '1 kg Kartoffeln',
    '2 Zwiebeln',
    '',
    'Alles reiben und backen.',
  ];
  expect(withoutHandle(lines).lines).toBe(lines);
});

test('what is said behind a picture is no part of the name, and the minutes behind it are the whole time', () => {
  const draft = readText(
    [
      'mestoloecucchiaio',
      'POLPETTE DI CECI AL FORNO 😍 senza uova!',
      '',
      '400 g di ceci lessati',
      '60 g di pangrattato',
      '1 patata lessa',
      '',
      'Frulla i ceci con la patata.',
      'Unisci il pangrattato, forma delle palline e inforna.',
      '',
      '#polpette #ceci',
    ].join('\n'),
  );
  expect(draft.title).toBe('Polpette di Ceci al Forno');
  expect(draft.leftOut).toContain('senza uova!');
});
