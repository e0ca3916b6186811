import { keepingAnswers } from '../../../words/answers-kept.ts';
import type { TextLine } from '../lines/page-line.ts';
import { stemsOf } from '../title/title-words.ts';
import type { LabelledLine } from './line-label.ts';

/** So many lines above and below are looked at; of the nearer ones also how sure their label is. */
const FARTHEST = 4;
const NEAR = 2;

/**
 * What is seen of each line once a first look has said what every line may be: where list and steps really stand, what is around the
 * line, which of its words they speak of. Names of features, line after line, that add to those of the first look. Linear in the
 * length of the text.
 */
export function secondLook(lines: readonly TextLine[], found: readonly LabelledLine[]): string[][] {
  const labels = found.map(({ label }) => label);
  const sure = found.map(({ certainty }) => howSure(certainty));
  const kinds = labels.map((label) => KINDS[label] ?? label);
  const [listed, told] = [countsOf(kinds, 'I'), countsOf(kinds, 'S')];
  const words = lines.map(({ text }) => stemsOfLine(text));
  const [ofList, ofSteps] = [wordCounts(words, kinds, 'I'), wordCounts(words, kinds, 'S')];
  const title = labels.indexOf('T');
  const headings = headingsAbove(labels);
  const runs = runLengths(kinds);

  return lines.map((_, at) => {
    const label = labels[at]!;
    const seen = [`S${label}`, `S${label}${sure[at]}`];
    for (let distance = -FARTHEST; distance <= FARTHEST; distance++) {
      if (distance === 0) continue;
      const other = labels[at + distance] ?? '-';
      seen.push(`S${distance}${other}`);
      if (Math.abs(distance) <= NEAR) seen.push(`S${distance}${other}${sure[at + distance] ?? ''}`);
    }
    const kind = (distance: number) => kinds[at + distance] ?? '-';
    seen.push(
      `S-1${labels[at - 1] ?? '-'}0${label}+1${labels[at + 1] ?? '-'}`,
      `S-21${kind(-2)}${kind(-1)}|${label}|${kind(1)}${kind(2)}`,
    );
    const [listedAbove, listedBelow] = [listed[at]!, listed.at(-1)! - listed[at + 1]!];
    const [toldAbove, toldBelow] = [told[at]!, told.at(-1)! - told[at + 1]!];
    const place = [listedAbove, listedBelow, toldAbove, toldBelow]
      .map((count) => (count > 0 ? '+' : '-'))
      .join('');
    seen.push(
      `SIa${few(listedAbove)}`,
      `SIb${few(listedBelow)}`,
      `SSa${few(toldAbove)}`,
      `SSb${few(toldBelow)}`,
      `Sin${place}`,
      `Sin${place}${label}`,
      `St${behindTitle(at, title)}`,
      `Sh${headings[at]}`,
      `Sh${headings[at]}${label}`,
    );
    if (words[at]!.size > 0) {
      const inList = shareSpoken(words[at]!, ofList, kinds[at] === 'I' ? 1 : 0);
      const inSteps = shareSpoken(words[at]!, ofSteps, kinds[at] === 'S' ? 1 : 0);
      seen.push(`Swl${inList}`, `Sws${inSteps}`, `Swls${inList}${inSteps}${label}`);
    }
    if (kinds[at] === 'I' || kinds[at] === 'S') seen.push(`Srun${kinds[at]}${few(runs[at]!)}`);
    return seen;
  });
}

const stemsOfLine = keepingAnswers((text) => stemsOf([text]));

/** Labels that come to the same for where list and steps stand. */
const KINDS: Readonly<Record<string, string>> = {
  I: 'I',
  i: 'I',
  L: 'I',
  l: 'I',
  S: 'S',
  s: 'S',
  K: 'S',
};

const howSure = (certainty: number) =>
  certainty > 0.97 ? '3' : certainty > 0.85 ? '2' : certainty > 0.6 ? '1' : '0';

const few = (count: number) =>
  count < 3 ? `${count}` : count < 6 ? '3-5' : count < 12 ? '6-11' : 'many';

/** How many lines of a kind stand above each line; one more at the end, for all. */
function countsOf(kinds: readonly string[], wanted: string): number[] {
  const counts = [0];
  for (const kind of kinds) counts.push(counts.at(-1)! + (kind === wanted ? 1 : 0));
  return counts;
}

/** In how many lines of a kind each stem stands. */
function wordCounts(
  words: readonly ReadonlySet<string>[],
  kinds: readonly string[],
  wanted: string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [at, stems] of words.entries())
    if (kinds[at] === wanted)
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The share of the stems that other lines speak of, in thirds. */
function shareSpoken(
  stems: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  own: number,
): number {
  const spoken = stems.values().filter((stem) => (counts.get(stem) ?? 0) > own);
  return Math.floor((2.99 * spoken.toArray().length) / stems.size);
}

/** The last heading, title or other part above each line. */
function headingsAbove(labels: readonly string[]): string[] {
  let last = 'none';
  return labels.map((label) => {
    const above = last;
    if (/[HMGTXN]/.test(label)) last = label;
    return above;
  });
}

/** How many lines of its kind stand together with each line. */
function runLengths(kinds: readonly string[]): number[] {
  const lengths: number[] = [];
  for (let from = 0; from < kinds.length;) {
    let to = from + 1;
    while (kinds[to] === kinds[from]) to++;
    for (let at = from; at < to; at++) lengths.push(to - from);
    from = to;
  }
  return lengths;
}

const behindTitle = (at: number, title: number) =>
  title < 0
    ? 'no'
    : at < title
      ? 'before'
      : at === title
        ? 'is'
        : at - title < FARTHEST
          ? `${at - title}`
          : 'after';
