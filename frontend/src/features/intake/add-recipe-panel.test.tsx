import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import type { PanelStart } from './panel/add-recipe-panel.tsx';
import { PanelWithIntake } from './test-kit/panel-with-intake.tsx';

let backend: FakeBackend;
let user: UserEvent;

beforeEach(() => {
  backend = new FakeBackend();
  sessionStorage.clear();
  backend.limits = ['Handwriting is not read without an AI provider.'];
});
afterEach(() => leavePage(backend));

const pdf = (name: string, size = 4) =>
  Object.defineProperty(new File(['%PDF'], name, { type: 'application/pdf' }), 'size', {
    value: size,
  });

async function openPanel(start: PanelStart = 'files') {
  ({ user } = await mountFeature(backend, '/', {
    '/': <PanelWithIntake startWith={start} />,
    '/recipes/:id': <h1>The recipe</h1>,
  }));
  await named('heading', 'Add Recipe');
}

const choose = (...files: File[]) => user.upload(screen.getByLabelText('Recipe files'), files);
const handedOver = (kind: string, times = 1) =>
  waitFor(() => expect(backend.made(kind)).toHaveLength(times));

describe('one file', () => {
  test('is uploaded at once, shown as it is read, and opened two seconds after its success', async () => {
    await openPanel();
    await choose(pdf('ragu.pdf'));
    await handedOver('POST /api/recipes/upload');
    const [call] = backend.made('POST /api/recipes/upload');
    expect((call!.body as FormData).get('file')).toMatchObject({ name: 'ragu.pdf' });
    expect(call!.headers.get('prefer')).toBe('respond-async');
    expect(call!.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(call!.headers.get('authorization')).toBe('Bearer token-1');
    await named('progressbar', 'Reading the file');
    expect(
      screen.getByText(/Processing can take up to two minutes\. It continues in the background/),
    ).toBeTruthy();
    backend.tell(1, { stage: 'analyzing' });
    await named('progressbar', 'Finding ingredients and steps');
    expect(screen.queryByText('Recipe Processed Successfully')).toBeNull();
    backend.tell(1, { stage: 'success', title: 'Slow ragù', recipeId: 42 });
    await screen.findByText('Recipe Processed Successfully');
    expect(screen.getByText('Opening Slow ragù.')).toBeTruthy();
    await toast('Recipe uploaded successfully!');
    await named('heading', 'The recipe');
    expect(location.pathname).toBe('/recipes/42');
  });

  test('that was read with low confidence is called a draft, and no success', async () => {
    await openPanel();
    await choose(pdf('card.pdf'));
    await handedOver('POST /api/recipes/upload');
    await named('progressbar', 'Reading the file');
    backend.tell(1, { stage: 'success', title: 'S0vp', recipeId: 42, draft: true });
    await named('heading', 'Draft: read with low confidence');
    expect(screen.queryByText('Recipe Processed Successfully')).toBeNull();
    await named('heading', 'The recipe');
  });

  test('that the server refuses shows its sentence and no Retry', async () => {
    backend.answers.set('POST /api/recipes/upload', () =>
      Response.json(
        { error: 'This file is empty.', code: 'EMPTY_FILE', requestId: 'r' },
        { status: 422 },
      ),
    );
    await openPanel();
    await choose(pdf('empty.pdf'));
    await named('heading', 'Upload Failed');
    expect(screen.getAllByText('This file is empty.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('heading', { name: 'Upload Failed' })).toBeNull();
  });
});

describe('a pasted picture', () => {
  const picture = (type = 'image/png', size = 4) =>
    new File([new Uint8Array(size)], 'image.png', { type });
  /** What lies on the clipboard when Ctrl+V is pressed in a place. */
  const paste = (place: Element, files: File[], text = '') =>
    fireEvent.paste(place, { clipboardData: { files, getData: () => text } });

  test.each([
    ['in the panel', () => document.body, ''],
    ['with words beside it', () => document.body, 'Soup'],
    ['into the field for text', () => screen.getByLabelText('Recipe text'), ''],
  ])('%s is read at once', async (_where, place, text) => {
    await openPanel();
    paste(place(), [picture()], text);
    await handedOver('POST /api/recipes/upload');
    const [call] = backend.made('POST /api/recipes/upload');
    expect((call!.body as FormData).get('file')).toMatchObject({ name: 'Pasted picture.png' });
  });

  test('beside words pasted into the field leaves the field its words', async () => {
    await openPanel();
    expect(paste(screen.getByLabelText('Recipe text'), [picture()], 'Soup')).toBe(true);
    await user.click(await named('button', 'Paste Picture'));
    expect(backend.made('POST /api/recipes/upload')).toHaveLength(0);
  });

  test('waits in the list with others, and while something is read', async () => {
    await openPanel();
    paste(document.body, [picture(), picture('image/jpeg')]);
    await named('heading', '2 files selected');
    await named('button', 'Remove Pasted picture 2.jpg');
    paste(document.body, [picture()]);
    await named('heading', '3 files selected');
  });

  test.each([
    ['of another kind', picture('image/tiff'), 'Invalid file type'],
    ['that is too large', picture('image/png', 11_000_000), 'File too large'],
  ])('%s is refused', async (_which, refused, title) => {
    await openPanel();
    paste(document.body, [refused]);
    await toast(title);
    expect(backend.made('POST /api/recipes/upload')).toHaveLength(0);
  });

  test('comes by the button too, where the browser gives the clipboard', async () => {
    await openPanel();
    const blob = new Blob(['p'], { type: 'image/png' });
    jest
      .spyOn(navigator.clipboard, 'read')
      .mockResolvedValue([{ types: ['image/png'], getType: async () => blob }] as never);
    const button = (await named('button', 'Paste Picture')) as HTMLButtonElement;
    await user.click(button);
    await handedOver('POST /api/recipes/upload');
    expect(button.disabled).toBe(true);
  });
});

describe('several files', () => {
  test('wait in a list from which each can be taken', async () => {
    await openPanel();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await named('heading', '3 files selected');
    await user.click(await named('button', 'Remove b.pdf'));
    await named('heading', '2 files selected');
    expect(backend.made('POST /api/recipes/upload')).toHaveLength(0);
  });

  /** Whether the browser is told to ask before the page goes. */
  const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('that are chosen and not sent are asked about before the page is left', async () => {
    await openPanel();
    expect(asksToStay()).toBe(false);
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await named('heading', '2 files selected');
    expect(asksToStay()).toBe(true);
    await user.click(await named('button', 'Clear list'));
    expect(asksToStay()).toBe(false);
  });

  test('that wait to be sent need the tab, and the panel says so until the last is sent', async () => {
    await openPanel();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await user.click(await named('button', 'Process 3 Files'));
    await screen.findByText(/2 files wait to be sent: keep this tab open until then\./);
    expect(asksToStay()).toBe(true);
    await handedOver('POST /api/recipes/upload');
    backend.tell(1, { stage: 'success', title: 'A', recipeId: 1 });
    await screen.findByText(/1 file waits to be sent: keep this tab open until then\./);
    await handedOver('POST /api/recipes/upload', 2);
    backend.tell(2, { stage: 'success', title: 'B', recipeId: 2 });
    await handedOver('POST /api/recipes/upload', 3);
    await waitFor(() => expect(screen.queryByText(/to be sent/)).toBeNull());
    await screen.findByText(/It continues in the background/);
    await waitFor(() => expect(asksToStay()).toBe(false));
  });

  test('that were not sent are named after a reload, until they are put away or others chosen', async () => {
    const reload = async () => {
      dispatchEvent(new Event('pagehide'));
      cleanup();
      await openPanel();
    };
    const title = { name: '2 files were not sent' };
    await openPanel();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await user.click(await named('button', 'Process 3 Files'));
    await handedOver('POST /api/recipes/upload');
    backend.tell(1, { stage: 'analyzing' });
    await screen.findByText('Finding ingredients and steps');

    await reload();
    await named('heading', title.name);
    await toast(title.name);
    const words = 'The page was left before. Choose them again: b.pdf, c.pdf.';
    expect(screen.getAllByText(words)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('heading', title)).toBeNull();

    await choose(pdf('b.pdf'), pdf('c.pdf'));
    await named('heading', '2 files selected');
    await reload();
    await named('heading', title.name);
    await choose(pdf('b.pdf'), pdf('c.pdf'));
    await named('heading', '2 files selected');
    expect(screen.queryByRole('heading', title)).toBeNull();
    await user.click(await named('button', 'Clear list'));

    await reload();
    await named('heading', 'Add Recipe');
    expect(screen.queryByRole('heading', title)).toBeNull();
  });
});

describe('several pictures', () => {
  const photo = (name: string, size = 4) =>
    Object.defineProperty(new File(['p'], name, { type: 'image/jpeg' }), 'size', { value: size });
  const say = async () =>
    user.click(await screen.findByRole('checkbox', { name: 'These are pages of one recipe' }));
  const order = () =>
    screen
      .getAllByRole('listitem')
      .filter((row) => row.dataset['page'])
      .map((row) =>
        row.textContent
          ?.match(/Page (\d)(\w+)\.jpg/)
          ?.slice(1)
          .join(' '),
      );
  const focused = () => document.activeElement?.getAttribute('aria-label');

  test('are a recipe each unless the cook says that they are pages of one', async () => {
    await openPanel();
    await choose(photo('front.jpg'), photo('back.jpg'));
    const offer = await screen.findByRole('checkbox', { name: 'These are pages of one recipe' });
    expect((offer as HTMLInputElement).checked).toBe(false);
    await user.click(await named('button', 'Process 2 Files'));
    await handedOver('POST /api/recipes/upload');
    expect((backend.made('POST /api/recipes/upload')[0]!.body as FormData).getAll('file')).toEqual([
      expect.objectContaining({ name: 'front.jpg' }),
    ]);
  });

  test('as pages are put in order by keyboard, the focus kept, and handed over as one recipe', async () => {
    await openPanel();
    await choose(photo('middle.jpg'), photo('first.jpg'), photo('last.jpg'), photo('cat.jpg'));
    await say();
    await named('heading', '4 pages of one recipe');
    screen.getByRole('button', { name: 'Remove page 4' }).focus();
    await user.keyboard('{Enter}');
    expect([order(), focused()]).toEqual([['1 middle', '2 first', '3 last'], 'Remove page 3']);
    screen.getByRole('button', { name: 'Move page 2 up' }).focus();
    await user.keyboard('{Enter}');
    // It cannot go further up: the focus stays in its row.
    expect([order(), focused()]).toEqual([['1 first', '2 middle', '3 last'], 'Move page 1 down']);
    expect(screen.getByText('first.jpg is now page 1 of 3')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect([order(), focused()]).toEqual([['1 middle', '2 first', '3 last'], 'Move page 2 down']);
    await user.click(screen.getByRole('button', { name: 'Move page 2 up' }));

    await user.click(await named('button', 'Process 3 Pages'));
    await handedOver('POST /api/recipes/upload');
    const [call] = backend.made('POST /api/recipes/upload');
    expect((call!.body as FormData).getAll('file').map((file) => (file as File).name)).toEqual([
      'first.jpg',
      'middle.jpg',
      'last.jpg',
    ]);
    await named('progressbar', 'Reading the pages');
    expect(screen.getByText('3 pages of one recipe', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    backend.tell(1, {
      stage: 'error',
      error: {
        code: 'READING_TIMEOUT',
        sentence: 'None of the 3 pages could be read.',
        status: 504,
      },
    });
    await user.click(await named('button', 'Retry'));
    await handedOver('POST /api/intake/1/retry');
  });

  test('beside a file that is none are not offered to be pages', async () => {
    await openPanel();
    await choose(photo('front.jpg'), photo('back.jpg'));
    await say();
    await choose(pdf('letter.pdf'));
    await named('heading', '3 files selected');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(await named('button', 'Remove letter.pdf'));
    await named('heading', '2 pages of one recipe');
  });

  test.each([
    ['too many', Array.from({ length: 11 }, (_, at) => photo(`${at}.jpg`))],
    ['too large together', Array.from({ length: 6 }, (_, at) => photo(`${at}.jpg`, 9e6))],
  ])('that are %s to be pages are not handed over, and the cook is told', async (_how, photos) => {
    await openPanel();
    await choose(...photos);
    await say();
    await screen.findByText('A recipe may have up to 10 pages of 50 MB together.');
    const process = await named('button', `Process ${photos.length} Pages`);
    expect((process as HTMLButtonElement).disabled).toBe(true);
    await say();
    await named('button', `Process ${photos.length} Files`);
  });
});

describe('a link', () => {
  test('is not sent while the field is empty or something is being read', async () => {
    await openPanel('link');
    const button = (await named('button', 'Import')) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText('Recipe URL'), '   {Enter}');
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText('Recipe URL'), 'https://example.org{Enter}');
    await handedOver('POST /api/recipes/url');
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText('Recipe URL'), '{Enter}');
    expect(backend.made('POST /api/recipes/url')).toHaveLength(1);
  });

  test('that fails without a reason is told in the given words', async () => {
    backend.answers.set(
      'POST /api/recipes/url',
      () => new Response('bad gateway', { status: 502 }),
    );
    await openPanel('link');
    await user.type(screen.getByLabelText('Recipe URL'), 'https://example.org{Enter}');
    await toast('Import failed');
    expect(screen.getByText('Please check the URL and try again')).toBeTruthy();
    expect(screen.getByText('URL processing failed')).toBeTruthy();
  });
});

test('on a small screen a failure stands in its card alone', async () => {
  const ask = globalThis.matchMedia;
  const small = jest.spyOn(globalThis, 'matchMedia');
  small.mockImplementation((query) => ({ ...ask(query), matches: true }));
  backend.answers.set('POST /api/recipes/url', () => new Response('bad gateway', { status: 502 }));
  await openPanel('link');
  await user.type(screen.getByLabelText('Recipe URL'), 'https://example.org{Enter}');
  await named('heading', 'Upload Failed');
  expect(screen.queryByText('Import failed')).toBeNull();
  small.mockRestore();
});

test('pages of one recipe that are still read after a reload are named as such', async () => {
  backend.intakeJobs = [
    {
      id: '5',
      source: 'file',
      fileName: 'first.jpg',
      pages: 3,
      url: null,
      stage: 'processing',
      progress: 20,
      title: null,
      recipe: null,
      error: null,
      draft: false,
      retries: 0,
      createdAt: '2026-03-14T10:00:00Z',
    },
  ];
  backend.jobs.set(5, {
    jobId: 5,
    stage: 'processing',
    progress: 20,
    title: null,
    recipeId: null,
    draft: false,
    error: null,
  });
  await openPanel();
  await screen.findByText('3 pages of one recipe', { exact: false });
  await named('progressbar', 'Reading the pages');
  expect(screen.queryByText('first.jpg', { exact: false })).toBeNull();
});

test('a stream that brings nothing is made up for by asking', async () => {
  backend.answers.set('GET /api/stream', () => new Response('', { status: 503 }));
  backend.answers.set('POST /api/recipes/upload', () => {
    backend.jobs.set(1, {
      jobId: 1,
      stage: 'success',
      progress: 100,
      title: 'Slow ragù',
      recipeId: 42,
      draft: false,
      error: null,
    });
    return Response.json({ jobId: 1 }, { status: 202 });
  });
  await openPanel();
  await choose(pdf('ragu.pdf'));
  await screen.findByText('Recipe Processed Successfully');
});

test('says what is limited here', async () => {
  await openPanel();
  await screen.findByText('Handwriting is not read without an AI provider.');
});

describe('the camera', () => {
  const stop = jest.fn();
  let track: EventTarget;
  const ask = jest.fn<(request: MediaStreamConstraints) => Promise<unknown>>();
  beforeEach(() => {
    jest.clearAllMocks();
    ask.mockResolvedValue({
      getTracks: () => [(track = Object.assign(new EventTarget(), { stop }))],
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: ask },
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      configurable: true,
      writable: true,
      value: null,
    });
    HTMLMediaElement.prototype.play = async () => {};
    HTMLCanvasElement.prototype.getContext = (() => ({ drawImage() {} })) as never;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      done(new Blob([`${type} ${quality}`], { type: type! }));
    };
  });

  test('opens at the back in high resolution when one came to take a photo', async () => {
    await openPanel('camera');
    await named('button', 'Capture Photo');
    expect(ask).toHaveBeenCalledWith({
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1920 },
        height: { ideal: 1080 },
      },
      audio: false,
    });
  });

  /** Takes a photo once the camera shows something. */
  async function capture() {
    fireEvent.loadedData(await screen.findByLabelText('Live picture of the camera'));
    await user.click(await named('button', 'Capture Photo'));
    await named('button', 'Retake');
  }

  test('takes page after page of one recipe', async () => {
    await openPanel('camera');
    await capture();
    await named('button', 'Process Image');
    await user.click(await named('button', 'Add another page'));
    await named('heading', '1 page of a recipe');
    await screen.findByText('Page 2');
    await capture();
    await user.click(await named('button', 'Process 2 Pages'));
    await handedOver('POST /api/recipes/upload');
    const [call] = backend.made('POST /api/recipes/upload');
    expect((call!.body as FormData).getAll('file')).toHaveLength(2);
    await named('button', 'Use Camera');
    await named('progressbar', 'Reading the pages');
  });

  test('adds no page to pictures that are a recipe each', async () => {
    await openPanel('camera');
    const picture = (name: string) => new File(['p'], name, { type: 'image/png' });
    fireEvent.paste(document.body, {
      clipboardData: { files: [picture('a'), picture('b')], getData: () => '' },
    });
    await capture();
    await named('button', 'Process Image');
    expect(screen.queryByRole('button', { name: 'Add another page' })).toBeNull();
  });

  test('that is taken away says so', async () => {
    await openPanel('camera');
    await named('button', 'Capture Photo');
    track.dispatchEvent(new Event('ended'));
    await toast('Camera not available');
    await named('button', 'Use Camera');
  });

  test('that opens too late is let go at once', async () => {
    let opens: (stream: unknown) => void = () => {};
    ask.mockReturnValue(new Promise((resolve) => (opens = resolve)));
    await openPanel('camera');
    await user.click(await named('button', 'Close Camera'));
    opens({ getTracks: () => [{ stop }] });
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
    await named('button', 'Use Camera');
  });

  test.each([
    [
      'permission is denied',
      'NotAllowedError',
      'Camera access denied',
      'Please allow camera access and try again',
    ],
    [
      'there is none',
      'NotFoundError',
      'Camera not available',
      'Unable to access camera. Please try file upload instead.',
    ],
  ])('when %s, a toast says so', async (_, name, title, text) => {
    ask.mockRejectedValue(new DOMException('', name));
    await openPanel('camera');
    await toast(title);
    expect(screen.getByText(text)).toBeTruthy();
    await named('button', 'Use Camera');
  });

  test('when the browser offers none, a toast says so', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    await openPanel('camera');
    await toast('Camera not available');
  });
});
