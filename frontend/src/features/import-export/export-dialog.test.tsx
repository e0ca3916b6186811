import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperationName } from '../../generated/operation-name.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature } from '../../test-kit/mount-feature.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { DialogOpener } from './test-kit/dialog-opener.tsx';

let backend: FakeBackend;
let user: UserEvent;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

async function openDialog() {
  ({ user } = await mountFeature(backend, '/', { '/': <DialogOpener Dialog={ExportDialog} /> }));
}

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

  test('is written in the format that is chosen, and downloaded', async () => {
    const [format, name] = ['jsonld', /schema\.org/] as const;
    backend.answers.set('query ExportLibrary', () =>
      Response.json({ data: { export: { ...ended, fileName: `recipes.${format}` } } }),
    );
    await openDialog();
    await user.click(await screen.findByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/holds 12 recipes/);
    expect(clicked).toHaveBeenCalledWith('/files/exports/1', `recipes.${format}`);
    expect(backend.asked('ExportLibrary')).toEqual([{ format }]);
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
    await openDialog();
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

  test.each<OperationName>(['ExportLibrary', 'LibraryExport'])(
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
      await openDialog();
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await waitFor(() => expect(backend.asked(held).length).toBe(1));
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      letGo(Response.json({ data: { export: { ...ended, fileName: 'cancelled.zip' } } }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      backend.answers.set('query ExportLibrary', () => Response.json({ data: { export: ended } }));
      await user.click(await screen.findByRole('button', { name: 'Open' }));
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
      backend.asked('LibraryExport').length === 1
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
    await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('This export is no longer kept.');
    expect(backend.asked('LibraryExport').length).toBe(2);
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
    await openDialog();
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
    await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('There is nothing to export yet.');
    expect((screen.getByRole('button', { name: 'Export' }) as HTMLButtonElement).disabled).toBe(
      false,
    );
  });
});
