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

test.each<[string, string, unknown]>([
  ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
  ['missing brackets', '{"a":[1,2', { a: [1, 2] }],
  ['a list that an object closes', '{"a":{"b":[1,2},"c":3}', { a: { b: [1, 2] }, c: 3 }],
  ['brackets too many', '{"a":[1]]},}', { a: [1] }],
  [
    'missing commas at the ends of lines',
    '{"name":"Pie"\n"recipeIngredient":["1 egg"\n"2 apples"]}',
    { name: 'Pie', recipeIngredient: ['1 egg', '2 apples'] },
  ],
  ['a missing quote', '{"name":"Pie,\n"n":["4"]}', { name: 'Pie', n: ['4'] }],
  ['a missing value', '{"a":,"b":2}', { a: null, b: 2 }],
  ['a comma too many in a list', '["a",,"b"]', ['a', 'b']],
  ['comments', '{"a": /* " */ 1, // "\n"b":2}', { a: 1, b: 2 }],
  ['a text that breaks off', '{"a":["x","y z', { a: ['x', 'y z'] }],
  ['inches in a broken list', '{"a":["1" cubes","2" tin",]', { a: ['1" cubes', '2" tin'] }],
  ['a text with a colon behind a quote', '{"a":"Say "go": then",}', { a: 'Say "go": then' }],
  [
    'texts and addresses without quotes',
    '{"a":https://x.y/z,"t":PT20M}',
    { a: 'https://x.y/z', t: 'PT20M' },
  ],
  ['several documents', '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['a call', 'callback({"a":1});', { a: 1 }],
  [
    'data of JavaScript',
    "{a:b,'c':'it\\'s',d:void 0,e:!0,f:[a,\"g\",$],h:`i`}",
    { a: 'b', c: "it's", d: null, e: true, f: ['a', 'g', '$'], h: 'i' },
  ],
])('repairs %s', (_, source, data) => {
  expect(repairJson(source)).toEqual(data);
});

test('a key of no object changes no object', () => {
  const data = repairJson('{"__proto__":{"x":1},constructor:2,}') as object;
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  expect(Object.keys(data)).toEqual(['__proto__', 'constructor']);
});

test('data deeper than any is given up', () => {
  expect(repairJson('['.repeat(100_000))).toBeUndefined();
});

test('data of more levels than any is read without those below', () => {
  const deep = (levels: number) => `{"a":1,"b":${'['.repeat(levels)}2${']'.repeat(levels)}}`;
  expect(JSON.stringify(parseLooseJson(deep(150)))).toBe(deep(150));
  const cut = JSON.stringify(parseLooseJson(deep(100_000)));
  expect(cut).toBe(`{"a":1,"b":${'['.repeat(200)}null${']'.repeat(200)}}`);
});

test('gives nothing for what is no JSON', () => {
  expect(parseLooseJson('')).toBeUndefined();
  expect(parseLooseJson('var x = 1')).toBeUndefined();
});
