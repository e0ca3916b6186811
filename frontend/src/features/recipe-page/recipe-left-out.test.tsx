import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { named, toast } from '../../test-kit/mount-feature.tsx';
import { asked, backend, open, refuse } from './test-kit/open-recipe.ts';

const leftOut = ['Skip to content', 'My aunt adds a lemon.', '3 comments'];
const torta = (more: Parameters<typeof open>[0] = {}): Parameters<typeof open>[0] => ({
  title: 'Torta',
  notes: ['Rests overnight.'],
  leftOut,
  ...more,
});
const opener = () => named('button', /^Left out of the source/);
const panel = async () => within(await named('region', /^Left out of the source/));
const shown = async () =>
  (await panel()).queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const adder = (line: string) => named('button', `Add to notes: ${line}`);
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: /^Left out/ })).toBeNull());
const notes = async () =>
  within((await named('heading', 'Notes')).closest('section')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The page with the lines in sight. */
const openLines = async (more: Parameters<typeof torta>[0] = {}) => {
  const { user } = await open(torta(more));
  await user.click(await opener());
  return user;
};

test('a recipe of which nothing was left out does not speak of it', async () => {
  await open(torta({ leftOut: [] }));
  const panelOfNotes = (await named('heading', 'Notes')).closest('section')!;
  // Nor is any room kept for it.
  expect(panelOfNotes.nextElementSibling).toBeNull();
});

test('how much was left out stands below the notes, closed at first, and opens on the lines', async () => {
  const { user } = await open(torta());
  expect((await opener()).textContent).toBe('Left out of the source · 3 lines');
  const heading = await named('heading', 'Notes');
  expect(heading.compareDocumentPosition(await opener())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await opener()).getAttribute('aria-expanded')).toBe('false');
  expect(await shown()).toEqual([]);
  (await opener()).focus();
  await user.keyboard('{Enter}');
  expect((await opener()).getAttribute('aria-expanded')).toBe('true');
  expect(await shown()).toEqual(leftOut);
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(await adder(leftOut[0]!));
});

test('one line is one line', async () => {
  await open(torta({ leftOut: ['3 comments'] }));
  expect((await opener()).textContent).toBe('Left out of the source · 1 line');
});

test('where a source leaves out more than is kept, the first lines are said to be the first', async () => {
  await open(torta({ leftOut: Array.from({ length: 80 }, (_, at) => `Line ${at}`) }));
  expect((await opener()).textContent).toBe('Left out of the source · the first 80 lines');
});

test('“Add to notes” moves the line at once, is sent, and goes on to the next', async () => {
  const user = await openLines();
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  backend.answers.set('query AddLeftOutToNotes', () => held);
  await user.click(await adder('My aunt adds a lemon.'));
  await waitFor(async () => expect(await shown()).toEqual(['Skip to content', '3 comments']));
  expect(await notes()).toEqual(['Rests overnight.', 'My aunt adds a lemon.']);
  expect((await opener()).textContent).toBe('Left out of the source · 2 lines');
  expect(document.activeElement).toBe(await adder('3 comments'));
  letGo(undefined);
  await toast('Added to the notes');
  expect(asked('AddLeftOutToNotes')).toEqual([{ id: '42', line: 'My aunt adds a lemon.' }]);
});

test('behind the last line the keyboard goes on above it, and with the last of all to the title', async () => {
  const user = await openLines({ leftOut: leftOut.slice(1) });
  await user.click(await adder('3 comments'));
  expect(document.activeElement).toBe(await adder('My aunt adds a lemon.'));
  await user.click(await adder('My aunt adds a lemon.'));
  await isGone();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(await notes()).toEqual(['Rests overnight.', '3 comments', 'My aunt adds a lemon.']);
});

test('“Looks right” takes all of it away at once, and is sent', async () => {
  const user = await openLines();
  await user.click((await panel()).getByRole('button', { name: 'Looks right' }));
  await isGone();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await toast('What was left out looks right');
  expect(asked('DismissLeftOut')).toEqual([{ id: '42' }]);
  expect(await notes()).toEqual(['Rests overnight.']);
});

test.each([
  [
    'refused',
    () => refuse('DismissLeftOut', 'This recipe is archived.'),
    'This recipe is archived.',
  ],
  [
    'without a network',
    () =>
      backend.answers.set('query DismissLeftOut', () => Promise.reject(new TypeError('offline'))),
    'There is no connection to Convivio. Check the network and try again.',
  ],
])('“Looks right” that is %s brings the lines back, with a sentence', async (_how, fail, said) => {
  const user = await openLines();
  fail();
  await user.click((await panel()).getByRole('button', { name: 'Looks right' }));
  await toast('This could not be kept');
  expect(screen.getByText(said)).toBeTruthy();
  await opener();
});

test('a line that another device has dealt with is said to be gone, and the page shows what is left', async () => {
  const user = await openLines();
  Object.assign(backend.pages[0]!, { leftOut: ['Skip to content'], version: 7 });
  await user.click(await adder('My aunt adds a lemon.'));
  await toast('This could not be kept');
  expect(screen.getByText('This line is no longer left out.')).toBeTruthy();
  await waitFor(async () => expect(await shown()).toEqual(['Skip to content']));
  expect(await notes()).toEqual(['Rests overnight.']);
});

test('an archived recipe shows what was left out, and takes no answer to it', async () => {
  await openLines({ state: 'archived' });
  expect(await shown()).toEqual(leftOut);
  expect((await panel()).getAllByRole('button')).toEqual([await opener()]);
});
