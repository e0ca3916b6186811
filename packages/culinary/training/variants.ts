import { namesFood } from '../src/foods/line-words.ts';
import type { LineLabel } from '../src/read/text/labels/line-label.ts';
import { joinLines } from '../src/read/text/lines/wrapped-lines.ts';
import { diceFor } from './dice.ts';
import type { LabelledText, SourceLine } from './labelled-text.ts';
import { trainingText, type TrainingText } from './training-lines.ts';

const isOf = (line: SourceLine, labels: string) =>
  line.label !== null && labels.includes(line.label);

/** The same text as others would have it: short, cut off, without what stands around, without headings or blank lines. */
export function variantsOf(text: LabelledText): TrainingText[] {
  const dice = diceFor(text.name);
  const { source } = text;
  const last = source.findLastIndex((line) => isOf(line, 'SsIi'));
  const bare = source.filter((line) => line.label !== 'X');
  const core = source.filter((line) => !isOf(line, 'XNn'));
  const keepsBlanks = dice() < 0.5;
  const keepsHeadings = dice() < 0.5;
  const sources = [
    shortened(source, dice),
    source.slice(0, last + 1),
    keepsBlanks ? bare : bare.filter(({ label }) => label !== null),
    core.filter(
      (line) => (keepsHeadings || !isOf(line, 'HM')) && (line.label !== null || dice() < 0.6),
    ),
  ];
  return sources.map((one) => trainingText({ ...text, source: one }));
}

/** A few ingredients and steps of a text. */
function shortened(source: readonly SourceLine[], dice: () => number): SourceLine[] {
  const some = (label: LineLabel, most: number) => {
    const places = [...source.keys()].filter((at) => source[at]!.label === label);
    const from = Math.floor(dice() * Math.max(1, places.length - most));
    return new Set(places.slice(from, from + most));
  };
  const listed = some('I', 2 + Math.floor(dice() * 3));
  const told = some('S', 2 + Math.floor(dice() * 2));
  let isKept = true;
  return source.filter((line, at) => {
    if (line.label === 'I') isKept = listed.has(at);
    else if (line.label === 'S') isKept = told.has(at);
    else if (line.label === null) isKept = dice() < 0.7;
    else if (isOf(line, 'TFHML')) isKept = true;
    else if (!isOf(line, 'isnlt')) isKept = dice() < 0.5;
    return isKept;
  });
}

const MOST_AROUND = 4;

/** The core of each text among lines that stand around the recipes of others in its language. */
export function amongOthers(texts: readonly LabelledText[]): TrainingText[] {
  const around = Map.groupBy(
    texts.flatMap(({ language, source }) =>
      source
        // The name of another dish would be as good a title.
        .filter((line) => line.label === 'X' && !namesFood(line.text, 3))
        .map((line) => ({ language, line })),
    ),
    ({ language }) => language,
  );
  return texts.map((text) => {
    const dice = diceFor(`${text.name} among others`);
    const pool = around.get(text.language) ?? [];
    const source = text.source.filter(({ label }) => label !== 'X');
    for (let count = 1 + Math.floor(dice() * MOST_AROUND); count > 0 && pool.length > 0; count--) {
      const { line } = pool[Math.floor(dice() * pool.length)]!;
      const places = placesBetween(source);
      // Most stand above the title and below the steps.
      const side = dice();
      const at =
        side < 0.4
          ? places[0]!
          : side < 0.7
            ? places.at(-1)!
            : places[Math.floor(dice() * places.length)]!;
      source.splice(at, 0, line);
    }
    return trainingText({ ...text, source });
  });
}

/** Where a line may stand between others without parting what belongs together. */
const placesBetween = (source: readonly SourceLine[]): number[] =>
  [...Array(source.length + 1).keys()].filter((at) => !/[tilsn]/.test(source[at]?.label ?? '-'));

/** Two recipes of a language, one below the other: every second text with a next one. */
export function pairsOf(texts: readonly LabelledText[]): TrainingText[] {
  const whole = texts.filter(({ source }) =>
    ['T', 'IL', 'S'].every((labels) => source.some((line) => isOf(line, labels))),
  );
  return whole
    .filter((_, at) => at % 2 === 0)
    .map((first, at) => {
      const others = whole.filter((one) => one.language === first.language && one !== first);
      const second = others[at % Math.max(1, others.length)] ?? first;
      const dice = diceFor(`${first.name} in a pair`);
      const alone = ({ source }: LabelledText) =>
        (dice() < 0.5 ? shortened(source, dice) : source).filter((line) => !isOf(line, 'X'));
      const source = [...alone(first), { label: null, text: '' }, ...alone(second)];
      return trainingText({ ...first, source });
    });
}

/** The lines as a printed page or a web page shows them: the title large, headings large or bold, small print around. */
export function styled(text: TrainingText, name: string): TrainingText {
  const dice = diceFor(name);
  const title = dice() < 0.8 ? 1.3 + dice() : 1;
  const heading = dice() < 0.5 ? 1.1 + 0.4 * dice() : 1;
  const small = dice() < 0.6 ? 0.65 + 0.25 * dice() : 1;
  const isBold = dice() < 0.6;
  const hasLevels = dice() < 0.35;
  const { lines, labels } = dice() < 0.7 ? joined(text) : text;
  const unit = hasLevels ? 1 : 5;
  const sizeOf = (label: LineLabel) => {
    if (/[Tt]/.test(label)) return title;
    if (/[HMG]/.test(label)) return heading;
    return label === 'X' ? (dice() < 0.8 ? small : dice() < 0.15 ? heading : 1) : 1;
  };
  const levelOf = (label: LineLabel) =>
    label === 'T'
      ? 1
      : /[HM]/.test(label)
        ? 2
        : label === 'G'
          ? 3
          : label === 'X' && dice() < 0.1
            ? 2
            : 0;
  return {
    ...text,
    labels,
    lines: lines.map((line, at) => {
      const label = labels[at]!;
      const stands = /[THM]/.test(label) || dice() < { G: 0.8, X: 0.1 }[label as 'G' | 'X'];
      return {
        ...line,
        size: hasLevels ? 1 : 10 * sizeOf(label),
        bold: line.bold || (isBold && stands),
        heading: hasLevels ? levelOf(label) : line.heading,
        x: unit * line.x,
        markerX: unit * line.markerX,
        right: unit * line.right,
      };
    }),
  };
}

/** Each paragraph in one line, as where a page shows by its layout what belongs together. */
function joined({ text, lines, labels }: TrainingText): TrainingText {
  const joins = labels.map(
    (label, at) => /[tilsn]/.test(label) && labels[at - 1]?.toLowerCase() === label,
  );
  const firsts = [...lines.keys()].filter((at) => !joins[at]);
  const blocks = joinLines(lines, joins);
  return {
    text,
    labels: firsts.map((at) => labels[at]!.toUpperCase() as LineLabel),
    lines: firsts.map((at, index) => ({
      ...lines[at]!,
      text: blocks[index]!.text,
      right: Math.max(...lines.slice(at, firsts[index + 1]).map(({ right }) => right)),
    })),
  };
}
