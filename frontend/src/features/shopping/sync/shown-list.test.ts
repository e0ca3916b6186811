import { expect, test } from '@jest/globals';
import { withSunk, type ShownAisle, type ShownItem } from './shown-list.ts';

const item = (id: string, checked: boolean) => ({ id, checked }) as ShownItem;
const shown = (aisles: readonly ShownAisle[]) =>
  aisles.map(({ name, items }) => `${name}: ${items.map(({ id }) => id).join(' ')}`);

test('what is ticked sinks to the end of its aisle, and an aisle where all is ticked behind the others', () => {
  const aisles: ShownAisle[] = [
    { name: 'Vegetables', items: [item('leeks', true), item('celery', true)] },
    { name: 'Dairy', items: [item('butter', true), item('cream', false)] },
    { name: 'Bakery', items: [item('rolls', false)] },
  ];
  expect(shown(withSunk(aisles, ({ checked }) => checked))).toEqual([
    'Dairy: cream butter',
    'Bakery: rolls',
    'Vegetables: leeks celery',
  ]);
  expect(shown(withSunk(aisles, () => false))).toEqual([
    'Vegetables: leeks celery',
    'Dairy: butter cream',
    'Bakery: rolls',
  ]);
});
