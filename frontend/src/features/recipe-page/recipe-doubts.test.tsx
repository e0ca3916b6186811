import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { named, toast } from '../../test-kit/mount-feature.tsx';
import { buildDoubt, buildIngredient } from '../../test-kit/records.ts';
import { asked, backend, leave, open, refuse, step } from './test-kit/open-recipe.ts';

const line = (originalText: string) =>
  buildIngredient({
    originalText,
    name: originalText.replace(/^\S+ /, ''),
    quantity: 2,
    unit: null,
    metricAmount: null,
    metricUnit: null,
  });
const torta = (more: Parameters<typeof open>[0] = {}): Parameters<typeof open>[0] => ({
  title: 'Torta',
  ingredients: [line('500 ricotta'), line('2 pinoli')],
  instructions: [step('Stir.'), step('Bake in a moderate oven.')],
  doubts: [
    buildDoubt({
      id: '1',
      part: 'ingredient',
      index: 1,
      sentence: 'Which spoon is “cucch.”?',
      sourceWords: '2 cucch. pinoli',
    }),
    buildDoubt({ id: '2', part: 'step', index: 1, sentence: 'How hot is moderate?' }),
    buildDoubt({ id: '11', sentence: 'The picture was hard to read.' }),
  ],
  ...more,
});
const markOf = (words: string) => named('button', `Worth a check: ${words}`);
const noMark = (words: string) =>
  waitFor(() =>
    expect(screen.queryByRole('button', { name: `Worth a check: ${words}` })).toBeNull(),
  );
const question = () => named('group', 'Why it is worth a check');
const answer = async (label: string, within_?: HTMLElement) =>
  within(within_ ?? (await question())).getByRole('button', { name: label });

test('a recipe of which nothing is doubted has no mark', async () => {
  await open(torta({ doubts: [] }));
  expect(screen.queryByRole('heading', { name: 'Worth a check' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Worth a check/ })).toBeNull();
});

test('the head says how much is to be checked, and leads to the first line', async () => {
  const { user } = await open(torta());
  const head = await named('region', 'Worth a check');
  expect(within(head).getByRole('status').textContent).toBe('3 to check. 3 of 5 lines are sure.');
  expect(head.textContent).toContain('The picture was hard to read.');
  expect(head.textContent).not.toContain('cucch.');
  await user.click(within(head).getByRole('button', { name: 'Show the first' }));
  const mark = await markOf('2 pinoli');
  expect(document.activeElement).toBe(mark);
  expect(mark.getAttribute('aria-expanded')).toBe('true');
});

test('a doubted line has a mark that opens on why and on the words of the source, and closes', async () => {
  const { user } = await open(torta());
  const item = (await markOf('2 pinoli')).closest('li')!;
  expect(within(item).getByRole('checkbox', { name: /pinoli/ })).toBeTruthy();
  expect(item.textContent).not.toContain('cucch.');
  await user.click(await markOf('2 pinoli'));
  expect((await question()).textContent).toContain('Which spoon is “cucch.”?');
  expect((await question()).querySelector('blockquote')?.textContent).toBe(
    'The source says: 2 cucch. pinoli',
  );
  expect(item.contains(await question())).toBe(true);
  await user.click(await markOf('2 pinoli'));
  expect(screen.queryByRole('group', { name: 'Why it is worth a check' })).toBeNull();
  await user.keyboard('{Enter}{Tab}');
  expect(document.activeElement).toBe(await answer('Looks right'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Why it is worth a check' })).toBeNull();
  expect(document.activeElement).toBe(await markOf('2 pinoli'));
});

test('“Looks right” takes the doubt away at once, is sent, and goes on to the next', async () => {
  const { user } = await open(torta());
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  backend.answers.set('query ConfirmDoubt', () => held);
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Looks right'));
  await noMark('2 pinoli');
  expect(document.activeElement).toBe(await markOf('Bake in a moderate oven.'));
  expect(screen.getByRole('status', { name: '' }).textContent).toContain(
    '2 to check. 4 of 5 lines are sure.',
  );
  letGo(undefined);
  await waitFor(() => expect(asked('ConfirmDoubt')).toEqual([{ id: '42', doubtId: '1' }]));
});

test('a line that is doubted twice says the words of the source once, and goes on to its other doubt', async () => {
  const [first] = torta()!.doubts!;
  const { user } = await open(
    torta({ doubts: [first!, { ...first!, id: '3', sentence: 'No step uses it.' }] }),
  );
  await user.click(await markOf('2 pinoli'));
  expect((await question()).querySelectorAll('blockquote')).toHaveLength(1);
  const answers = within(await question()).getAllByRole('button', { name: 'Looks right' });
  await user.click(answers[1]!);
  await waitFor(async () =>
    expect((await question()).textContent).not.toContain('No step uses it.'),
  );
  expect(document.activeElement).toBe(await markOf('2 pinoli'));
  expect(asked('ConfirmDoubt')).toEqual([{ id: '42', doubtId: '3' }]);
});

test('the last that is right takes the head away, and says so', async () => {
  const { user } = await open(torta({ doubts: [torta()!.doubts![0]!] }));
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Looks right'));
  await toast('Every line is checked');
  expect(screen.queryByRole('heading', { name: 'Worth a check' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /pinoli/ }));
});

test.each([
  ['The picture was hard to read.', null],
  ['“3 h” may not be the number of servings.', 'servings'],
])('what is about the whole (%s) is corrected in edit mode', async (sentence, place) => {
  const { user } = await open(torta({ doubts: [buildDoubt({ id: '11', sentence })] }));
  const head = await named('region', 'Worth a check');
  expect(within(head).getByRole('status').textContent).toBe('1 to check.');
  await user.click(await answer('Correct it', head));
  await named('region', 'Editor');
  expect((history.state as { usr: unknown }).usr).toEqual({ editedHere: true, place });
});

test.each([
  'The AI provider gave an answer that cannot be used, so this was read without it. Please compare it with the original.',
  'Your AI budget for today is used up, so this was read without it. Please compare it with the original.',
])('what says how it was read (%s) is dismissed, and nothing is asked', async (sentence) => {
  const { user } = await open(torta({ doubts: [buildDoubt({ id: '11', sentence })] }));
  const head = await named('region', 'Worth a check');
  expect(within(head).getAllByRole('button')).toHaveLength(1);
  await user.click(await answer('Dismiss', head));
  await waitFor(() => expect(asked('ConfirmDoubt')).toEqual([{ id: '42', doubtId: '11' }]));
});

test('what is about the whole goes from the head', async () => {
  const { user } = await open(torta());
  const head = await named('region', 'Worth a check');
  await user.click(await answer('Looks right', head));
  await waitFor(() => expect(head.textContent).not.toContain('hard to read'));
  expect(asked('ConfirmDoubt')).toEqual([{ id: '42', doubtId: '11' }]);
});

test.each([
  ['refused', () => refuse('ConfirmDoubt', 'This recipe is archived.'), 'This recipe is archived.'],
  [
    'without a network',
    () => backend.answers.set('query ConfirmDoubt', () => Promise.reject(new TypeError('offline'))),
    'There is no connection to Convivio. Check the network and try again.',
  ],
])('“Looks right” that is %s brings the mark back, with a sentence', async (_how, fail, said) => {
  const { user } = await open(torta());
  fail();
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Looks right'));
  await toast('This could not be kept');
  expect(screen.getByText(said)).toBeTruthy();
  await markOf('2 pinoli');
});

/** A server that keeps lines and lets the doubt of a changed one go. */
const keepLines = () => {
  const { updateRecipe } = backend.fields;
  backend.fields.updateRecipe = (args) => {
    const recipe = updateRecipe!(args) as ReturnType<typeof backend.pages.at> & object;
    const { ingredients, instructions } = args.input;
    const was = recipe.ingredients.map(({ originalText }) => originalText);
    if (ingredients)
      recipe.ingredients = ingredients.filter(({ name }) => name).map(({ name }) => line(name));
    recipe.doubts = recipe.doubts.filter(
      ({ part, index }) =>
        !(ingredients && part === 'ingredient' && ingredients[index!]?.name !== was[index!]) &&
        !(instructions && part === 'step'),
    );
    return recipe;
  };
};

test('“Correct it” edits the line where it stands; saved, it stands so, without its mark', async () => {
  const { user } = await open(torta());
  keepLines();
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  const field = await screen.findByLabelText('Correct this line');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '2 tablespoons{Enter}');
  await toast('Line saved');
  await noMark('2 pinoli');
  expect(await named('checkbox', /tablespoons/)).toBeTruthy();
  expect(asked('CorrectLine')).toEqual([
    {
      id: '42',
      version: 1,
      input: {
        ingredients: [
          { name: '500 ricotta', group: 'Main Ingredients' },
          { name: '2 tablespoons', group: 'Main Ingredients' },
        ],
      },
    },
  ]);
  await waitFor(async () =>
    expect(document.activeElement).toBe(await markOf('Bake in a moderate oven.')),
  );
});

test('a line that is emptied is taken away by its button, which is said, and one that is left is as it was', async () => {
  const { user } = await open(torta());
  keepLines();
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  await user.type(await screen.findByLabelText('Correct this line'), '{Escape}');
  expect(document.activeElement).toBe(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  await user.clear(await screen.findByLabelText('Correct this line'));
  await user.click(await named('button', 'Remove this line'));
  await toast('Line removed');
  expect(screen.getByText('It said: “2 pinoli”')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /pinoli/ })).toBeNull();
});

test.each([
  ['2 pinoli', 'line', '   {Enter}'],
  ['Bake in a moderate oven.', 'step', '{Control>}{Enter}{/Control}'],
])(
  'Enter in an emptied field (%s) takes no %s away, and says what would',
  async (words, name, keys) => {
    const { user } = await open(torta());
    await user.click(await markOf(words));
    await user.click(await answer('Correct it'));
    const field = await screen.findByLabelText(`Correct this ${name}`);
    await user.clear(field);
    await user.type(field, keys);
    await screen.findByText(new RegExp(`“Remove this ${name}” takes the ${name} away`));
    expect(asked('CorrectLine')).toEqual([]);
  },
);

test('while a correction is saved nothing more can be typed into it', async () => {
  const { user } = await open(torta());
  keepLines();
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  backend.answers.set('query CorrectLine', () => held);
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  const field = await screen.findByLabelText<HTMLInputElement>('Correct this line');
  await user.type(field, '!{Enter}');
  await named('button', 'Saving');
  await user.type(field, ' and more');
  expect(field.value).toBe('2 pinoli!');
  letGo(undefined);
  await toast('Line saved');
});

test('a step is corrected alone: the others, and what stands with them, stay', async () => {
  const { user } = await open(torta());
  keepLines();
  await user.click(await markOf('Bake in a moderate oven.'));
  await user.click(await answer('Correct it'));
  const field = await screen.findByLabelText('Correct this step');
  await user.clear(field);
  await user.type(field, 'Bake at 180 °C.');
  await user.click(await named('button', 'Save'));
  await toast('Line saved');
  expect(asked('CorrectLine')[0]!['input']).toEqual({
    instructions: [{ instruction: 'Stir.' }, { instruction: 'Bake at 180 °C.' }],
  });
});

test('a correction of an older version goes into what somebody else has changed', async () => {
  const { user } = await open(torta());
  keepLines();
  const [recipe] = backend.pages;
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  Object.assign(recipe!, {
    version: 7,
    ingredients: [line('1 lemon'), ...recipe!.ingredients],
    doubts: recipe!.doubts.map((doubt) => (doubt.id === '1' ? { ...doubt, index: 2 } : doubt)),
  });
  await user.type(await screen.findByLabelText('Correct this line'), '!{Enter}');
  await toast('Line saved');
  expect(asked('CorrectLine')[1]).toMatchObject({
    version: 7,
    input: { ingredients: [{ name: '1 lemon' }, { name: '500 ricotta' }, { name: '2 pinoli!' }] },
  });
});

test('a correction of a line that somebody else has changed is not saved, and what was typed is said', async () => {
  const { user } = await open(torta());
  keepLines();
  const [recipe] = backend.pages;
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  Object.assign(recipe!, {
    version: 7,
    ingredients: [recipe!.ingredients[0]!, line('3 pinoli')],
    doubts: recipe!.doubts.slice(1),
  });
  await user.type(await screen.findByLabelText('Correct this line'), '!{Enter}');
  await toast('This line was changed in the meantime');
  expect(screen.getByText('What you wrote was not saved: “2 pinoli!”')).toBeTruthy();
  expect(asked('CorrectLine')).toHaveLength(1);
});

test('a correction that cannot be saved stays as it was typed, and is there again after the page was left', async () => {
  refuse('CorrectLine', 'An ingredient is too long.');
  const { user } = await open(torta());
  await user.click(await markOf('2 pinoli'));
  await user.click(await answer('Correct it'));
  await user.type(await screen.findByLabelText('Correct this line'), '!{Enter}');
  await screen.findByText('An ingredient is too long.');
  leave();
  await open(torta());
  const field = (await screen.findByLabelText('Correct this line')) as HTMLInputElement;
  expect(field.value).toBe('2 pinoli!');
});

test('an archived recipe shows its doubts, and takes no answer to them', async () => {
  const { user } = await open(torta({ state: 'archived' }));
  await user.click(await markOf('2 pinoli'));
  expect(within(await question()).queryAllByRole('button')).toEqual([]);
});

test('a doubted title has its mark below it', async () => {
  const doubt = buildDoubt({ part: 'title', sentence: '“Torta” may not be the title.' });
  const { user } = await open(torta({ doubts: [doubt] }));
  keepLines();
  await user.click(await markOf('Torta'));
  await user.click(await answer('Correct it'));
  const field = await screen.findByLabelText('Correct this title');
  await user.clear(field);
  expect((await named('button', 'Save')).hasAttribute('disabled')).toBe(true);
  await user.type(field, 'Torta di ricotta{Enter}');
  await toast('Line saved');
  expect(asked('CorrectLine')[0]!['input']).toEqual({ title: 'Torta di ricotta' });
});

test.each([
  ['image/jpeg', 'Show the picture it was read from'],
  ['image/heic', null],
  ['application/pdf', null],
])('the source of type %s is at hand beside the doubts', async (mimeType, opener) => {
  const { user } = await open(
    torta({ originalFiles: [{ name: 'card', mimeType, url: '/files/x?s=1' }] }),
  );
  await user.click(await markOf('2 pinoli'));
  const box = within(await question());
  if (opener === null)
    return expect(box.getByRole('link', { name: 'Open card' }).getAttribute('href')).toBe(
      '/files/x?s=1',
    );
  expect(box.queryByRole('img')).toBeNull();
  await user.click(box.getByRole('button', { name: opener }));
  const picture = box.getByRole<HTMLImageElement>('img', { name: 'card' });
  expect(picture.getAttribute('src')).toBe('/files/x?s=1');
  Object.defineProperties(picture, { naturalWidth: { value: 300 }, naturalHeight: { value: 600 } });
  fireEvent.load(picture);
  // All of it is seen: no wider than makes it as high as its frame.
  expect(picture.style.width).toBe('calc(min(100%, var(--tallest) * 0.5) * 1)');
  await user.click(box.getByRole('button', { name: 'Larger' }));
  expect(picture.style.width).toBe('calc(min(100%, var(--tallest) * 0.5) * 1.6)');
});
