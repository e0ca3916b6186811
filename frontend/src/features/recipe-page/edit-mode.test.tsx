import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { named } from '../../test-kit/mount-feature.tsx';
import { open } from './test-kit/open-recipe.ts';

const press = (key: string, keys: object) => fireEvent.keyDown(document.body, { key, ...keys });
const editor = () => named('region', 'Editor');
const reading = () => named('button', 'Edit Recipe');

test('begins by Edit in the Actions menu', async () => {
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
  await user.click(await named('menuitem', 'Edit'));
  await editor();
  expect(location.search).toBe('?mode=edit');
});

test('begins by Edit Recipe at the side, and ends by Cancel', async () => {
  const { user } = await open();
  await user.click(await reading());
  await editor();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await reading();
  expect(location.search).toBe('');
});

test('begins by Cmd and E as by Ctrl and E', async () => {
  await open();
  expect(press('e', { metaKey: true })).toBe(false);
  await editor();
});

test('Cmd and P print as Ctrl and P do', async () => {
  await open();
  for (const [times, keys] of [{ metaKey: true }, { ctrlKey: true }].entries()) {
    expect(press('p', keys)).toBe(false);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(times + 1));
  }
});
