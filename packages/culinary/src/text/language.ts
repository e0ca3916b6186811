import { eld } from 'eld/small';

const SHORTEST = 20;

/** ISO 639-1 of the language most of the text is in, or null when it is too short to tell. */
export function languageOf(text: string): string | null {
  const sample = text.replace(/[\d¼-¾⅐-⅞]+/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 4000);
  if (sample.length < SHORTEST) return null;
  return eld.detect(sample).language || null;
}
