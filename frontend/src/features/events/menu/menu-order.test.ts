import { expect, test } from '@jest/globals';
import type { CourseType } from '../../../generated/operations.ts';
import { dishesOf, isAt, moved } from './menu-order.ts';

const dish = (id: string, courseType: CourseType, orderIndex: number) => ({
  id,
  courseType,
  orderIndex,
});
const menu = [
  dish('bread', 'appetizer', 0),
  dish('soup', 'appetizer', 1),
  dish('fish', 'main', 0),
  dish('tart', 'dessert', 0),
];
const after = (id: string, courseType: CourseType, orderIndex: number) =>
  moved(menu, id, { courseType, orderIndex }).map((one) =>
    [one.id, one.courseType, one.orderIndex].join(' '),
  );

test('a dish moves within its course, and the others make room', () => {
  expect(after('soup', 'appetizer', 0)).toEqual([
    'soup appetizer 0',
    'bread appetizer 1',
    'fish main 0',
    'tart dessert 0',
  ]);
});

test('a dish moves to another course, and the places of both are counted anew', () => {
  expect(after('bread', 'dessert', 1)).toEqual([
    'soup appetizer 0',
    'fish main 0',
    'tart dessert 0',
    'bread dessert 1',
  ]);
});

test('a place behind the last is the last', () => {
  expect(after('fish', 'appetizer', 9)).toContain('fish appetizer 2');
});

test('a dish that is gone moves nothing', () => {
  expect(moved(menu, 'pie', { courseType: 'main', orderIndex: 0 })).toEqual(menu);
});

test('a dish is at its place among the others', () => {
  expect(isAt(menu[1]!, { courseType: 'appetizer', orderIndex: 1 })).toBe(true);
  expect(isAt(menu[1]!, { courseType: 'main', orderIndex: 1 })).toBe(false);
  expect(dishesOf(menu, 'appetizer', 'bread').map(({ id }) => id)).toEqual(['soup']);
});
