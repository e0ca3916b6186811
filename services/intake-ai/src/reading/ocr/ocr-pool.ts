import { availableParallelism } from 'node:os';
import { jobGoesOn } from '@convivio/platform/processes/job-goes-on';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import { languageData } from './ocr-languages.ts';
import { ReadingError } from '../reading-error.ts';

interface Slot {
  language: string;
  worker: Promise<Worker>;
  busy: boolean;
  usedAt: number;
  /** Aborts when the worker is ended: the library leaves whoever waits for an ended worker waiting. */
  ended: AbortController;
}

const SIZE = Math.max(1, Math.min(2, availableParallelism()));
/** After so long without work a worker is ended: each holds some 100 MB, and another is there within half a second. */
const IDLE = 60_000;
const slots: Slot[] = [];
const waiting: (() => void)[] = [];
const endings = new Set<Promise<void>>();
let cleaning: NodeJS.Timeout | null = null;

export interface RecognizeOptions {
  language?: string;
  /** Only these characters, for small cuttings. */
  whitelist?: string;
  /** A page is searched for columns and pictures, a block is not. */
  layout?: 'page' | 'block';
  /** Milliseconds after which the worker is given up. */
  timeout: number;
}

const LAYOUTS = { page: PSM.SINGLE_COLUMN, block: PSM.SINGLE_BLOCK } as const;

/** Reads a picture with a worker of the pool; waits for one when all are busy. Throws ReadingError. */
export async function recognize(image: Buffer, options: RecognizeOptions): Promise<Page> {
  const slot = await takeSlot(options.language ?? 'en');
  let broken = false;
  try {
    const work = (async () => {
      const worker = await slot.worker;
      slot.ended.signal.throwIfAborted();
      await worker.setParameters({
        tessedit_pageseg_mode: LAYOUTS[options.layout ?? 'page'],
        tessedit_char_whitelist: options.whitelist ?? '',
        user_defined_dpi: '200',
        debug_file: '/dev/null',
      });
      return (await worker.recognize(image, {}, { text: false, blocks: true })).data;
    })();
    const page = await withLimit(work, options.timeout, slot.ended.signal);
    jobGoesOn();
    return page;
  } catch (error) {
    broken = true;
    if (error instanceof ReadingError) throw error;
    throw new ReadingError(
      'READER_UNAVAILABLE',
      'Pictures cannot be read at the moment. Try again in a minute.',
      { cause: error },
    );
  } finally {
    release(slot, broken);
  }
}

async function takeSlot(language: string): Promise<Slot> {
  for (;;) {
    const idle = slots.filter((slot) => !slot.busy);
    const ready = idle.find((slot) => slot.language === language);
    if (ready) return claim(ready);
    if (slots.length < SIZE) return claim(openSlot(language));
    const oldest = idle.sort((a, b) => a.usedAt - b.usedAt)[0];
    if (oldest) {
      drop(oldest);
      return claim(openSlot(language));
    }
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }
}

function openSlot(language: string): Slot {
  const data = languageData(language) ?? languageData('en');
  if (!data)
    throw new ReadingError(
      'READER_UNAVAILABLE',
      'Pictures cannot be read here: the recognition data is not installed.',
    );
  // Without an error handler the library throws outside any promise when a job fails.
  const worker = createWorker(data.model, OEM.LSTM_ONLY, {
    langPath: data.folder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  worker.catch(() => undefined);
  const slot: Slot = {
    language,
    worker,
    busy: false,
    usedAt: performance.now(),
    ended: new AbortController(),
  };
  slots.push(slot);
  return slot;
}

function claim(slot: Slot): Slot {
  slot.busy = true;
  return slot;
}

function release(slot: Slot, broken: boolean): void {
  slot.busy = false;
  slot.usedAt = performance.now();
  if (broken) drop(slot);
  waiting.shift()?.();
  cleanLater();
}

/** Looks again when the worker that has rested longest has rested long enough. */
function cleanLater(): void {
  if (cleaning || slots.length === 0) return;
  const restedSince = Math.min(...slots.map(({ usedAt }) => usedAt));
  cleaning = setTimeout(
    () => {
      cleaning = null;
      for (const slot of slots.filter(
        ({ busy, usedAt }) => !busy && performance.now() - usedAt >= IDLE,
      ))
        drop(slot);
      cleanLater();
    },
    Math.max(1_000, restedSince + IDLE - performance.now()),
  ).unref();
}

function drop(slot: Slot): void {
  const at = slots.indexOf(slot);
  if (at >= 0) slots.splice(at, 1);
  slot.ended.abort(shuttingDown());
  const ending = slot.worker
    .then(async (worker) => void (await worker.terminate()))
    .catch(() => undefined)
    .finally(() => endings.delete(ending));
  endings.add(ending);
}

async function withLimit<T>(work: Promise<T>, timeout: number, signal: AbortSignal): Promise<T> {
  work.catch(() => undefined);
  return await new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () =>
        settle(() =>
          reject(
            new ReadingError(
              'READING_TIMEOUT',
              'Reading this picture took too long. Crop it to the recipe and try again.',
            ),
          ),
        ),
      timeout,
    );
    const abort = () => settle(() => reject(signal.reason));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      how();
    };
    signal.addEventListener('abort', abort, { once: true });
    work.then(
      (result) => settle(() => resolve(result)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}

const shuttingDown = () =>
  new ReadingError('READER_UNAVAILABLE', 'The service is shutting down. Try again in a minute.');

/** Begins to load the English worker, where none is there, while its picture is still being prepared. */
export function warmReaders(): void {
  if (slots.length > 0 || !languageData('en')) return;
  openSlot('en');
  cleanLater();
}

/** Ends all workers and waits until they are gone. Pictures being read are given up; later ones start new workers. */
export async function closeReaders(): Promise<void> {
  if (cleaning) clearTimeout(cleaning);
  cleaning = null;
  for (const slot of [...slots]) drop(slot);
  await Promise.all(endings);
}
