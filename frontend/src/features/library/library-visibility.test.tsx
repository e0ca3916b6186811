import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../test-kit/fake-graph.ts';
import { mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import {
  ChosenRecipesProvider,
  mostChosen,
  useChosenRecipes,
} from './visibility/chosen-recipes.tsx';
import { backend, mains, openLibrary } from './test-kit/open-library.tsx';

const choose = (title: string) => named('checkbox', `Choose ${title}`);
const call = (name: string) =>
  within(screen.getByRole('region', { name: 'Visibility' })).getByRole<HTMLButtonElement>(
    'button',
    { name },
  );
const visibilities = () => backend.recipes.map(({ visibility }) => visibility);

test('what is chosen becomes public after a question that says who will read it, and bears its mark', async () => {
  backend.recipes = mains('Ribollita', 'Caponata', 'Panzanella');
  const { user } = await openLibrary({ mode: 'visibility' });
  const bar = await named('region', 'Visibility');
  await choose('Ribollita');
  expect([call('Make Public').disabled, call('Make Private').disabled]).toEqual([true, true]);
  await user.click(await choose('Ribollita'));
  await user.click(await choose('Caponata'));
  await user.click(await choose('Panzanella'));
  await user.click(await choose('Panzanella'));
  expect(within(bar).getByRole('status').textContent).toBe('2 recipes chosen');
  await user.click(call('Make Public'));
  const question = await named('alertdialog', 'Make these recipes public?');
  expect(question.textContent).toContain(
    '2 recipes can then be read by everybody, without signing in',
  );
  await user.click(within(question).getByRole('button', { name: 'Keep private' }));
  expect(backend.asked('SetRecipeVisibility')).toEqual([]);
  await user.click(call('Make Public'));
  await user.click(
    within(await named('alertdialog', 'Make these recipes public?')).getByRole('button', {
      name: 'Make Public',
    }),
  );
  await toast('2 recipes made public');
  expect(visibilities()).toEqual(['public', 'public', 'private']);
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Public' })).toHaveLength(2));
  expect(within(bar).getByRole('status').textContent).toBe(
    'Choose recipes to make public or private.',
  );
});

test('what is public becomes private without a question', async () => {
  backend.recipes = mains('Ribollita').map((recipe) => ({ ...recipe, visibility: 'public' }));
  const { user } = await openLibrary({ mode: 'visibility', viewMode: 'list' });
  await user.click(await choose('Ribollita'));
  await user.click(call('Make Private'));
  await toast('Recipe made private');
  expect(visibilities()).toEqual(['private']);
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Public' })).toBeNull());
});

test("another's recipe cannot be chosen", async () => {
  backend.recipes = mains('Ribollita', 'Caponata');
  Object.assign(backend.recipes[1]!, { ownerId: 'u2' });
  await openLibrary({ mode: 'visibility' });
  await choose('Ribollita');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('no more than a hundred are chosen, and that is said', async () => {
  const Chooser = () => {
    const { ids, toggle } = useChosenRecipes();
    const next = `${ids.length}`;
    return <button onClick={() => toggle(next)}>{ids.length} chosen</button>;
  };
  const { user } = await mountFeature(backend, '/', {
    '/': (
      <ChosenRecipesProvider>
        <Chooser />
      </ChosenRecipesProvider>
    ),
  });
  for (let chosen = 0; chosen <= mostChosen; chosen++)
    await user.click(await named('button', `${chosen} chosen`));
  await toast('100 recipes are chosen');
  await named('button', '100 chosen');
});

test('what failed stays chosen; where a recipe is gone, one chooses again', async () => {
  backend.recipes = mains('Ribollita', 'Caponata');
  const set = backend.fields.setRecipeVisibility;
  backend.fields.setRecipeVisibility = () => {
    throw refusal('RECIPE_BUSY', 409, 'This recipe is being changed by somebody else.');
  };
  const { user } = await openLibrary({ mode: 'visibility' });
  await user.click(await choose('Ribollita'));
  await user.click(call('Make Private'));
  await toast('Who sees it could not be changed');
  await screen.findByText('This recipe is being changed by somebody else.');
  const status = within(await named('region', 'Visibility')).getByRole('status');
  expect(status.textContent).toBe('1 recipe chosen');
  backend.fields.setRecipeVisibility = set;
  await waitFor(() => expect(call('Make Private').disabled).toBe(false));
  backend.recipes.shift();
  await user.click(call('Make Private'));
  await screen.findByText(
    'One of these recipes is no longer there. None was changed; choose again.',
  );
  expect(status.textContent).toBe('Choose recipes to make public or private.');
});

test.each(['Escape', 'Done'])(
  '%s ends it, and another time begins with none chosen',
  async (way) => {
    backend.recipes = mains('Ribollita');
    const { user } = await openLibrary({ mode: 'visibility' });
    await user.click(await choose('Ribollita'));
    if (way === 'Done') await user.click(call('Done'));
    else await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  },
);
