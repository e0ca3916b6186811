import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const TEXTS = new URL('texts/', import.meta.url);
const SOURCE = new URL('../src/read/text/', import.meta.url);

/** What is learned apart from the others. */
export type Learned = 'label' | 'fact' | 'title';

/** What is seen of lines, figures and titles is written here. */
const SIGNS: Record<Learned, string[]> = {
  label: [
    'labels/line-label.ts',
    'labels/line-signs.ts',
    'labels/label-features.ts',
    'labels/second-look.ts',
  ],
  fact: ['facts/stated-figures.ts', 'facts/fact-roles.ts'],
  title: ['title/title-words.ts', 'title/title-spans.ts'],
};
/** Of the head of a text. */
const FIELDS: Record<Learned, RegExp> = {
  label: /^lang:.*$/gm,
  fact: /^(?:servings|prep|cook|total):.*$/gm,
  title: /^title:.*$/gm,
};

/** A fingerprint of what weights are learned from: the labelled texts, and how they are looked at. */
export function learnedFrom(learned: Learned): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(TEXTS).sort()) {
    const [head = '', ...body] = readFileSync(new URL(name, TEXTS), 'utf8').split('\n---\n');
    hash
      .update(name)
      .update((head.match(FIELDS[learned]) ?? []).join('\n'))
      .update(body.join('\n---\n'));
  }
  for (const name of SIGNS[learned]) hash.update(readFileSync(new URL(name, SOURCE)));
  return hash.digest('hex').slice(0, 16);
}
