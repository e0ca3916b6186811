import { expect, test } from '@jest/globals';
import { measuredRows } from './measured-rows.ts';

test.each([
  '1 kg coniglio a pezzi',
  'mezzo chilo di cipolle bianche',
  'about 2 cups basil leaves',
  'Speisestärke: 2 gestr. EL',
  'Perlgraupen: 250 g',
  'Farina 00: q.b.',
  'pomodori pelati 400 g',
])('“%s” is an item wherever it stands as a row of its own', (line) => {
  expect(measuredRows([line])(line)).toBe(true);
  expect(measuredRows([`Dazu ${line} und mehr`])(line)).toBe(false);
});

test.each(['1 large', 'Wasser: 2 Stunden', 'Ofen: 200 Grad', 'Four friends came', 'Tom: 2 Teller'])(
  '“%s” is none for that',
  (line) => {
    expect(measuredRows([line])(line)).toBe(false);
  },
);
