import { readFileSync } from 'node:fs';
import { jobGoesOn } from '../../src/processes/job-goes-on.ts';
import { OPEN_FILE } from '../../src/processes/open-file.ts';

export const where = () => process.pid;

/** Who hears what is sent to the process. */
export const listeners = () => process.listenerCount('message');

export const double = async (number: number) => number * 2;

export function fail({ message }: { message: string }): never {
  throw Object.assign(new TypeError(message, { cause: new Error('deeper') }), {
    code: 'BAD',
    page: 3,
  });
}

export function spin(): never {
  for (;;);
}

export function hoard(): number {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => `${at} ${kept.length}`));
}

export function growMap(): number {
  const kept = new Map<number, number>();
  for (let at = 0; ; at++) kept.set(at, at);
}

export function growArray(): number {
  const kept: number[] = [];
  for (;;) kept.push(kept.length + 0.5);
}

export function growText(): number {
  let text = 'a';
  for (;;) text += text;
}

export function growLargeText(): number {
  const kept: string[] = [];
  for (;;) kept.push(Buffer.alloc(100_000_000, 97).toString('latin1'));
}

export function growBuffers(): number {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(1_000_000, 1));
}

export const crash = () => process.abort();

export const surroundings = () => Object.keys(process.env);

export const readOpenFile = () => readFileSync(OPEN_FILE, 'utf8');

export function busy(ms: number): [number, number] {
  const begun = Date.now();
  while (Date.now() < begun + ms);
  return [begun, Date.now()];
}

export async function* count({ to, failAt }: { to: number; failAt?: number }) {
  for (let at = 1; at <= to; at++) {
    if (at === failAt) throw new RangeError(`no ${at}`);
    yield { at, made: Date.now() };
  }
}

export async function* stall() {
  yield 1;
  for (;;);
}

const kept: Buffer[] = [];

/** What the process holds from then on, in megabytes, and how long it works on it. */
export function keep(megabytes: number): number {
  for (let at = 0; at < megabytes; at++) kept.push(Buffer.alloc(1024 * 1024, 1));
  const until = Date.now() + 200;
  while (Date.now() < until);
  return process.pid;
}

export const killItself = () => process.kill(process.pid, 'SIGKILL');

/** Works so many times for so long, tells of each, and works without end where it is told to. */
export function steps({ count, ms, thenSpin }: { count: number; ms: number; thenSpin: boolean }) {
  for (let at = 0; at < count; at++) {
    const until = Date.now() + ms;
    while (Date.now() < until);
    jobGoesOn();
  }
  if (thenSpin) spin();
  return count;
}
