import { jest, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeBackend, refused } from '../../test-kit/fake-backend.ts';
import { leavePage, named, toast } from '../../test-kit/mount-feature.tsx';
import { buildMagicRecipe, buildRequest, serveMagic } from './test-kit/magic-kitchen.ts';
import { openWizard } from './test-kit/open-wizard.tsx';

let backend: FakeBackend;
let kept: ReturnType<typeof serveMagic>;
beforeEach(() => {
  backend = new FakeBackend();
  kept = serveMagic(backend);
});
afterEach(() => leavePage(backend));

type User = Awaited<ReturnType<typeof openWizard>>['user'];
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chef = (name: string) => named('radio', new RegExp(`^${name}`));
const chefs = () =>
  screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label')!.split(',')[0]);
async function chooseChef(user: User, name = 'Marcella Hazan') {
  await user.click(await chef(name));
  await user.click(button('Continue'));
}
async function generate(user: User) {
  await chooseChef(user);
  await user.click(await named('radio', 'Main'));
  await user.click(screen.getByRole('radio', { name: 'Vegetarian' }));
  await user.click(button('Generate Magic Recipe'));
}
async function addChef(user: User, name: string) {
  await user.click(await named('button', 'Add chef'));
  fireEvent.change(screen.getByLabelText("Chef's name"), { target: { value: name } });
  await user.click(button('Add'));
}

describe('choosing a chef', () => {
  test('begins with the presets, and goes on with one of them alone', async () => {
    const { user } = await openWizard(backend);
    await chef('Marcella Hazan');
    expect(chefs()).toEqual(['Marcella Hazan', 'Shizuo Tsuji']);
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    expect(button('Continue').disabled).toBe(true);
    await chooseChef(user);
    await named('heading', 'Recipe Preferences');
    expect(screen.getByText('Marcella Hazan')).toBeTruthy();
  });

  test('offers to read the chefs again where they could not be read', async () => {
    backend.answers.set('query MagicChefs', () => refused(503, 'UNAVAILABLE', 'Come again later.'));
    const { user } = await openWizard(backend);
    await screen.findByText('Come again later.');
    backend.answers.clear();
    await user.click(button('Retry'));
    await chef('Marcella Hazan');
  });

  test('adds one by name, corrected, cut to what a card has room for, and in its place by first name', async () => {
    const { user } = await openWizard(backend);
    await chef('Marcella Hazan');
    await addChef(user, '  paul bocuse ');
    await toast('Chef Added');
    expect(chefs()).toEqual(['Marcella Hazan', 'Paul Bocuse', 'Shizuo Tsuji']);
    expect(screen.getByText('Lyonnaise cuisine of…')).toBeTruthy();
    expect(screen.queryByLabelText("Chef's name")).toBeNull();
    await waitFor(() => expect(kept.selection.own).toMatchObject([{ name: 'Paul Bocuse' }]));
    expect(JSON.parse(localStorage.getItem('custom-chefs')!)).toMatchObject([
      { name: 'Paul Bocuse', specialty: 'Truffle soup' },
    ]);
    await addChef(user, 'Bocuse');
    await toast('Chef Already Exists');
    expect(kept.selection.own).toHaveLength(1);
  });

  test('takes away what was said of a name with the field of the name', async () => {
    const { user } = await openWizard(backend);
    await chef('Marcella Hazan');
    await addChef(user, 'Nobody Known');
    await toast('Chef Not Found');
    await user.click(button('Edit chefs'));
    await waitFor(() => expect(screen.queryByText('Chef Not Found')).toBeNull());
  });

  test('goes back to the button when a name is given up with Escape', async () => {
    const { user } = await openWizard(backend);
    await chef('Marcella Hazan');
    await user.click(button('Add chef'));
    await user.type(screen.getByLabelText("Chef's name"), 'Bo{Escape}');
    expect(screen.queryByLabelText("Chef's name")).toBeNull();
    expect(document.activeElement).toBe(button('Add chef'));
  });

  test('says of a name that nobody knows so, and keeps it to be corrected', async () => {
    const { user } = await openWizard(backend);
    await chef('Marcella Hazan');
    await addChef(user, '<script>alert(1)</script>');
    await toast('Chef Not Found');
    expect(
      screen.getByText("We haven't had the pleasure of identifying this talent yet."),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Chef's name").value).toContain('<script>');
    backend.answers.set('query ValidateChef', () => refused(503, 'UNAVAILABLE', 'Later.'));
    await user.click(button('Add'));
    await toast('Validation Failed');
    expect(chefs()).toHaveLength(2);
  });

  test('hides presets and removes own chefs, and brings a hidden one back by its name', async () => {
    kept.selection.own = [{ name: 'Paul Bocuse', style: 'Lyonnaise', specialty: 'Soup' }];
    const { user } = await openWizard(backend);
    await chef('Paul Bocuse');
    await user.click(button('Edit chefs'));
    await user.click(button('Remove Shizuo Tsuji'));
    await toast('Chef Hidden');
    await user.click(button('Remove Paul Bocuse'));
    await toast('Chef Removed');
    await user.click(button('Done'));
    expect(chefs()).toEqual(['Marcella Hazan']);
    await waitFor(() =>
      expect(kept.selection).toMatchObject({ own: [], hidden: ['Shizuo Tsuji'] }),
    );
    await addChef(user, 'Shizuo Tsuji');
    await toast('Chef Restored');
    expect(chefs()).toEqual(['Marcella Hazan', 'Shizuo Tsuji']);
  });

  test('shows what another device has added', async () => {
    kept.selection = {
      own: [{ name: 'Paul Bocuse', style: 'Lyonnaise', specialty: 'Soup' }],
      hidden: ['Marcella Hazan'],
      version: 4,
    };
    await openWizard(backend);
    await chef('Paul Bocuse');
    expect(chefs()).toEqual(['Paul Bocuse', 'Shizuo Tsuji']);
  });
});

describe('the chefs of a cook on several devices', () => {
  const bocuse = { name: 'Paul Bocuse', style: 'Lyonnaise', specialty: 'Soup' };
  const child = { name: 'Julia Child', style: 'French home', specialty: 'Butter' };
  /** Another device has made a change of the account. */
  const elsewhere = (change: Partial<typeof kept.selection>) => {
    kept.selection = { ...kept.selection, ...change, version: kept.selection.version + 1 };
    kept.earlier.set(kept.selection.version, kept.selection);
  };
  async function reopen(user: User) {
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Open again'));
  }

  test('go everywhere once they are removed on one', async () => {
    elsewhere({ own: [bocuse, child], hidden: ['Shizuo Tsuji'] });
    const { user } = await openWizard(backend);
    await chef('Paul Bocuse');
    await waitFor(() => expect(localStorage.getItem('chefs-read')).not.toBeNull());
    elsewhere({ own: [child], hidden: [] });
    await reopen(user);
    await chef('Shizuo Tsuji');
    expect(chefs()).toEqual(['Julia Child', 'Marcella Hazan', 'Shizuo Tsuji']);
    expect(kept.selection).toMatchObject({ own: [child], hidden: [] });
    expect(JSON.parse(localStorage.getItem('custom-chefs')!)).toMatchObject([child]);
  });

  test('and what was changed here while nobody answered is kept beside it', async () => {
    elsewhere({ own: [bocuse, child] });
    const { user } = await openWizard(backend);
    await chef('Paul Bocuse');
    await waitFor(() => expect(localStorage.getItem('chefs-read')).not.toBeNull());
    backend.answers.set('query KeepChefSelection', () => refused(503, 'UNAVAILABLE', 'Later.'));
    await user.click(button('Edit chefs'));
    await user.click(button('Remove Julia Child'));
    await waitFor(() => expect(backend.asked('KeepChefSelection')).not.toHaveLength(0));
    backend.answers.clear();
    await user.click(button('Done'));
    elsewhere({ own: [child] });
    await reopen(user);
    await waitFor(() => expect(kept.selection.own).toEqual([]));
    await waitFor(() => expect(chefs()).toEqual(['Marcella Hazan', 'Shizuo Tsuji']));
  });

  test('are those of all where a device meets the account for the first time', async () => {
    elsewhere({ own: [bocuse] });
    await openWizard(backend, { device: { 'custom-chefs': [child] } });
    await chef('Paul Bocuse');
    expect(chefs()).toContain('Julia Child');
    await waitFor(() => expect(kept.selection.own).toHaveLength(2));
  });

  test('of another cook, who was here before, are no reason to remove one’s own', async () => {
    elsewhere({ own: [bocuse] });
    await openWizard(backend, { device: { 'chefs-read': { cook: 'u2', version: 2 } } });
    await chef('Paul Bocuse');
    expect(kept.selection.own).toEqual([bocuse]);
  });

  test('are all kept on the device where the account has no room for them, and that is said', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ ...child, name: `Chef ${at}` }));
    const sentence = 'There can be 100 chefs of your own. Remove one that you do not need.';
    backend.answers.set('query KeepChefSelection', () =>
      Response.json({
        data: null,
        errors: [{ message: sentence, extensions: { code: 'CHEFS_INVALID', status: 422 } }],
      }),
    );
    const { user } = await openWizard(backend, { device: { 'custom-chefs': many } });
    await toast('Your chefs stay on this device');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(chefs()).toHaveLength(103);
    expect(JSON.parse(localStorage.getItem('custom-chefs')!)).toHaveLength(101);
    await addChef(user, 'Bocuse');
    await toast('No Room for Another Chef');
    expect(chefs()).toHaveLength(103);
  });

  test('take in what is changed while the account answers', async () => {
    elsewhere({ own: [bocuse, child] });
    const { user } = await openWizard(backend);
    await chef('Paul Bocuse');
    await user.click(button('Edit chefs'));
    const answer = Promise.withResolvers<undefined>();
    backend.answers.set('query KeepChefSelection', () => answer.promise);
    await user.click(button('Remove Julia Child'));
    await user.click(button('Remove Paul Bocuse'));
    backend.answers.clear();
    answer.resolve(undefined);
    await waitFor(() => expect(kept.selection.own).toEqual([]));
    // The first is that by which the device met the account.
    expect(backend.asked('KeepChefSelection').map(({ version }) => version)).toEqual([0, 3, 4]);
    await user.click(button('Done'));
    expect(chefs()).toEqual(['Marcella Hazan', 'Shizuo Tsuji']);
  });
});

describe('the wish', () => {
  test('needs a course and a diet, and sends nothing for what was left open', async () => {
    const { user } = await openWizard(backend);
    await chooseChef(user);
    await user.click(await named('radio', 'Dessert'));
    expect(button('Generate Magic Recipe').disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Vegan' }));
    fireEvent.change(screen.getByLabelText(/Ingredient or dish/), { target: { value: '  ' } });
    await user.click(button('Generate Magic Recipe'));
    await named('heading', 'Fennel and tomato braise');
    expect(backend.asked('RequestMagicRecipe')).toMatchObject([
      {
        input: {
          chef: { name: 'Marcella Hazan' },
          course: 'dessert',
          diet: 'vegan',
          ingredient: null,
          timeConstraint: null,
        },
      },
    ]);
  });

  test('is sent with its ingredient and its limit of time', async () => {
    const { user } = await openWizard(backend);
    await chooseChef(user);
    await user.click(await named('radio', 'Main'));
    await user.click(screen.getByRole('radio', { name: 'Pescatarian' }));
    fireEvent.change(screen.getByLabelText(/Ingredient or dish/), { target: { value: ' sole ' } });
    await user.click(screen.getByRole('radio', { name: 'At most' }));
    fireEvent.change(screen.getByLabelText('Time limit'), { target: { value: '30 minutes' } });
    await user.click(button('Generate Magic Recipe'));
    await named('heading', 'Fennel and tomato braise');
    expect(backend.asked('RequestMagicRecipe')).toMatchObject([
      { input: { ingredient: 'sole', timeConstraint: '30 minutes' } },
    ]);
  });

  test('goes on by Enter in its fields once course and diet are chosen', async () => {
    const { user } = await openWizard(backend);
    await chooseChef(user);
    await user.click(await named('radio', 'Main'));
    const field = screen.getByLabelText(/Ingredient or dish/);
    await user.type(field, 'sole{Enter}');
    expect(backend.asked('RequestMagicRecipe')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Pescatarian' }));
    await user.type(field, '{Enter}');
    await named('heading', 'Fennel and tomato braise');
    expect(backend.asked('RequestMagicRecipe')).toMatchObject([{ input: { ingredient: 'sole' } }]);
  });

  test('says when its words come to their limit, and cuts nothing', async () => {
    const { user } = await openWizard(backend);
    await chooseChef(user);
    await user.click(await named('radio', 'Main'));
    await user.click(screen.getByRole('radio', { name: 'Vegan' }));
    const field = screen.getByLabelText<HTMLInputElement>(/Ingredient or dish/);
    const write = (length: number) =>
      fireEvent.change(field, { target: { value: 'x'.repeat(length) } });
    write(169);
    expect(screen.queryByText(/characters? left/)).toBeNull();
    write(199);
    await screen.findByText('1 character left.');
    expect(button('Generate Magic Recipe').disabled).toBe(false);
    write(212);
    await screen.findByText('12 characters too many: at most 200 are read.');
    expect(field.value).toHaveLength(212);
    expect(button('Generate Magic Recipe').disabled).toBe(true);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(backend.asked('RequestMagicRecipe')).toEqual([]);
  });

  test('leads back to the chefs, and keeps what was chosen', async () => {
    const { user } = await openWizard(backend);
    await chooseChef(user);
    await user.click(await named('radio', 'Starter'));
    await user.click(button('Back'));
    expect((await chef('Marcella Hazan')).matches(':checked')).toBe(true);
    await user.click(button('Continue'));
    expect((await named('radio', 'Starter')).matches(':checked')).toBe(true);
  });
});

describe('the making of a recipe', () => {
  test('is followed until it has ended', async () => {
    let request = buildRequest({ stage: 'queued', recipe: null });
    backend.fields.requestMagicRecipe = () => request;
    backend.fields.magicRequest = () => request;
    const { user } = await openWizard(backend);
    await generate(user);
    await named('heading', 'Creating Your Magic Recipe');
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    await waitFor(() => expect(backend.asked('MagicRequest').length).toBeGreaterThan(0));
    request = buildRequest();
    await named('heading', 'Fennel and tomato braise');
  });

  test('that failed says so, stays at its step, and is tried again with the same wish', async () => {
    backend.fields.requestMagicRecipe = () =>
      buildRequest({
        stage: 'error',
        recipe: null,
        error: { code: 'X', sentence: 'The kitchen is closed.', status: 503 },
      });
    const { user } = await openWizard(backend);
    await generate(user);
    await toast('Generation Failed');
    expect(
      screen.getAllByText('Failed to generate magic recipe. Please try again.', { exact: false }),
    ).toHaveLength(1);
    expect(screen.getAllByText('The kitchen is closed.')).toHaveLength(1);
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    expect(screen.getByText('Nothing you chose is lost.')).toBeTruthy();
    backend.fields.requestMagicRecipe = () => buildRequest();
    await user.click(button('Try again'));
    await named('heading', 'Fennel and tomato braise');
    const [first, second] = backend.asked('RequestMagicRecipe');
    expect(second!['input']).toEqual(first!['input']);
  });

  test('whose request does not get through says so too', async () => {
    backend.answers.set('query RequestMagicRecipe', () => new Response('', { status: 502 }));
    const { user } = await openWizard(backend);
    await generate(user);
    await toast('Generation Failed');
    expect(screen.getAllByText('Generation Failed', { exact: false })).toHaveLength(1);
    await user.click(button('Back'));
    await named('heading', 'Recipe Preferences');
  });
});

describe('the recipe that was made', () => {
  test('is shown with all that was made of it, and by whom', async () => {
    const { user } = await openWizard(backend);
    await generate(user);
    await named('heading', 'Fennel and tomato braise');
    const dialog = screen.getByRole('dialog').textContent!;
    for (const text of [
      'Step 4 of 4',
      'Three vegetables and one pan.',
      'Medium',
      '15\u00a0min prep, 40\u00a0min cook',
      '4 servings',
      'What you leave out matters.',
      'fennel bulbs',
      'Brown the fennel in the oil.',
      'Browning: colour is depth.',
      'Leave it alone.',
      'Save the fronds.',
      'A crisp white from the coast.',
      'no model has written it',
    ])
      expect(dialog).toContain(text);
    expect(screen.queryByText('Before you cook')).toBeNull();
  });

  test('writes amounts as the kitchen does', async () => {
    const ingredients = [
      { name: 'fine salt', amount: '1 1/2', unit: 'tsp', group: null },
      { name: 'cream', amount: '2/3', unit: 'cup', group: null },
      { name: 'thyme', amount: 'some', unit: null, group: null },
    ].map((one) => ({ __typename: 'MagicIngredient' as const, ...one }));
    backend.fields.requestMagicRecipe = () =>
      buildRequest({ recipe: buildMagicRecipe({ ingredients }) });
    const { user } = await openWizard(backend);
    await generate(user);
    await named('heading', 'Ingredients');
    expect(screen.getByText('fine salt').parentElement!.textContent).toBe('1\u00a0½tspfine salt');
    expect(screen.getByText('cream').parentElement!.textContent).toBe('2/3cupcream');
    expect(screen.getByText('thyme').parentElement!.textContent).toBe('somethyme');
  });

  test('says what could not be done as it was asked, and keeps it with the recipe', async () => {
    backend.fields.requestMagicRecipe = () =>
      buildRequest({ recipe: buildMagicRecipe({ notices: ['Nobody here knows “zork”.'] }) });
    const { user } = await openWizard(backend);
    await generate(user);
    await screen.findByText('Nobody here knows “zork”.');
    await user.click(await named('button', 'Save Recipe'));
    await toast('Recipe Saved');
    expect(backend.asked('KeepMagicRecipe')).toMatchObject([
      {
        input: {
          comments: expect.stringMatching(
            /^To drink: .+\n\nNobody here knows “zork”\.\n\nComposed by .+ seen it\.$/,
          ),
        },
      },
    ]);
  });

  test('gives way to another one, or to another chef’s, for the same wish', async () => {
    const { user } = await openWizard(backend);
    await generate(user);
    await user.click(await named('button', 'Create Different Recipe'));
    await user.click(await named('button', 'Shizuo Tsuji'));
    await named('heading', 'Fennel and tomato braise');
    expect(backend.asked('RequestMagicRecipe').map(({ input }) => input)).toMatchObject([
      { chef: { name: 'Marcella Hazan' } },
      { chef: { name: 'Marcella Hazan' }, requestVariety: true },
      { chef: { name: 'Shizuo Tsuji' }, course: 'main', diet: 'vegetarian' },
    ]);
  });

  test('is saved once as a generated recipe, and the wizard closes', async () => {
    const { user } = await openWizard(backend);
    await generate(user);
    await user.dblClick(await named('button', 'Save Recipe'));
    await toast('Recipe Saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.asked('KeepMagicRecipe')).toMatchObject([
      {
        idempotencyKey: 'magic-9',
        input: {
          title: 'Fennel and tomato braise',
          generated: true,
          category: 'main',
          dietaryCategory: 'vegetarian',
          chefPersona: 'Marcella Hazan',
          comments:
            'To drink: A crisp white from the coast.\n\nComposed by Convivio’s own kitchen rules; no model has written it. The chef has neither written nor seen it.',
          ingredients: [{ name: 'fennel bulbs', amount: '3', unit: null }, { unit: 'ml' }],
          instructions: [{ technique: 'Browning: colour is depth.', tip: 'Leave it alone.' }],
        },
      },
    ]);
    await user.click(button('Open again'));
    await named('heading', 'Choose Your Master Chef');
  });

  test('that could not be saved stays, and is there when the wizard is opened again', async () => {
    backend.answers.set('query KeepMagicRecipe', () => new Response('', { status: 503 }));
    const { user } = await openWizard(backend);
    await generate(user);
    await user.click(await named('button', 'Save Recipe'));
    await toast('Save Failed');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Open again'));
    await named('heading', 'Fennel and tomato braise');
  });

  test('for an event is told to be saved for it, and handed on once it is', async () => {
    const onSaved = jest.fn();
    const { user } = await openWizard(backend, {
      forEvent: { id: '7', name: 'Supper for Marta' },
      onSaved,
    });
    await chef('Marcella Hazan');
    expect(screen.getByText(/Save the recipe to add it to the menu of/).textContent).toContain(
      'Supper for Marta',
    );
    await generate(user);
    await user.click(await named('button', 'Save Recipe'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 'magic_3', course: 'main' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
