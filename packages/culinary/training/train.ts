// Learns from the labelled texts what the lines of recipes look like, and writes the weights that reading uses. With --held-out it says
// instead how well lines are labelled in texts that were not learned from.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FACT_ROLES } from '../src/read/text/facts/fact-roles.ts';
import { LINE_LABELS } from '../src/read/text/labels/line-label.ts';
import { SPAN_OUTCOMES } from '../src/read/text/title/title-spans.ts';
import { learnedFrom } from './digest.ts';
import { heldOut } from './held-out.ts';
import { readLabelledTexts, type LabelledText } from './labelled-text.ts';
import { learnFacts } from './learn-facts.ts';
import { learnLabels, type LearnedLabels } from './learn-labels.ts';
import { learnTitles } from './learn-titles.ts';
import { packWeights } from './pack-weights.ts';
import { trainingText, type TrainingText } from './training-lines.ts';
import { amongOthers, pairsOf, styled, variantsOf } from './variants.ts';

const FOLDER = new URL('texts', import.meta.url);
const TARGET = new URL('../src/read/text/learned/weights.data.ts', import.meta.url);
const FEWEST_LINES = 4;
/** Smaller weights change nothing; those of labels are many. */
const LEAST = 0.04;
const LEAST_OF_LABELS = 0.1;

/** Each text as it stands and as others would have it. */
function withVariants(texts: readonly LabelledText[]): TrainingText[] {
  const all = texts.flatMap((text) => {
    const plain = trainingText(text);
    const variants = variantsOf(text);
    return [
      plain,
      ...variants,
      styled(plain, text.name),
      styled(variants[2]!, `${text.name} bare`),
    ];
  });
  return [...all, ...amongOthers(texts), ...pairsOf(texts)].filter(
    ({ lines }) => lines.length >= FEWEST_LINES,
  );
}

function write(texts: readonly LabelledText[]): void {
  const plain = texts.map(trainingText);
  const labels = learnLabels(withVariants(texts));
  const round = (weights: Float64Array) =>
    [...weights].map((weight) => Math.round(weight * 1000) / 1000);
  const packed = ({ close, apart, ...own }: LearnedLabels) =>
    JSON.stringify({
      close: round(close),
      apart: round(apart),
      ...packWeights(own, LINE_LABELS.length, LEAST_OF_LABELS),
    });
  const facts = learnFacts(plain);
  const titles = learnTitles(plain);
  writeFileSync(
    TARGET,
    `// Written by \`npm run train:labels\` from the texts in packages/culinary/training/texts.
import type { PackedWeights } from './learned-weights.ts';

/** A fingerprint of the texts, and of what is seen in them. */
export const learnedFromTexts = '${learnedFrom()}';

/** What speaks for each label of a line. \`close\` and \`apart\`: for a label behind another, labels times labels. */
interface LabelWeights extends PackedWeights {
  close: number[];
  apart: number[];
}

/** Of a first look at the lines. */
export const firstLabelWeights: LabelWeights = ${packed(labels.first)};

/** Of a second one, that knows what the first found. */
export const secondLabelWeights: LabelWeights = ${packed(labels.second)};

/** What speaks for each role of a figure. */
export const factWeights: PackedWeights = ${JSON.stringify(packWeights(facts, FACT_ROLES.length, LEAST))};

/** What speaks for each word of a title's line being of the dish's name, and for its beginning or ending there. */
export const titleWeights: PackedWeights = ${JSON.stringify(packWeights(titles, SPAN_OUTCOMES, LEAST))};
`,
  );
  process.stdout.write(
    `${texts.length} texts, ${labels.first.features.size} and ${labels.second.features.size} features of lines\n`,
  );
}

const texts = readLabelledTexts(fileURLToPath(FOLDER));
if (process.argv.includes('--held-out')) process.stdout.write(heldOut(texts, withVariants));
else write(texts);
