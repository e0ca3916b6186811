import { expect, test } from '@jest/globals';
import { parseLooseJson, repairJson } from './loose-json.ts';

test('reads JSON wrapped in a comment or in CDATA', () => {
  expect(parseLooseJson('<!-- {"a":1} -->')).toEqual({ a: 1 });
  expect(parseLooseJson('//<![CDATA[\n{"a":1}\n//]]>')).toEqual({ a: 1 });
  expect(parseLooseJson('/*<![CDATA[*/{"a":1}/*]]>*/;')).toEqual({ a: 1 });
});

test('keeps raw line breaks inside strings as line breaks', () => {
  expect(parseLooseJson('{"a":"Mix.\nBake.",\n"b":"x\ty"}')).toEqual({
    a: 'Mix.\nBake.',
    b: 'x y',
  });
});

test('escapes quotes that do not end a string', () => {
  expect(parseLooseJson('{"name":"Gran\'s "secret" pie","n":2}')).toEqual({
    name: 'Gran\'s "secret" pie',
    n: 2,
  });
  expect(parseLooseJson('{"a":"cut into 1" cubes, then fry","b":"c"}')).toEqual({
    a: 'cut into 1" cubes, then fry',
    b: 'c',
  });
});

test('drops escapes that JSON does not know', () => {
  expect(parseLooseJson('{"a":"it\\\'s"}')).toEqual({ a: "it's" });
});

test('reads entities in place of quotes', () => {
  expect(parseLooseJson('{&quot;a&quot;:&quot;b&quot;}')).toEqual({ a: 'b' });
});

test('repairs trailing commas and missing brackets', () => {
  expect(repairJson('{"a":[1,2,],}')).toEqual({ a: [1, 2] });
  expect(repairJson('{"a":[1,2')).toEqual({ a: [1, 2] });
});

test('gives nothing for what is no JSON', () => {
  expect(parseLooseJson('')).toBeUndefined();
  expect(parseLooseJson('var x = 1')).toBeUndefined();
});
