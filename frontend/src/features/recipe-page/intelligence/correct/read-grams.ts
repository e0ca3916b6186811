const LEAST = 0.01;
const MOST = 100_000;

/** The weight that was written, in grams; null where none was, "wrong" where it is none that can be kept. */
export function readGrams(written: string): number | null | 'wrong' {
  const text = written.trim().replace(/\s*g$/i, '').replace(',', '.');
  if (text === '') return null;
  if (!/^\d*\.?\d+$/.test(text)) return 'wrong';
  const grams = Number(text);
  return grams >= LEAST && grams <= MOST ? grams : 'wrong';
}
