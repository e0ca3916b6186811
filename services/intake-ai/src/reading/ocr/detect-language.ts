import { eld } from 'eld/small';
import type { PageLine } from '@convivio/culinary/read';

const READABLE = new Set(['en', 'de', 'fr', 'it', 'es', 'nl', 'pt', 'sv']);

/** The language of recognised text among those we have recognition data for, or null when it is too short to tell. */
export function detectLanguage(lines: PageLine[]): string | null {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 3000);
  if (text.length < 60) return null;
  const found = eld.detect(text);
  return found.isReliable() && READABLE.has(found.language) ? found.language : null;
}
