import { STOPPED_IMPORT } from '@convivio/contracts/stopped-import';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type {
  LibraryImportItemsQuery,
  LibraryImportProgressQuery,
} from '../../generated/operations.ts';
import { colour } from '../../shared/theme/colour.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature } from '../../test-kit/mount-feature.tsx';
import { routeUploads } from '../../test-kit/fake-upload.ts';
import { ImportDialog } from './import-dialog.tsx';
import { DialogOpener } from './test-kit/dialog-opener.tsx';

type Report = LibraryImportProgressQuery['import'] & LibraryImportItemsQuery['import'];

let backend: FakeBackend;
let user: UserEvent;
let report: Report;

beforeEach(() => {
  backend = new FakeBackend();
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
afterEach(() => leavePage(backend));

const dialog = () => screen.findByRole('dialog', { name: 'Import recipes' });
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

async function openDialog() {
  ({ user } = await mountFeature(backend, '/', { '/': <DialogOpener Dialog={ImportDialog} /> }));
}

describe('an import', () => {
  test('names the programs it reads', async () => {
    await openDialog();
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
    await openDialog();
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
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('2 of 3', { exact: false });
    expect(backend.asked('LibraryImportItems').length).toBe(0);
    await screen.findByText('1 imported, 1 already there, 1 failed');
    expect(backend.asked('LibraryImportItems').length).toBe(1);
  });

  test('shows at once what is told of it', async () => {
    await openDialog();
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
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('There is no connection to Convivio. Check the network and try again.');
    await screen.findByText('1 imported, 1 already there, 1 failed');
  });

  test('goes on when the dialog closes, and is found again', async () => {
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText(/1 of 3/);
    await user.click(await screen.findByRole('button', { name: 'Close, it goes on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    report = { ...report, ...finished };
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await screen.findByText('1 imported, 1 already there, 1 failed');
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(await screen.findByLabelText('Library file')).toBeTruthy();
  });

  test('is stopped by its cook', async () => {
    backend.answers.set('query CancelLibraryImport', () => {
      report = { ...report, ...finished, state: 'failed', error: STOPPED_IMPORT };
      return Response.json({ data: { import: { id: '9', state: 'failed' } } });
    });
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await user.click(await screen.findByRole('button', { name: 'Stop import' }));
    await screen.findByRole('heading', { name: 'Stopped' });
    await screen.findByText(STOPPED_IMPORT);
    expect(screen.queryByRole('heading', { name: 'Import failed' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await screen.findByRole('link', { name: 'Tart' });
  });

  test('is that of the cook who began it, also in a tab where another signs in', async () => {
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText(/1 of 3/);
    leavePage(backend);
    backend.user = { ...backend.user!, id: 'u2' };
    await openDialog();
    expect(await screen.findByLabelText('Library file')).toBeTruthy();
    leavePage(backend);
    backend.user = { ...backend.user!, id: 'u1' };
    await openDialog();
    await screen.findByText(/1 of 3/);
  });

  test('whose report was read leaves room for the next', async () => {
    report = { ...report, ...finished };
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Open' }));
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
    await openDialog();
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
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByRole('heading', { name: 'Import failed' });
    expect(
      within(await screen.findByRole('list', { name: 'Report' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  test('whose report was left for one of its recipes is found again', async () => {
    report = { ...report, ...finished };
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await user.click(await screen.findByRole('link', { name: 'Tart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    leavePage(backend);
    await openDialog();
    await screen.findByText('1 imported, 1 already there, 1 failed');
  });

  test('whose report is left for a recipe as soon as it shows is found again', async () => {
    report = { ...report, ...finished };
    await openDialog();
    const clicked = Promise.withResolvers<void>();
    const watch = new MutationObserver(() => {
      const link = screen.queryByRole('link', { name: 'Tart' });
      if (!link) return;
      watch.disconnect();
      link.click();
      clicked.resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await clicked.promise;
    leavePage(backend);
    await openDialog();
    await screen.findByText('1 imported, 1 already there, 1 failed');
  });

  test.each([
    ['some items failed', finished.items!, '1 imported, 1 already there, 1 failed', 'ironTint'],
    ['none failed', [finished.items![0]!], '1 imported', 'leafTint'],
    ['all failed', [finished.items![1]!], '0 imported, 1 failed', 'tomatoTint'],
  ] as const)('of which %s shows it by its colour', async (_, items, title, tint) => {
    report = { ...report, ...finished, items: [...items] };
    await openDialog();
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
        await user.click(await screen.findByRole('button', { name: 'Open' }));
      },
    ],
    [
      'left by loading the page anew',
      async () => {
        leavePage(backend);
        await openDialog();
      },
    ],
  ])('whose report was seen and %s makes room for the next', async (_, leave) => {
    report = { ...report, ...finished };
    await openDialog();
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
  ])('in which %s fails says why', async (_, arrange, sentence) => {
    arrange();
    await openDialog();
    await user.upload(await screen.findByLabelText('Library file'), zip());
    await screen.findByText('Import failed');
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

test('a report is copied where only the old way of copying is allowed', async () => {
  report = { ...report, ...finished };
  await openDialog();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => true;
  await user.upload(await screen.findByLabelText('Library file'), zip());
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied!', { selector: 'b' });
});
