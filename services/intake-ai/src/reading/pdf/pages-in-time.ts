import { LIMITS } from '../limits.data.ts';

/**
 * Pages by OCR, one after the other, because what drawing and reading a page takes is free again for the next. Once they have taken long no further one is
 * begun, and sooner where nothing was found on any.
 */
export async function pagesInTime<Read>(
  numbers: readonly number[],
  read: (number: number) => Promise<Read>,
  isFound: (read: Read) => boolean,
  now: () => number = () => performance.now(),
): Promise<{ begun: { number: number; read: Read }[]; notBegun: number[] }> {
  const startedAt = now();
  const begun: { number: number; read: Read }[] = [];
  for (const [at, number] of numbers.entries()) {
    const isInVain = !begun.some((page) => isFound(page.read));
    if (now() - startedAt > (isInVain ? LIMITS.ocrVainTime : LIMITS.ocrPagesTime))
      return { begun, notBegun: numbers.slice(at) };
    begun.push({ number, read: await read(number) });
  }
  return { begun, notBegun: [] };
}
