import { expect, test } from '@jest/globals';
import { plainLines } from './plain-lines.ts';

test.each(['*  QUESADA PASIEGA  *', '~~~ QUESADA PASIEGA ~~~', '- QUESADA PASIEGA -'])(
  'what frames a heading is no bullet: “%s”',
  (line) => {
    expect(plainLines(line)).toMatchObject([{ text: 'QUESADA PASIEGA', marker: null }]);
  },
);

test('a bullet before an item stays one', () => {
  expect(plainLines('* 2 eggs')).toMatchObject([{ text: '2 eggs', marker: { kind: 'bullet' } }]);
});
