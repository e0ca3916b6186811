import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildIngredient } from '../../test-kit/records.ts';
import { named } from '../../test-kit/mount-feature.tsx';
import { backend, cupOf, leave, lines, open, step } from './test-kit/open-recipe.ts';

describe('scaling', () => {
  const scaled = () => screen.queryByText(/scaled from/, { selector: 'p span' })?.textContent;

  test("is the event's where the recipe was opened from one", async () => {
    backend.answers.set('GET /api/events/5', () =>
      Response.json({ id: 5, name: 'Supper for Marta' }),
    );
    await open({}, '?eventId=5&servingMultiplier=2&mode=prepare');
    expect((await named('link', 'Back to Supper for Marta')).getAttribute('href')).toBe(
      '/events/5',
    );
    expect(screen.queryByRole('heading', { name: 'Scale Recipe' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More servings' })).toBeNull();
    expect(scaled()).toContain('For 16, scaled from 8');
    expect(screen.getAllByRole('button', { name: 'Shopping List' })).toHaveLength(2);
  });

  test('bends the words of another language with their number', async () => {
    const [originalText, name] = ['1 große Zwiebel', 'Zwiebel'];
    const onion = buildIngredient({ name, quantity: 1, amount: 1, size: 'große', originalText });
    const { user } = await open({ servings: 1, languageCode: 'de', ingredients: [onion] });
    await user.click(screen.getAllByRole('button', { name: 'More servings' })[0]!);
    expect(await screen.findByText(/große Zwiebeln/)).toBeTruthy();
  });

  test('a recipe that states no servings is as if from four', async () => {
    const { user } = await open({ servings: 4, servingsStated: false });
    const bar = screen.getByRole('complementary', { name: 'Servings and shopping list' });
    expect(bar.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Servings not stated, taken as for 4.',
    );
    await user.click(screen.getAllByRole('button', { name: 'More servings' })[0]!);
    expect(
      screen.getByText('For 5, scaled as if for 4', { exact: false, selector: 'p span' }),
    ).toBeTruthy();
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Servings not stated. Scaled as if written for 4.',
    );
  });
});

describe('units', () => {
  const milk = () => ({
    ingredients: [
      cupOf('milk', 2),
      buildIngredient({
        name: 'vanilla',
        quantity: 1,
        amount: 1,
        unit: 'teaspoon',
        metricAmount: 4.92892,
        metricUnit: 'ml',
        originalText: '1 tsp vanilla',
      }),
    ],
  });

  test('of the source are neither metric nor imperial, and either leaves them', async () => {
    const { user } = await open({ ...milk(), instructions: [step('Bake at 350°F.')] });
    const steps = () =>
      screen.getByRole('region', { name: 'Instructions' }).textContent?.replaceAll('\u00a0', ' ');
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    expect(steps()).toContain('Bake at 175 °C.');
    await user.click(await named('button', 'Original amounts'));
    expect(chosen()).toEqual([]);
    expect(steps()).toContain('Bake at 350°F.');
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(chosen()).toEqual(['metric']);
    expect(steps()).toContain('Bake at 175 °C.');
    expect(lines()[0]).toMatch(/^4\.7\s?dl milk$/);
    await user.click(await named('button', 'Original amounts'));
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(chosen()).toEqual(['imperial']);
    expect(steps()).toContain('Bake at 350°F.');
  });

  test('of a metric recipe keep its spoons in Metric, those of another become millilitres', async () => {
    const spoon = milk().ingredients[1]!;
    const flour = buildIngredient({
      name: 'flour',
      quantity: 200,
      amount: 200,
      unit: 'gram',
      metricAmount: 200,
      metricUnit: 'g',
      originalText: '200 g flour',
    });
    await open({ ingredients: [flour, spoon] });
    expect(lines()[1]).toMatch(/^1\s?tsp vanilla$/);
    leave();
    await open(milk());
    expect(lines()[1]).toMatch(/^5\s?ml vanilla$/);
  });

  test('of the source are also those of the list to shop from, as far as it is written in one system', async () => {
    const listed = async () => {
      await user.click(screen.getAllByRole('button', { name: 'Shopping List' })[0]!);
      const list = await named('region', 'List to shop from');
      await user.click(within(list).getByRole('button', { name: 'Cancel' }));
      return list.dataset['units'];
    };
    const flour = buildIngredient({
      name: 'flour',
      quantity: 200,
      amount: 200,
      unit: 'gram',
      metricAmount: 200,
      metricUnit: 'g',
      originalText: '200 g flour',
    });
    let { user } = await open({ ingredients: [flour] });
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(await listed()).toBe('imperial');
    await user.click(await named('button', 'Original amounts'));
    expect(await listed()).toBe('metric');
    leave();
    ({ user } = await open(milk()));
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(await listed()).toBe('metric');
    await user.click(await named('button', 'Original amounts'));
    expect(await listed()).toBe('imperial');
  });

  test('of the source are left by other servings or units', async () => {
    const { user } = await open(milk());
    const original = async () =>
      (await named('button', 'Original amounts')).getAttribute('aria-pressed');
    await user.click(await named('button', 'Original amounts'));
    expect(await original()).toBe('true');
    await user.click(screen.getAllByRole('button', { name: 'More servings' })[0]!);
    expect(await original()).toBe('false');
    expect(
      screen.getByText('For 9, scaled from 8', { exact: false, selector: 'p span' }),
    ).toBeTruthy();
    await user.click(await named('button', 'Original amounts'));
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(await original()).toBe('false');
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(await original()).toBe('false');
  });

  test('of heat and length convert in the steps, with the original one tap away that ticks nothing', async () => {
    const { user } = await open({ instructions: [step('Bake at 350°F in a 9 inch tin.')] });
    const steps = screen.getByRole('region', { name: 'Instructions' });
    expect(steps.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Bake at 175 °C in a 23 cm tin.',
    );
    await user.click(within(steps).getByRole('button', { name: /175/ }));
    expect(steps.textContent?.replaceAll('\u00a0', ' ')).toMatch(/350\s?°F/);
    expect(within(steps).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(within(steps).queryByRole('button')).toBeNull();
  });
});
