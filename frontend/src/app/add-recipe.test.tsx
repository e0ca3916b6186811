import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildJob, buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

type Page = Awaited<ReturnType<typeof openApp>>;
let backend: FakeBackend;
let user: Page['user'];

beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe()];
  backend.pages = [buildRecipe({ id: '42', title: 'Slow ragù' })];
  backend.limits = ['Handwriting is not read without an AI provider.'];
});
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
const toast = (title: string) => screen.findByText(title, { selector: 'b' });
const pdf = (name: string, size = 4) =>
  Object.defineProperty(new File(['%PDF'], name, { type: 'application/pdf' }), 'size', {
    value: size,
  });

async function openPanel(start = 'files') {
  ({ user } = await openApp(`/?add=${start}`, backend));
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
    await screen.findByRole('heading', { name: 'Slow ragù', level: 1 });
    expect(location.pathname).toBe('/recipes/42');
  });

  test('that fails says why, and Retry reads the kept original', async () => {
    await openPanel();
    await choose(pdf('locked.pdf'));
    await handedOver('POST /api/recipes/upload');
    backend.tell(1, {
      stage: 'error',
      error: {
        code: 'PDF_LOCKED',
        sentence: 'This PDF is locked. Save a copy without a password and try again.',
        status: 422,
      },
    });
    const card = (await named('heading', 'Upload Failed')).parentElement!;
    expect(
      within(card).getByText('This PDF is locked. Save a copy without a password and try again.'),
    ).toBeTruthy();
    await toast('Upload failed');
    await user.click(within(card).getByRole('button', { name: 'Retry' }));
    await handedOver('POST /api/intake/1/retry');
    await named('progressbar', 'Reading the file');
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

  test('goes on when the panel closes; its end is told, and the library shows it', async () => {
    await openPanel();
    await choose(pdf('ragu.pdf'));
    await handedOver('POST /api/recipes/upload');
    await user.click(await named('button', 'Close'));
    await screen.findByText('1 recipe');
    backend.recipes = [
      buildRecipe({ id: '42', title: 'Slow ragù', course: 'main' }),
      ...backend.recipes,
    ];
    backend.tell(1, { stage: 'success', title: 'Slow ragù', recipeId: 42 });
    await toast('Recipe uploaded successfully!');
    await screen.findByText('2 recipes');
    await user.click(await named('button', 'View'));
    await screen.findByRole('heading', { name: 'Slow ragù', level: 1 });
  });
});

describe('files that cannot be taken', () => {
  test.each([
    [
      'too large',
      () => [pdf('book.pdf', 10 * 1024 * 1024 + 1)],
      'File too large',
      'Maximum file size is 10MB',
    ],
    [
      'of a wrong type',
      () => [new File(['x'], 'tart.docx', { type: 'application/msword' })],
      'Invalid file type',
      'Only PDF, image files, and text files are supported',
    ],
    [
      'beside good ones',
      () => [pdf('ragu.pdf'), new File(['x'], 'tart.docx', { type: 'application/msword' })],
      'Invalid file type',
      'Only PDF, image files, and text files are supported',
    ],
  ] as const)('%s: a toast says so and nothing is uploaded', async (_, files, title, text) => {
    await openPanel();
    await choose(...files());
    await toast(title);
    expect(screen.getByText(text)).toBeTruthy();
    expect(backend.made('POST /api/recipes/upload')).toHaveLength(0);
    expect(screen.queryByRole('list', { name: 'Selected files' })).toBeNull();
  });
});

describe('several files', () => {
  const rows = () =>
    within(screen.getByRole('list', { name: 'Selected files' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  test('wait in a list from which each can be taken', async () => {
    await openPanel();
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await named('heading', '3 files selected');
    await user.click(await named('button', 'Remove b.pdf'));
    await named('heading', '2 files selected');
    expect(backend.made('POST /api/recipes/upload')).toHaveLength(0);
  });

  test('are read one by one; what fails can be tried again; the end is summed up and the panel closes', async () => {
    await openPanel();
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await user.click(await named('button', 'Process 2 Files'));
    await handedOver('POST /api/recipes/upload');
    await screen.findByText('Reading recipe 1 of 2');
    expect(rows()).toEqual([expect.stringContaining('30%'), expect.stringContaining('Waiting')]);
    backend.tell(1, { stage: 'analyzing' });
    await waitFor(() => expect(rows()[0]).toContain('70%'));
    backend.tell(1, {
      stage: 'error',
      error: { code: 'X', sentence: 'The photo is too dark to read.', status: 422 },
    });
    await waitFor(() => expect(rows()[0]).toContain('Failed. The photo is too dark to read.'));
    await handedOver('POST /api/recipes/upload', 2);
    backend.tell(2, { stage: 'success', title: 'Ribollita', recipeId: 7 });
    await waitFor(() => expect(rows()[1]).toContain('100%'));
    await toast('Batch upload completed');
    expect(screen.getAllByText('1 processed successfully, 1 still failed.').length).toBeGreaterThan(
      0,
    );
    await user.click(await named('button', 'Retry a.pdf'));
    await handedOver('POST /api/intake/1/retry');
    backend.tell(1, { stage: 'success', title: 'Panzanella', recipeId: 8 });
    await screen.findByText('2 processed successfully, 1 retried.');
    await screen.findByRole('heading', { name: 'Recipes', level: 1 });
    expect(screen.queryByRole('heading', { name: 'Add Recipe' })).toBeNull();
  });
});

describe('a link', () => {
  test.each([
    ['https://example.org/lemon-tart', 'POST /api/recipes/url'],
    ['https://www.instagram.com/reel/C4limoncello', 'POST /api/recipes/instagram'],
  ])('%s is sent by Enter to %s', async (url, kind) => {
    await openPanel('link');
    await user.type(screen.getByLabelText('Recipe URL'), `  ${url} {Enter}`);
    await handedOver(kind);
    expect(backend.made(kind)[0]!.body).toEqual({ url });
    await named('progressbar', 'Fetching the page');
  });

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

  test('that cannot be read says why and leads to the text', async () => {
    await openPanel('link');
    await user.type(screen.getByLabelText('Recipe URL'), 'https://example.org{Enter}');
    await handedOver('POST /api/recipes/url');
    backend.tell(1, {
      stage: 'error',
      error: {
        code: 'SITE_REFUSED',
        sentence: 'The site refused our request. Paste the recipe text instead.',
        status: 502,
      },
    });
    await toast('Import failed');
    await user.click(await named('button', 'Paste the text instead'));
    expect(document.activeElement).toBe(screen.getByLabelText('Recipe text'));
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

test('pasted text is read', async () => {
  await openPanel();
  await user.type(screen.getByLabelText('Recipe text'), 'Lemon tart');
  await user.click(await named('button', 'Read Text'));
  await handedOver('POST /api/recipes/text');
  expect(backend.made('POST /api/recipes/text')[0]!.body).toEqual({ text: 'Lemon tart' });
  backend.tell(1, { stage: 'success', title: 'Lemon tart', recipeId: 42 });
  await toast('Recipe imported successfully!');
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
      error: null,
    });
    return Response.json({ jobId: 1 }, { status: 202 });
  });
  await openPanel();
  await choose(pdf('ragu.pdf'));
  await screen.findByText('Recipe Processed Successfully');
});

test('what an earlier page started is shown on', async () => {
  backend.intakeJobs = [
    buildJob({ id: '5', source: 'url', url: 'https://example.org/tart', stage: 'analyzing' }),
  ];
  backend.jobs.set(5, {
    jobId: 5,
    stage: 'analyzing',
    progress: 60,
    title: null,
    recipeId: null,
    error: null,
  });
  await openPanel();
  await named('progressbar', 'Finding ingredients and steps');
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

  /** The camera's first frame. */
  const frame = async () =>
    fireEvent.loadedData(await screen.findByLabelText('Live picture of the camera'));

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

  test('makes a photo that is processed like a file, and is let go', async () => {
    await openPanel();
    await user.click(await named('button', 'Use Camera'));
    await frame();
    await user.click(await named('button', 'Capture Photo'));
    await toast('Photo captured!');
    await user.click(await named('button', 'Process Image'));
    await handedOver('POST /api/recipes/upload');
    const file = (backend.made('POST /api/recipes/upload')[0]!.body as FormData).get(
      'file',
    ) as File;
    expect(file.name).toMatch(/^recipe-photo-\d{13}\.jpg$/);
    expect(file.type).toBe('image/jpeg');
    expect(stop).toHaveBeenCalledTimes(1);
    await named('progressbar', 'Reading the photo');
    await named('button', 'Use Camera');
  });

  test('takes another photo when the first is discarded', async () => {
    await openPanel('camera');
    expect(((await named('button', 'Capture Photo')) as HTMLButtonElement).disabled).toBe(true);
    await frame();
    await user.click(await named('button', 'Capture Photo'));
    await user.click(await named('button', 'Retake'));
    await named('button', 'Capture Photo');
    expect(screen.queryByRole('button', { name: 'Process Image' })).toBeNull();
    expect(stop).not.toHaveBeenCalled();
  });

  test('is let go when it is closed', async () => {
    await openPanel('camera');
    await named('button', 'Capture Photo');
    await user.click(await named('button', 'Close Camera'));
    expect(stop).toHaveBeenCalledTimes(1);
    await named('button', 'Use Camera');
  });

  test('is let go when the panel goes away', async () => {
    await openPanel('camera');
    await named('button', 'Capture Photo');
    await user.click(await named('button', 'Close'));
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
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

test('files can be dropped', async () => {
  await openPanel();
  const zone = screen.getByRole('heading', { name: 'Drop recipes here' }).parentElement!;
  const files = [pdf('ragu.pdf')];
  fireEvent.drop(zone, {
    dataTransfer: {
      files,
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      types: ['Files'],
    },
  });
  await handedOver('POST /api/recipes/upload');
});
