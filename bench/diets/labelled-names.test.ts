import { expect, test } from '@jest/globals';
import { fresh } from './fresh-names.data.ts';
import { judgeName } from './judge-name.ts';
import { madeDishes } from './made-dishes.data.ts';
import { plain, treacherous, unreadable } from './labelled-names.data.ts';
import { readLabels } from './read-labels.ts';

const judged = [plain, treacherous, unreadable, fresh, madeDishes]
  .flatMap(readLabels)
  .map(judgeName);
const named = (names: typeof judged) => names.map(({ language, name }) => `${language} ${name}`);

test('no labelled ingredient passes as safe for guests who do not eat it', () => {
  expect(named(judged.filter(({ leaked }) => leaked.length > 0))).toEqual([]);
});

test('of every labelled ingredient all classes are told', () => {
  expect(named(judged.filter(({ doubted }) => doubted.length > 0))).toEqual([]);
});

test('at most one in two hundred classes is told of an ingredient that is not of it', () => {
  const right = judged.flatMap((name) => name.right).length;
  const wrong = judged.flatMap((name) => name.wrong).length;
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.995);
});
