import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const TEXTS = new URL('texts/', import.meta.url);
const SOURCE = new URL('../src/read/text/', import.meta.url);
/** What is seen of lines, figures and titles is written here. */
const SIGNS = [
  'labels/line-label.ts',
  'labels/line-signs.ts',
  'labels/label-features.ts',
  'labels/second-look.ts',
  'facts/stated-figures.ts',
  'facts/fact-roles.ts',
  'title/title-words.ts',
  'title/title-spans.ts',
];

/** A fingerprint of what the weights are learned from: the labelled texts, and how they are looked at. */
export function learnedFrom(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(TEXTS).sort())
    hash.update(name).update(readFileSync(new URL(name, TEXTS)));
  for (const name of SIGNS) hash.update(readFileSync(new URL(name, SOURCE)));
  return hash.digest('hex').slice(0, 16);
}
