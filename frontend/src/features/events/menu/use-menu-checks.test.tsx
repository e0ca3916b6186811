import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { DietaryProfile } from '../../../generated/operations.ts';
import { checkDish } from './dish-check.ts';
import type { MenuDish } from './menu-dish.ts';
import type { ReadIngredients, ToCheck } from './use-ingredient-reader.ts';
import { useMenuChecks } from './use-menu-checks.ts';

let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  asked = [];
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: () => {},
  });
});
afterEach(cleanup);

const becomeIdle = () => act(async () => waiting.splice(0).forEach((work) => work()));

const dish = (id: string, languageCode: string, name: string, translated?: string) => ({
  id,
  recipe: {
    id,
    languageCode,
    ingredients: [{ name, originalText: `200 g ${name}` }],
    translatedIngredients: translated === undefined ? null : [translated],
  },
});
const menu: readonly ToCheck[] = [
  dish('1', 'en', 'butter'),
  dish('2', 'de', 'Speck', '200 g bacon'),
  dish('3', 'en', 'zorple'),
  { id: '4', recipe: null },
];
const recipes = menu as readonly unknown[] as readonly MenuDish[];

// The lexicon is read before, so that no test waits for it.
beforeAll(() => {
  for (const entry of menu) for (const _ of checkDish(entry, 'vegan'));
});

let asked: string[];
const read: ReadIngredients = async (offset, first) => {
  asked.push(`${first} behind ${offset}`);
  return menu.slice(offset, offset + first);
};

interface MenuProps {
  profile: DietaryProfile;
  reading?: number;
  readBy?: ReadIngredients;
}

function Menu({ profile: dietaryProfile, reading = 0, readBy = read }: MenuProps) {
  const checks = useMenuChecks({ recipes, dietaryProfile, reading }, readBy);
  return (
    <ul>
      {menu.map(({ id }) => {
        const check = checks.get(id);
        const said = check?.message ?? check?.unknown.join(', ');
        return <li key={id}>{said === undefined ? 'nothing known' : said || 'nothing to say'}</li>;
      })}
    </ul>
  );
}
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const NOTHING = ['nothing known', 'nothing known', 'nothing known', 'nothing known'];

test('a menu is checked once the page is idle, anew for other guests, and never for those who eat everything', async () => {
  const { rerender } = render(<Menu profile="omnivore" />);
  await becomeIdle();
  expect(said()).toEqual(NOTHING);
  expect(asked).toEqual([]);

  rerender(<Menu profile="vegan" />);
  expect(said()).toEqual(NOTHING);
  await becomeIdle();
  await waitFor(() =>
    expect(said()).toEqual([
      'Contains 1 dairy ingredient: butter (not suitable for vegan)',
      'Contains 1 meat ingredient: bacon (not suitable for vegan)',
      'zorple',
      'nothing known',
    ]),
  );

  rerender(<Menu profile="vegetarian" />);
  expect(said()).toEqual(NOTHING);
  await waitFor(() =>
    expect(said()).toEqual([
      'nothing to say',
      'Contains 1 meat ingredient: bacon (not suitable for vegetarian)',
      'zorple',
      'nothing known',
    ]),
  );
  expect(asked).toEqual(['10 behind 0']);

  rerender(<Menu profile="vegetarian" reading={1} />);
  await waitFor(() => expect(asked).toEqual(['10 behind 0', '10 behind 0']));
});

test('of ingredients that cannot be read nothing is known, until they are read anew', async () => {
  const failing: ReadIngredients = async () => {
    throw new Error('away');
  };
  const { rerender } = render(<Menu profile="vegan" readBy={failing} />);
  await becomeIdle();
  expect(said()).toEqual(NOTHING);
  rerender(<Menu profile="vegan" reading={1} />);
  await waitFor(() => expect(said()[2]).toBe('zorple'));
});
