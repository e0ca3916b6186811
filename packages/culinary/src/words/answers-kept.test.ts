import { expect, test } from '@jest/globals';
import { keepingAnswers } from './answers-kept.ts';

/** A function that keeps two answers, or up to twice as many, and what it was asked itself. */
function lengths() {
  const asked: string[] = [];
  const lengthOf = keepingAnswers((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  }, 2);
  return { asked, lengthOf };
}

test('what was asked lately is answered as before, nothing as well', () => {
  const { asked, lengthOf } = lengths();
  expect(['salt', '', 'salt', ''].map(lengthOf)).toEqual([4, null, 4, null]);
  expect(asked).toEqual(['salt', '']);
});

test('what was asked long ago is asked anew, what is asked again and again is not', () => {
  const { asked, lengthOf } = lengths();
  for (const text of ['salt', 'egg', 'rice', 'egg', 'oats', 'egg', 'milk', 'egg', 'salt'])
    expect(lengthOf(text)).toBe(text.length);
  expect(asked).toEqual(['salt', 'egg', 'rice', 'oats', 'milk', 'salt']);
});

test('answers of long texts are not kept', () => {
  const { asked, lengthOf } = lengths();
  const long = 'salt '.repeat(100);
  expect([lengthOf(long), lengthOf(long)]).toEqual([500, 500]);
  expect(asked).toHaveLength(2);
});

test('of texts that are long together fewer are kept', () => {
  const asked = new Set<string>();
  let times = 0;
  const lengthOf = keepingAnswers((text) => {
    asked.add(text);
    times++;
    return text.length;
  });
  const texts = Array.from({ length: 1_000 }, (_, at) => `${at}`.padStart(400, '0'));
  for (const text of [...texts, texts[0]!]) lengthOf(text);
  expect([asked.size, times]).toEqual([1_000, 1_001]);
});
