import { describe, expect, it, test } from '@jest/globals';
import type { Expected } from './cases.ts';
import type { Prediction } from './import-cases.ts';
import { judge } from './judge.ts';

const EXPECTED: Expected = {
  title: 'Apple Pie',
  ingredients: ['1½ cups flour', '2 apples, sliced'],
  instructions_list: ['Mix the flour with water. Let it rest.', 'Add the apples and bake.'],
  servings: 4,
  prepMinutes: 20,
  cookMinutes: 40,
  totalMinutes: null,
  numberedSteps: false,
  mustNotContain: ['Subscribe', '87'],
};

const FOUND: Prediction = {
  id: 'page/pie',
  took: 1,
  title: 'APPLE PIE!',
  ingredients: ['flour 1 1/2 cups', '▢ 2 apples (sliced)'],
  instructions: ['Mix the flour with water.', 'Let it rest.', 'Add the apples and bake.'],
  yields: null,
  servings: 4,
  prep_time: 'PT20M',
  cook_time: 'PT40M',
  total_time: 'PT1H',
  remarks: [],
  doubts: [],
  doubtDetails: [],
};

const wrongOf = (found: Partial<Prediction>, expected: Partial<Expected> = {}) =>
  judge({ ...EXPECTED, ...expected }, { ...FOUND, ...found }).wrong;

describe('the strict judge', () => {
  it('takes foods without amounts in one line for the same as a line of each, and no other cut', () => {
    const salted = { ingredients: ['1½ cups flour', 'salt, pepper and oil'] };
    const oneEach = ['1½ cups flour', 'salt', 'pepper', 'oil'];
    expect(wrongOf({ ingredients: oneEach }, salted)).toEqual([]);
    expect(wrongOf({ ingredients: oneEach.slice(0, 3) }, salted)).toEqual(['ingredients']);
    expect(wrongOf({ ingredients: ['1½ cups flour', '2 apples', 'sliced'] })).toEqual([
      'ingredients',
    ]);
  });

  it('takes a figure that lost its decimal point for another one', () => {
    const spiced = { ingredients: ['1½ cups flour', '.25 tsp mace'] };
    expect(wrongOf({ ingredients: ['1½ cups flour', '25 tsp mace'] }, spiced)).toEqual([
      'ingredients',
    ]);
    expect(wrongOf({ ingredients: ['1½ cups flour', 'mace .25 tsp'] }, spiced)).toEqual([]);
    expect(wrongOf({ ingredients: ['1½ cups flour', '0.25 tsp mace'] }, spiced)).toEqual([]);
  });

  it('takes foods with an amount each in one line for the same as a line of each, unless one leaves out its unit', () => {
    const whole = (line: string) => ({ ingredients: ['1½ cups flour', line] });
    const split = (...lines: string[]) => ({ ingredients: ['1½ cups flour', ...lines] });
    const fats = whole('3 tbsp butter + 1 tbsp ghee');
    expect(wrongOf(split('3 tbsp butter', '1 tbsp ghee'), fats)).toEqual([]);
    expect(wrongOf(split('1 tbsp ghee', '3 tbsp butter'), fats)).toEqual(['ingredients']);
    expect(
      wrongOf(split('1 sprig of rosemary', '1 of thyme'), whole('1 sprig of rosemary, 1 of thyme')),
    ).toEqual(['ingredients']);
    expect(
      wrongOf(split('2 carrots', '1 leek for the top'), whole('2 carrots, and 1 leek for the top')),
    ).toEqual([]);
    expect(wrongOf(split('1 apple', 'sliced'), whole('1 apple, sliced'))).toEqual(['ingredients']);
    expect(wrongOf(split('2 eggs', '1 yolk'), whole('2 eggs plus 1 yolk'))).toEqual([]);
    expect(
      wrongOf(split('2 carrots', '1 leek, in rings'), whole('2 carrots and 1 leek, in rings')),
    ).toEqual([]);
    expect(
      wrongOf(split('1 cup', '2 tablespoons sugar'), whole('1 cup plus 2 tablespoons sugar')),
    ).toEqual(['ingredients']);
  });

  it('takes another name that was written down beforehand for the title, and no other', () => {
    const named = { otherTitles: ["Aunt May's Apple Pie"] };
    expect(wrongOf({ title: 'Aunt May’s Apple Pie' }, named)).toEqual([]);
    expect(wrongOf({ title: 'Aunt May’s Pie' }, named)).toEqual(['title']);
  });

  it('takes another wording of a line that was written down beforehand for the same, and no other', () => {
    const told = {
      ingredients: ['1½ cups flour', 'an apple, cut in quarters', 'salt and pepper'],
      otherLines: { 'an apple, cut in quarters': ['an apple', 'an apple in quarters'] },
    };
    const found = (apple: string) => ({
      ingredients: ['1½ cups flour', apple, 'salt', 'pepper'],
    });
    expect(wrongOf(found('an apple'), told)).toEqual([]);
    expect(wrongOf(found('an apple, cut in quarters'), told)).toEqual([]);
    expect(wrongOf(found('an apple, peeled'), told)).toEqual(['ingredients']);
    expect(wrongOf({ ingredients: ['1½ cups flour', 'salt', 'pepper'] }, told)).toEqual([
      'ingredients',
    ]);
  });

  it('takes typography, the place of an amount and cuts at sentence ends for the same', () => {
    expect(wrongOf({})).toEqual([]);
  });

  test.each<[string, Partial<Prediction>, Partial<Expected>, string[]]>([
    ['a title with the name of its site', { title: 'Apple Pie | Oven' }, {}, ['title']],
    ['another figure', { ingredients: ['1 cups flour', '2 apples, sliced'] }, {}, ['ingredients']],
    [
      'lines in another order',
      { ingredients: [...(FOUND.ingredients ?? [])].reverse() },
      {},
      ['ingredients'],
    ],
    [
      'one line too many',
      { ingredients: [...(FOUND.ingredients ?? []), '-'] },
      {},
      ['ingredients'],
    ],
    [
      'a step cut within a sentence',
      { instructions: ['Mix the flour', 'with water. Let it rest. Add the apples and bake.'] },
      {},
      ['steps'],
    ],
    [
      'steps in another order',
      { instructions: ['Add the apples and bake.', 'Mix the flour with water. Let it rest.'] },
      {},
      ['steps'],
    ],
    [
      'a comment among the steps',
      { instructions: [...(FOUND.instructions ?? []), 'Lovely, thanks!'] },
      {},
      ['steps'],
    ],
    [
      'a comment within a step that nobody said may stand there',
      {
        instructions: [
          'Mix the flour with water. It never sticks, thanks for that. Let it rest. Add the apples and bake.',
        ],
      },
      { mayContain: ['Keeps for days.'] },
      ['steps'],
    ],
    ['numbered steps that are cut anew', {}, { numberedSteps: true }, ['steps']],
    [
      'a step that keeps its number',
      { instructions: ['1 Mix the flour with water. Let it rest.', '2 Add the apples and bake.'] },
      { numberedSteps: true },
      ['steps'],
    ],
    ['servings nobody stated', {}, { servings: null }, ['servings']],
    ['lost servings', { servings: null }, {}, ['servings']],
    ['a lost time', { cook_time: null, total_time: 'PT20M' }, {}, ['times']],
    ['a time nobody stated', {}, { prepMinutes: null, cookMinutes: null }, ['times']],
    ['furniture in a note', { remarks: ['Subscribe to us'] }, {}, ['furniture']],
    ['a page number in the yield', { yields: '4 people 87' }, {}, ['furniture']],
  ])('calls %s wrong', (_what, found, expected, wrong) => {
    expect(wrongOf(found, expected)).toEqual(wrong);
  });

  test.each<[string, Partial<Prediction>, Partial<Expected>]>([
    ['pieces that stand in the yield', { servings: null, yields: '4 pies' }, {}],
    ['one end of a range', { servings: 6 }, { servings: [4, 6] }],
    ['a total that follows from its parts', { total_time: null }, { totalMinutes: 60 }],
    ['a part that follows from the total', {}, { cookMinutes: null, totalMinutes: 60 }],
    ['a number that is part of a longer one', { remarks: ['Since 1987'] }, {}],
    [
      'a remark that may stand among the steps',
      { instructions: [...(FOUND.instructions ?? []), 'Keeps for days.'] },
      { mayContain: ['Keeps for days.'] },
    ],
    [
      'a remark that may stand among the steps, within one',
      {
        instructions: [
          'Mix the flour with water. It never sticks. Let it rest.',
          'Add the apples and bake.',
        ],
      },
      { mayContain: ['It never sticks. My aunt told me.'] },
    ],
    [
      'a numbered step that may stand there or not',
      { instructions: [...(FOUND.instructions ?? []).slice(0, 1), 'Add the apples and bake.'] },
      {
        instructions_list: [
          'Mix the flour with water.',
          'Add the apples and bake.',
          'Done already!',
        ],
        numberedSteps: true,
        mayContain: ['Done already!'],
      },
    ],
    [
      'a numbered step that may stand there and does',
      {
        instructions: ['Mix the flour with water.', 'Add the apples and bake.', 'Done already!'],
      },
      {
        instructions_list: [
          'Mix the flour with water.',
          'Add the apples and bake.',
          'Done already!',
        ],
        numberedSteps: true,
        mayContain: ['Done already!'],
      },
    ],
    [
      'a remark that may stand within a numbered step',
      {
        instructions: [
          'Mix the flour with water. Let it rest.',
          'Add the apples and bake. It never burns if you watch it all the time.',
        ],
      },
      { numberedSteps: true, mayContain: ['It never burns if you watch it all the time.'] },
    ],
    [
      'a remark in brackets behind a step that may stand there',
      {
        instructions: [
          'Mix the flour with water. (never sticks) Let it rest.',
          'Add the apples and bake. (my way)',
        ],
      },
      { mayContain: ['(never sticks)', 'my way'] },
    ],
  ])('calls %s right', (_what, found, expected) => {
    expect(wrongOf(found, expected)).toEqual([]);
  });

  it('counts a refusal with a sentence as doubted, one without not', () => {
    const refused = (error: string) => judge(EXPECTED, { id: 'a', took: 1, error });
    expect(refused('422: No recipe was found on this page.')).toEqual({
      wrong: ['recipe'],
      doubted: true,
      partNamed: true,
    });
    expect(refused('500: no recipe').doubted).toBe(false);
  });

  it('tells a doubt about what is wrong from one about something else', () => {
    const verdict = (part: 'title' | 'step') =>
      judge(EXPECTED, {
        ...FOUND,
        title: 'Print',
        doubts: ['Look here.'],
        doubtDetails: [{ part, sentence: 'Look here.' }],
      });
    expect(verdict('title')).toMatchObject({ doubted: true, partNamed: true });
    expect(verdict('step')).toMatchObject({ doubted: true, partNamed: false });
  });
});
