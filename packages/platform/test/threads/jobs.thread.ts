import { threadId } from 'node:worker_threads';

export const where = () => threadId;

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
