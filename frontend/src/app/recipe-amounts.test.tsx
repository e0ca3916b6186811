import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refused } from './test-kit/fake-backend.ts';
import { buildIngredient } from './test-kit/records.ts';
import { backend, cupOf, facts, lines, named, open, step } from './test-kit/open-recipe.ts';

describe('scaling', () => {
  const scaled = () => screen.queryByText(/scaled from/, { selector: 'p span' })?.textContent;

  test('multiplies amounts as the stepper says, and goes back', async () => {
    const { user } = await open({ ingredients: [buildIngredient()] });
    const [more] = screen.getAllByRole('button', { name: 'More servings' });
    await user.click(more!);
    expect(facts()).toContainEqual(['Servings', '9, scaled from 8']);
    expect(scaled()).toContain('For 9, scaled from 8');
    const [field] = screen.getAllByRole('spinbutton', { name: 'Servings' });
    await user.clear(field!);
    await user.type(field!, '16');
    expect(lines()).toEqual([expect.stringMatching(/^750\s?g plain flour$/)]);
    await user.click(screen.getAllByRole('button', { name: 'Reset' })[0]!);
    expect(lines()).toEqual([expect.stringMatching(/^375\s?g plain flour$/)]);
    expect(scaled()).toBeUndefined();
  });

  test.each(['0', '-3', 'abc', '1.5', '1e1', '99999999'])(
    'a typed %p changes nothing',
    async (typed) => {
      const { user } = await open();
      const [field] = screen.getAllByRole('spinbutton', { name: 'Servings' });
      fireEvent.change(field!, { target: { value: typed } });
      fireEvent.keyDown(field!, { key: 'Enter' });
      expect((field as HTMLInputElement).value).toBe('8');
      await user.tab();
      expect(facts()).toContainEqual(['Servings', '8']);
    },
  );

  test.each([
    ['1.5', '12'],
    ['1.1', '9'],
    ['0.05', '1'],
    ['-1', '8'],
    ['x', '8'],
  ])('servingMultiplier=%s gives %s servings', async (multiplier, servings) => {
    await open({}, `?servingMultiplier=${multiplier}`);
    expect(
      facts()
        .find(([name]) => name === 'Servings')?.[1]
        ?.split(',')[0],
    ).toBe(servings);
  });

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

  test('the way back to an event without a name is Back to Event', async () => {
    backend.answers.set('GET /api/events/5', () => refused(404, 'NOT_FOUND', 'No such event.'));
    await open({}, '?eventId=5');
    await waitFor(() => expect(backend.made('GET /api/events/5')).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Back to Event' })).toBeTruthy();
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

  test('are metric until one chooses imperial, which the device keeps', async () => {
    const { user } = await open(milk());
    expect(lines()[0]).toMatch(/^4\.7\s?dl milk$/);
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(lines()[0]).toMatch(/^2\s?cups milk$/);
    expect(localStorage.getItem('recipe-units')).toBe('imperial');
  });

  test('keep spoons where one wants them', async () => {
    const { user } = await open(milk());
    expect(lines()[1]).toMatch(/^5\s?ml vanilla$/);
    await user.click(await named('button', 'Unit settings'));
    await user.click(await named('switch', /Keep spoons/));
    expect(lines()[1]).toMatch(/^1\s?tsp vanilla$/);
    expect(localStorage.getItem('recipe-keep-spoons')).toBe('on');
  });

  test('weigh solids where one wants it, and mark what is computed', async () => {
    const { user } = await open({ ingredients: [cupOf('plain flour', 1)] });
    await user.click(await named('button', 'Unit settings'));
    await user.click(await named('switch', /Weigh solids/));
    await waitFor(() => expect(lines()[0]).toMatch(/^~1\d\d\s?g plain flour$/));
    expect(localStorage.getItem('recipe-weigh-solids')).toBe('on');
  });

  test('of the source are one tap away', async () => {
    const { user } = await open(milk());
    await user.click(await named('button', 'Original amounts'));
    expect(lines()[0]).toMatch(/^2\s?cups milk$/);
    await user.click(await named('button', 'Original amounts'));
    expect(lines()[0]).toMatch(/^4\.7\s?dl milk$/);
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
