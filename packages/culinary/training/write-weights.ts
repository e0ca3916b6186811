import { writeFileSync } from 'node:fs';
import { learnedFrom, type Learned } from './digest.ts';

const TARGET = new URL('../src/read/text/learned/', import.meta.url);

/** Writes weights as literals of JSON beside a fingerprint of what they were learned from. */
function write(learned: Learned, body: string): void {
  writeFileSync(
    new URL(`${learned}-weights.data.ts`, TARGET),
    `// Written by \`npm run train:labels -- --only ${learned}s\` from the texts in packages/culinary/training/texts.
import type { PackedWeights } from './learned-weights.ts';

/** A fingerprint of the texts, and of what is seen in them. */
export const ${learned}sLearnedFrom = '${learnedFrom(learned)}';

${body}`,
  );
}

export function writeLabels(first: string, second: string): void {
  write(
    'label',
    `/** What speaks for each label of a line. \`close\` and \`apart\`: for a label behind another, labels times labels. */
interface LabelWeights extends PackedWeights {
  close: number[];
  apart: number[];
}

/** Of a first look at the lines. */
export const firstLabelWeights: LabelWeights = ${first};

/** Of a second one, that knows what the first found. */
export const secondLabelWeights: LabelWeights = ${second};
`,
  );
}

export function writeFacts(weights: string): void {
  write(
    'fact',
    `/** What speaks for each role of a figure. */
export const factWeights: PackedWeights = ${weights};
`,
  );
}

export function writeTitles(weights: string): void {
  write(
    'title',
    `/** What speaks for each word of a title's line being of the dish's name, and for its beginning or ending there. */
export const titleWeights: PackedWeights = ${weights};
`,
  );
}
