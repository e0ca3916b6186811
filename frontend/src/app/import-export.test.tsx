import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  LibraryImportItemsQuery,
  LibraryImportProgressQuery,
} from '../generated/operations.ts';
import { colour } from '../shared/theme/colour.ts';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { routeUploads } from './test-kit/fake-upload.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

type Report = LibraryImportProgressQuery['import'] & LibraryImportItemsQuery['import'];
type Page = Awaited<ReturnType<typeof openApp>>;

let backend: FakeBackend;
let user: Page['user'];
let report: Report;

beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe()];
  report = {
    id: '9',
    fileName: 'mealie.zip',
    format: 'Mealie',
    state: 'running',
    done: 1,
    total: 3,
    error: null,
    items: [],
  };
  routeUploads(backend);
  sessionStorage.clear();
  backend.answers.set('POST /api/recipes/import', () =>
    Response.json({ importId: '9' }, { status: 202 }),
  );
  backend.answers.set('query LibraryImportProgress', () =>
    Response.json({ data: { import: { ...report, items: undefined } } }),
  );
  backend.answers.set('query LibraryImportItems', () =>
    Response.json({ data: { import: { id: report.id, items: report.items } } }),
  );
});
afterEach(() => leaveApp(backend));

const dialog = () => screen.findByRole('dialog', { name: 'Import recipes' });
const looks = (operation: string) =>
  backend.calls.filter(
    ({ body }) => (body as { operationName?: string } | undefined)?.operationName === operation,
  ).length;
const zip = (name = 'mealie.zip') => new File(['PK'], name, { type: 'application/zip' });
const finished: Partial<Report> = {
  state: 'finished',
  done: 3,
  items: [
    { name: 'Tart', outcome: 'imported', sentence: null, recipeId: '1' },
    { name: '<b>Soup</b>', outcome: 'failed', sentence: 'It has no title.', recipeId: null },
    { name: 'Bread', outcome: 'present', sentence: null, recipeId: '2' },
  ],
};

async function openOption(name: string) {
  ({ user } = await openApp('/', backend));
  await user.click((await screen.findAllByRole('button', { name: 'Options' }))[0]!);
  await user.click(await screen.findByRole('button', { name }));
}

describe('an import', () => {
  test('names the programs it reads', async () => {
    await openOption('Import Recipes');
    for (const name of [
      'Mealie',
      'Tandoor',
      'Paprika',
      'RecipeSage',
      'Nextcloud Cookbook',
      'Mela',
      'Meal-Master',
      'Cooklang',
    ])
      expect(within(await dialog()).getByText(name)).toBeTruthy();
  });

  test('sends the file, shows how far it is, and reports every item', async () => {
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText(/1 of 3/);
    const [call] = backend.made('POST /api/recipes/import');
    expect((call!.body as FormData).get('file')).toMatchObject({ name: 'mealie.zip' });
    report = { ...report, ...finished };
    await screen.findByText('1 imported, 1 already there, 1 failed');
    const items = () =>
      within(screen.getByRole('list', { name: 'Report' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(items()).toEqual([
      'TartImported',
      '<b>Soup</b>It has no title.Failed',
      'BreadAlready there',
    ]);
    expect(screen.getByRole('link', { name: 'Tart' }).getAttribute('href')).toBe('/recipes/1');
    await user.click(screen.getByRole('radio', { name: 'Failed 1' }));
    expect(items()).toEqual(['<b>Soup</b>It has no title.Failed']);
  });

  test('is asked for its items when it has ended', async () => {
    backend.answers.set('query LibraryImportProgress', () => {
      report = { ...report, done: report.done + 1, ...(report.done === 2 && finished) };
      return Response.json({ data: { import: { ...report, items: undefined } } });
    });
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('2 of 3', { exact: false });
    expect(looks('LibraryImportItems')).toBe(0);
    await screen.findByText('1 imported, 1 already there, 1 failed');
    expect(looks('LibraryImportItems')).toBe(1);
  });

  test('shows at once what is told of it', async () => {
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText(/1 of 3/);
    backend.send('library-import.progressed', {
      importId: 9,
      state: 'running',
      done: 2,
      total: 3,
      error: null,
    });
    await screen.findByText(/2 of 3/);
    report = { ...report, ...finished };
    backend.send('library-import.progressed', {
      importId: 9,
      state: 'finished',
      done: 3,
      total: 3,
      error: null,
    });
    await screen.findByText('1 imported, 1 already there, 1 failed');
  });

  test('whose report does not come is asked again', async () => {
    let refused = false;
    report = { ...report, ...finished };
    backend.answers.set('query LibraryImportItems', () =>
      refused
        ? Response.json({ data: { import: { id: report.id, items: report.items } } })
        : ((refused = true), Promise.reject(new TypeError('gone'))),
    );
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('There is no connection to Convivio. Check the network and try again.');
    await screen.findByText('1 imported, 1 already there, 1 failed');
  });

  test('goes on when the dialog closes, and is found again', async () => {
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText(/1 of 3/);
    await user.click(await screen.findByRole('button', { name: 'Close, it goes on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    report = { ...report, ...finished };
    await user.click(screen.getAllByRole('button', { name: 'Options' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Import Recipes' }));
    await screen.findByText('1 imported, 1 already there, 1 failed');
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(await screen.findByLabelText('Library file')).toBeTruthy();
  });

  test('is that of the cook who began it, also in a tab where another signs in', async () => {
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText(/1 of 3/);
    leaveApp(backend);
    backend.user = { ...backend.user!, id: 'u2' };
    await openOption('Import Recipes');
    expect(await screen.findByLabelText('Library file')).toBeTruthy();
    leaveApp(backend);
    backend.user = { ...backend.user!, id: 'u1' };
    await openOption('Import Recipes');
    await screen.findByText(/1 of 3/);
  });

  test('whose report was read leaves room for the next', async () => {
    report = { ...report, ...finished };
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getAllByRole('button', { name: 'Options' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Import Recipes' }));
    expect(await screen.findByLabelText('Library file')).toBeTruthy();
  });

  test('that fails for the only item there is says why once', async () => {
    report = {
      ...report,
      state: 'failed',
      done: 1,
      total: 1,
      error: 'It has no title. Choose another file.',
      items: [
        { name: 'mealie.zip', outcome: 'failed', sentence: 'It has no title.', recipeId: null },
      ],
    };
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByRole('heading', { name: 'Import failed' });
    await screen.findByRole('button', { name: 'Done' });
    expect(screen.getAllByText(/It has no title/)).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Report' })).toBeNull();
  });

  test('that breaks off after the first recipe names it', async () => {
    report = {
      ...report,
      state: 'failed',
      done: 1,
      total: 3,
      error: 'This import was interrupted again and again.',
      items: [finished.items![0]!],
    };
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByRole('heading', { name: 'Import failed' });
    expect(
      within(await screen.findByRole('list', { name: 'Report' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  test('whose report was left for one of its recipes is found again', async () => {
    report = { ...report, ...finished };
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await user.click(await screen.findByRole('link', { name: 'Tart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    leaveApp(backend);
    await openOption('Import Recipes');
    await screen.findByText('1 imported, 1 already there, 1 failed');
  });

  test.each([
    ['some items failed', finished.items!, '1 imported, 1 already there, 1 failed', 'ironTint'],
    ['none failed', [finished.items![0]!], '1 imported', 'leafTint'],
    ['all failed', [finished.items![1]!], '0 imported, 1 failed', 'tomatoTint'],
  ] as const)('of which %s shows it by its colour', async (_, items, title, tint) => {
    report = { ...report, ...finished, items: [...items] };
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    const panel = (await screen.findByRole('heading', { name: title })).closest('section')!;
    expect(panel.style.backgroundColor).toBe(colour[tint]);
    expect(panel.getAttribute('role')).toBe(tint === 'tomatoTint' ? 'alert' : 'status');
  });

  test.each([
    [
      'closed with Escape',
      async () => {
        (await dialog()).focus();
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await user.click(screen.getAllByRole('button', { name: 'Options' })[0]!);
        await user.click(await screen.findByRole('button', { name: 'Import Recipes' }));
      },
    ],
    [
      'left by loading the page anew',
      async () => {
        leaveApp(backend);
        await openOption('Import Recipes');
      },
    ],
  ])('whose report was seen and %s makes room for the next', async (_, leave) => {
    report = { ...report, ...finished };
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('1 imported, 1 already there, 1 failed');
    await leave();
    expect(await screen.findByLabelText('Library file')).toBeTruthy();
    expect(screen.queryByText(/1 already there/)).toBeNull();
  });

  test.each([
    [
      'the upload',
      () =>
        backend.answers.set('POST /api/recipes/import', () =>
          Response.json(
            { error: 'This file is empty.', code: 'FILE_EMPTY', requestId: 'r' },
            { status: 400 },
          ),
        ),
      'This file is empty.',
    ],
    [
      'the network',
      () =>
        backend.answers.set('POST /api/recipes/import', () =>
          Promise.reject(new TypeError('gone')),
        ),
      'There is no connection to Convivio. Check the network and try again.',
    ],
    [
      'reading',
      () =>
        void (report = {
          ...report,
          state: 'failed',
          total: null,
          error: 'This is no library file.',
        }),
      'This is no library file.',
    ],
  ])('in which %s fails says why', async (_, arrange, sentence) => {
    arrange();
    await openOption('Import Recipes');
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('Import failed');
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

test('a report is copied where only the old way of copying is allowed', async () => {
  report = { ...report, ...finished };
  await openOption('Import Recipes');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => true;
  await user.upload(await screen.findByLabelText('Library file'), zip());
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied!', { selector: 'b' });
});

describe('an export', () => {
  const clicked = jest.fn();
  const ended = {
    __typename: 'LibraryExport',
    id: '5',
    state: 'finished',
    done: 12,
    total: 12,
    fileName: 'recipes.zip',
    url: '/files/exports/1',
    error: null,
  };
  beforeEach(() => {
    clicked.mockClear();
    HTMLAnchorElement.prototype.click = function click() {
      clicked(this.getAttribute('href'), this.download);
    };
  });

  test.each([
    ['zip', /Portable zip/],
    ['jsonld', /schema\.org/],
  ] as const)('as %s is written and downloaded', async (format, name) => {
    backend.answers.set('query ExportLibrary', () =>
      Response.json({ data: { export: { ...ended, fileName: `recipes.${format}` } } }),
    );
    await openOption('Export Library');
    await user.click(await screen.findByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/holds 12 recipes/);
    expect(clicked).toHaveBeenCalledWith('/files/exports/1', `recipes.${format}`);
    expect(
      backend.calls
        .map(({ body }) => body as { operationName?: string; variables?: unknown } | undefined)
        .find((body) => body?.operationName === 'ExportLibrary')?.variables,
    ).toEqual({ format });
  });

  test('of a large library shows how far it is, and is downloaded once when it is written', async () => {
    let state = {
      ...ended,
      state: 'running',
      done: 0,
      total: 9000,
      fileName: null as string | null,
      url: null as string | null,
    };
    const answer = () => Response.json({ data: { export: state } });
    backend.answers.set('query ExportLibrary', answer);
    backend.answers.set('query LibraryExport', answer);
    await openOption('Export Library');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('Writing: 0 of 9000');
    backend.send('library-export.progressed', {
      exportId: 5,
      state: 'running',
      done: 4500,
      total: 9000,
      error: null,
    });
    await screen.findByText('Writing: 4500 of 9000');
    state = { ...ended, done: 9000, total: 9000 };
    backend.send('library-export.progressed', {
      exportId: 5,
      state: 'finished',
      done: 9000,
      total: 9000,
      error: null,
    });
    await screen.findByText(/holds 9000 recipes/);
    expect(clicked.mock.calls).toEqual([['/files/exports/1', 'recipes.zip']]);
  });

  test.each(['ExportLibrary', 'LibraryExport'])(
    'that is cancelled while %s is asked is not downloaded, and the next is',
    async (held) => {
      const running = { ...ended, state: 'running', fileName: null, url: null };
      let letGo = (_: Response) => {};
      backend.answers.set('query ExportLibrary', () =>
        Response.json({ data: { export: running } }),
      );
      backend.answers.set(
        `query ${held}`,
        () => new Promise<Response>((resolve) => (letGo = resolve)),
      );
      await openOption('Export Library');
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await waitFor(() => expect(looks(held)).toBe(1));
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      letGo(Response.json({ data: { export: { ...ended, fileName: 'cancelled.zip' } } }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      backend.answers.set('query ExportLibrary', () => Response.json({ data: { export: ended } }));
      await user.click(screen.getAllByRole('button', { name: 'Options' })[0]!);
      await user.click(await screen.findByRole('button', { name: 'Export Library' }));
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await screen.findByText(/holds 12 recipes/);
      expect(clicked.mock.calls).toEqual([['/files/exports/1', 'recipes.zip']]);
    },
  );

  test('goes on when the network is gone for a moment, and ends when it is no longer known', async () => {
    backend.answers.set('query ExportLibrary', () =>
      Response.json({
        data: { export: { ...ended, state: 'running', fileName: null, url: null } },
      }),
    );
    backend.answers.set('query LibraryExport', () =>
      looks('LibraryExport') === 1
        ? Promise.reject(new TypeError('gone'))
        : Response.json({
            data: null,
            errors: [
              {
                message: 'This export is no longer kept.',
                extensions: { code: 'NOT_FOUND', status: 404 },
              },
            ],
          }),
    );
    await openOption('Export Library');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('This export is no longer kept.');
    expect(looks('LibraryExport')).toBe(2);
  });

  test('that breaks off says why and can be begun anew', async () => {
    backend.answers.set('query ExportLibrary', () =>
      Response.json({
        data: {
          export: {
            ...ended,
            state: 'failed',
            url: null,
            fileName: null,
            error: 'The disk is full.',
          },
        },
      }),
    );
    await openOption('Export Library');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('The disk is full.');
    expect((screen.getByRole('button', { name: 'Export' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
    expect(clicked).not.toHaveBeenCalled();
  });

  test('that fails says why and can be tried again', async () => {
    backend.answers.set('query ExportLibrary', () =>
      Response.json({
        data: null,
        errors: [
          {
            message: 'There is nothing to export yet.',
            extensions: { code: 'NOTHING', status: 422 },
          },
        ],
      }),
    );
    await openOption('Export Library');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('There is nothing to export yet.');
    expect((screen.getByRole('button', { name: 'Export' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
  });
});
