// Learns from the labelled texts what the lines of recipes look like, and writes the weights that reading uses; with --only labels, facts
// or titles these alone. With --held-out it says instead how well lines are labelled, or facts read, in texts that were not learned from.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FACT_ROLES } from '../src/read/text/facts/fact-roles.ts';
import { LINE_LABELS } from '../src/read/text/labels/line-label.ts';
import { SPAN_OUTCOMES } from '../src/read/text/title/title-spans.ts';
import { factsHeldOut } from './facts-held-out.ts';
import { heldOut } from './held-out.ts';
import { readLabelledTexts, type LabelledText } from './labelled-text.ts';
import { learnFacts } from './learn-facts.ts';
import { learnLabels, type LearnedLabels } from './learn-labels.ts';
import { learnTitles } from './learn-titles.ts';
import { packWeights } from './pack-weights.ts';
import { trainingText, type TrainingText } from './training-lines.ts';
import { writeFacts, writeLabels, writeTitles } from './write-weights.ts';
import { amongOthers, pairsOf, styled, variantsOf } from './variants.ts';

const FOLDER = new URL('texts', import.meta.url);
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

const round = (weights: Float64Array) =>
  [...weights].map((weight) => Math.round(weight * 1000) / 1000);
const packed = ({ close, apart, ...own }: LearnedLabels) =>
  JSON.stringify({
    close: round(close),
    apart: round(apart),
    ...packWeights(own, LINE_LABELS.length, LEAST_OF_LABELS),
  });

const LEARNINGS: Record<string, (texts: readonly LabelledText[]) => void> = {
  labels: (texts) => {
    const { first, second } = learnLabels(withVariants(texts));
    writeLabels(packed(first), packed(second));
  },
  facts: (texts) => {
    const facts = learnFacts(texts.map(trainingText));
    writeFacts(JSON.stringify(packWeights(facts, FACT_ROLES.length, LEAST)));
  },
  titles: (texts) => {
    const titles = learnTitles(texts.map(trainingText));
    writeTitles(JSON.stringify(packWeights(titles, SPAN_OUTCOMES, LEAST)));
  },
};

const texts = readLabelledTexts(fileURLToPath(FOLDER));
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'held-out': { type: 'boolean' }, list: { type: 'boolean' } },
});
const only = values.only ?? null;
if (only !== null && !(only in LEARNINGS))
  throw new Error(`--only is one of ${Object.keys(LEARNINGS).join(', ')}`);
if (values['held-out'])
  process.stdout.write(
    only === 'facts'
      ? factsHeldOut(texts.map(trainingText), values.list === true)
      : heldOut(texts, withVariants),
  );
else
  for (const [name, learn] of Object.entries(LEARNINGS))
    if (only === null || only === name) {
      learn(texts);
      process.stdout.write(`${name} learned from ${texts.length} texts\n`);
    }
