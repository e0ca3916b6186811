import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { named } from '../../test-kit/mount-feature.tsx';
import { buildDoubt, buildRecipe } from '../../test-kit/records.ts';
import { answer, asked, backend, open, refuse } from './test-kit/open-recipe.ts';

const NAME = 'Draft: read with low confidence';
const draft = {
  reason: 'The AI provider is busy. Retry, or compare it with the picture.',
  jobId: '7',
};
const scribble = {
  title: 'S0vp',
  draft,
  originalFiles: [
    { name: 'card.jpg', mimeType: 'image/jpeg', url: '/files/uploads/u1/a.jpg?until=1' },
    { name: 'back.png', mimeType: 'image/png', url: '/files/uploads/u1/b.png?until=1' },
    { name: 'phone.heic', mimeType: 'image/heic', url: '/files/uploads/u1/c.heic?until=1' },
  ],
};
const notice = () => named('region', NAME);
const press = async (name: string) => {
  const button = within(await notice()).getByRole('button', { name });
  button.click();
};
const gone = () => waitFor(() => expect(screen.queryByRole('region', { name: NAME })).toBeNull());

test('a draft of several pages shows one after the other, and the panel of its source names all', async () => {
  const { user } = await open(scribble);
  const region = within(await notice());
  const next = region.getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(region.getByRole('img', { name: 'back.png' }).getAttribute('src')).toBe(
    '/files/uploads/u1/b.png?until=1',
  );
  expect(region.getByText('Page 2 of 3')).toBeTruthy();
  await user.click(next);
  expect(region.getByRole('link', { name: 'Open phone.heic' })).toBeTruthy();
  await user.click(region.getByRole('button', { name: 'Next page' }));
  expect(region.getByRole('img', { name: 'card.jpg' })).toBeTruthy();
  // What comes when the page is idle comes too when the network is back.
  fireEvent(window, new Event('online'));
  await named('link', 'Page 2: back.png');
});

test('a draft says why it is one, with the picture beside it; other recipes say nothing', async () => {
  await open(scribble);
  const region = within(await notice());
  expect(region.getByText(draft.reason)).toBeTruthy();
  expect(region.getByRole('img', { name: 'card.jpg' }).getAttribute('src')).toBe(
    '/files/uploads/u1/a.jpg?until=1',
  );
});

test('Retry has it read again, and shows what was read in place of the draft', async () => {
  await open(scribble);
  answer('RetryDraft', { retryIntake: { __typename: 'IntakeJob', id: '7', stage: 'queued' } });
  await press('Retry');
  await named('button', 'Reading it again');
  expect(asked('RetryDraft')).toEqual([{ jobId: '7' }]);
  backend.pages.splice(0, 1, buildRecipe({ ...scribble, id: '42', title: 'Soup', draft: null }));
  backend.send('intake.finished', {
    jobId: 7,
    stage: 'success',
    progress: 100,
    recipeId: 42,
    title: 'Soup',
    draft: false,
    error: null,
  });
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  await gone();
});

test('a Retry that is refused says so, and can be tried once more', async () => {
  await open(scribble);
  refuse('RetryDraft', 'This import has failed too often.');
  await press('Retry');
  expect((await named('alert', '')).textContent).toBe('This import has failed too often.');
  await named('button', 'Retry');
});

test('Correct it opens edit mode', async () => {
  await open(scribble);
  await press('Correct it');
  await named('region', 'Editor');
});

test('what is doubted in a draft stands in its notice, and no diet is said of it', async () => {
  await open({ ...scribble, diet: 'vegetarian', doubts: [buildDoubt({ id: '1' })] });
  const region = await notice();
  expect(await within(region).findByRole('region', { name: 'Worth a check' })).toBeTruthy();
  expect(screen.queryByText('Vegetarian')).toBeNull();
});

test('Keep makes it a recipe like others', async () => {
  await open(scribble);
  answer('KeepDraft', {
    keepDraft: { __typename: 'Recipe', id: '42', version: 2, draft: null },
  });
  await press('Keep it');
  await gone();
  expect(asked('KeepDraft')).toEqual([{ id: '42' }]);
});

test('Discard puts it into the archive', async () => {
  await open(scribble);
  await press('Discard');
  await waitFor(() => expect(asked('ArchiveRecipe')).toEqual([{ id: '42' }]));
});
