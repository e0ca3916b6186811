import { availableParallelism } from 'node:os';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';
import { languageData } from './ocr-languages.ts';
import { ReadingError } from './reading-error.ts';

interface Slot {
  language: string;
  worker: Promise<Worker>;
  busy: boolean;
  usedAt: number;
}

const SIZE = Math.max(1, Math.min(2, availableParallelism()));
/** After so long without work all workers but one are ended; each holds some 100 MB. */
const IDLE = 60_000;
const slots: Slot[] = [];
const waiting: (() => void)[] = [];
let closing = false;

export interface RecognizeOptions {
  language?: string;
  /** Only these characters, for small cuttings. */
  whitelist?: string;
  /** A page is searched for columns and pictures, a block is not. */
  layout?: 'page' | 'block';
  /** Milliseconds after which the worker is given up. */
  timeout: number;
  signal?: AbortSignal | undefined;
}

const LAYOUTS = { page: PSM.SINGLE_COLUMN, block: PSM.SINGLE_BLOCK } as const;

/** Reads a picture with a worker of the pool; waits for one when all are busy. */
export async function recognize(image: Buffer, options: RecognizeOptions): Promise<Page> {
  const slot = await takeSlot(options.language ?? 'en', options.signal);
  let broken = false;
  try {
    const worker = await slot.worker;
    const work = (async () => {
      await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[options.layout ?? 'page'], tessedit_char_whitelist: options.whitelist ?? '', user_defined_dpi: '200', debug_file: '/dev/null' });
      return (await worker.recognize(image, {}, { text: false, blocks: true })).data;
    })();
    return await withLimit(work, options);
  } catch (error) {
    broken = true;
    if (error instanceof ReadingError || options.signal?.aborted) throw error;
    throw new ReadingError('READER_UNAVAILABLE', 'Pictures cannot be read at the moment. Try again in a minute.', { cause: error });
  } finally {
    release(slot, broken);
  }
}

async function takeSlot(language: string, signal: AbortSignal | undefined): Promise<Slot> {
  for (;;) {
    signal?.throwIfAborted();
    if (closing) throw new ReadingError('READER_UNAVAILABLE', 'The service is shutting down. Try again in a minute.');
    const idle = slots.filter((slot) => !slot.busy);
    const ready = idle.find((slot) => slot.language === language);
    if (ready) return claim(ready);
    if (slots.length < SIZE) return claim(openSlot(language));
    const oldest = idle.sort((a, b) => a.usedAt - b.usedAt)[0];
    if (oldest) {
      drop(oldest);
      return claim(openSlot(language));
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

function openSlot(language: string): Slot {
  const data = languageData(language) ?? languageData('en');
  if (!data) throw new ReadingError('READER_UNAVAILABLE', 'Pictures cannot be read here: the recognition data is not installed.');
  // Without an error handler the library throws outside any promise when a job fails.
  const worker = createWorker(data.model, OEM.LSTM_ONLY, { langPath: data.folder, gzip: true, cacheMethod: 'none', errorHandler: () => undefined });
  worker.catch(() => undefined);
  const slot: Slot = { language, worker, busy: false, usedAt: 0 };
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
  if (broken || closing) drop(slot);
  waiting.shift()?.();
  setTimeout(dropIdle, IDLE).unref();
}

function dropIdle(): void {
  const idle = slots.filter((slot) => !slot.busy && performance.now() - slot.usedAt >= IDLE).sort((a, b) => Number(a.language === 'en') - Number(b.language === 'en') || a.usedAt - b.usedAt);
  for (const slot of idle) if (slots.length > 1) drop(slot);
}

function drop(slot: Slot): void {
  const at = slots.indexOf(slot);
  if (at >= 0) slots.splice(at, 1);
  void slot.worker.then((worker) => worker.terminate()).catch(() => undefined);
}

async function withLimit<T>(work: Promise<T>, { timeout, signal }: RecognizeOptions): Promise<T> {
  work.catch(() => undefined);
  return await new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ReadingError('READING_TIMEOUT', 'Reading this picture took too long. Crop it to the recipe and try again.')), timeout);
    const abort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    signal?.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  });
}

/** Loads the English worker ahead of the first picture. */
export async function warmReaders(): Promise<void> {
  if (closing || slots.length > 0) return;
  await openSlot('en').worker;
}

/** Ends all workers. Pictures being read are given up; later ones start new workers. */
export async function closeReaders(): Promise<void> {
  closing = true;
  const open = slots.splice(0);
  await Promise.allSettled(open.map(async (slot) => (await slot.worker).terminate()));
  while (waiting.length > 0) waiting.shift()?.();
  closing = false;
}
