import { median } from '../lines/columns.ts';
import type { TextLine } from '../lines/page-line.ts';
import { caseOf, lengthOf, signsOf, type LineSigns } from './line-signs.ts';

/** What surely is an ingredient, and what reads like a step. */
const SURELY_LISTED = 0.75;
const LIKE_STEP = 0.6;
const SHORTEST_WORD = 4;
/** The first letters of a word, by which its other forms are known. */
const STEM = 6;
/** Numbers of steps stand no farther apart, in lines. */
const FARTHEST_NUMBER = 12;
const NEIGHBOURS = [
  ['-1', -1],
  ['+1', 1],
  ['-2', -2],
  ['+2', 2],
] as const;

/**
 * What is seen of each line, as names of features, line after line. `wraps` says which go on with the one above by how they lie. Linear in
 * the length of the text.
 */
export function* labelFeatures(
  lines: readonly TextLine[],
  wraps: readonly boolean[],
): Generator<string[]> {
  const text = new TextSigns(lines, wraps);
  for (const at of lines.keys()) yield text.featuresOf(at);
}

const third = (likelihood: number) => Math.floor(likelihood * 2.99);
const gapOf = (gap: number) => Math.min(2, Math.round(gap));

/** The lines of a text, what each shows, and where its list and its steps seem to stand. */
class TextSigns {
  private readonly lines: readonly TextLine[];
  private readonly signs: readonly LineSigns[];
  private readonly wraps: readonly boolean[];
  private readonly widest: number;
  private readonly listed: readonly boolean[];
  private readonly told: readonly boolean[];
  private readonly list: readonly [first: number, last: number];
  private readonly steps: readonly [first: number, last: number];
  private readonly firstHeading: number;
  /** In how many lines of list and steps a stem stands. */
  private readonly spoken = new Map<string, number>();
  private readonly seen = new Map<string, number>();

  constructor(lines: readonly TextLine[], wraps: readonly boolean[]) {
    this.lines = lines;
    this.wraps = wraps;
    const body = median(lines.map(({ size }) => size)) || 1;
    this.signs = lines.map((line) => signsOf(line, body));
    this.widest = lines.reduce((most, { right }) => Math.max(most, right), 1);
    this.listed = this.signs.map(
      ({ ingredient, line }) => ingredient > SURELY_LISTED && /\d/.test(line.text),
    );
    this.told = this.signs.map(({ step, ingredient }) => step >= LIKE_STEP && ingredient < 0.5);
    this.list = [this.listed.indexOf(true), this.listed.lastIndexOf(true)];
    this.steps = [this.told.indexOf(true), this.told.lastIndexOf(true)];
    this.firstHeading = this.signs.findIndex(({ heading }) =>
      /^(?:ingredients|instructions)/.test(heading),
    );
    this.countWords();
  }

  featuresOf(at: number): string[] {
    return [
      '*',
      ...this.signs[at]!.own,
      ...this.neighboursOf(at),
      ...this.layoutOf(at),
      ...this.placeOf(at),
      ...this.numberOf(at),
    ];
  }

  private countWords(): void {
    for (const [at, { words }] of this.signs.entries()) {
      const key = words.join(' ');
      this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
      if (!this.listed[at] && !this.told[at]) continue;
      const stems = new Set(words)
        .values()
        .filter((word) => word.length >= SHORTEST_WORD)
        .map((word) => word.slice(0, STEM));
      for (const stem of stems) this.spoken.set(stem, (this.spoken.get(stem) ?? 0) + 1);
    }
  }

  private neighboursOf(at: number): string[] {
    const { ingredient, line } = this.signs[at]!;
    const found: string[] = [];
    for (const [name, distance] of NEIGHBOURS) {
      const other = this.signs[at + distance];
      if (!other) {
        found.push(`${name}none`);
        continue;
      }
      const marker = other.line.marker?.kind ?? '';
      found.push(
        `${name}i${third(other.ingredient)}`,
        `${name}s${third(other.step)}`,
        `${name}h${other.heading}`,
        `${name}l${lengthOf(other.length)}`,
      );
      if (other.isFact) found.push(`${name}fact`);
      if (other.furniture) found.push(`${name}furniture`);
      if (Math.abs(distance) === 1)
        found.push(
          `${name}e${other.ending}`,
          `${name}m${marker}`,
          `${name}i${third(other.ingredient)}|${third(ingredient)}`,
          `${name}m${marker}|${line.marker?.kind ?? ''}`,
        );
    }
    return found;
  }

  /** How the line lies below the one above: whether it goes on with it, and how much is blank. */
  private layoutOf(at: number): string[] {
    const { line } = this.signs[at]!;
    const above = this.signs[at - 1];
    const [gap, below] = [gapOf(line.gap), gapOf(this.lines[at + 1]?.gap ?? 3)];
    const found = [`gap${gap}`, `below${below}`, `gaps${gap}${below}`];
    if (above) {
      const fill = `fill${Math.floor((4 * above.line.right) / this.widest)}`;
      found.push(fill, `${fill}e${above.ending}c${caseOf(line.text)}`);
      if (Math.abs(line.x - above.line.x) > 1.5 * line.size)
        found.push(line.x > above.line.x ? 'indents' : 'outdents');
    }
    if (this.wraps[at])
      found.push('wraps', `wraps c${caseOf(line.text)}`, `wraps e${above?.ending}`);
    else found.push('stands');
    if (this.wraps[at + 1]) found.push('wrapped');
    return found;
  }

  /** Where the line stands in the text, and how many of its words list and steps speak of. */
  private placeOf(at: number): string[] {
    const { ingredient, step, length, words } = this.signs[at]!;
    const left = this.lines.length - 1 - at;
    const place = `${placeIn(at, this.list)}${placeIn(at, this.steps)}`;
    const found = [
      `at${at < 4 ? at : at < 7 ? '4-6' : at < 12 ? '7-11' : 'on'}`,
      `left${left < 3 ? left : left < 6 ? '3-5' : left < 10 ? '6-9' : 'on'}`,
      `in${place}`,
      `in${place}l${lengthOf(length)}`,
      `in${place}i${third(ingredient)}s${third(step)}`,
    ];
    const [first, last] = this.list;
    if (first >= 0) found.push(`list${distanceOf(at - first)}`, `endlist${distanceOf(at - last)}`);
    if (this.steps[1] >= 0) found.push(`endstep${distanceOf(at - this.steps[1])}`);
    if (this.firstHeading >= 0) found.push(`head${distanceOf(at - this.firstHeading)}`);
    const share = this.shareSpoken(at);
    found.push(`spoken${share}`, `spoken${share}l${lengthOf(length)}`, `spoken${share}in${place}`);
    if (this.seen.get(words.join(' '))! > 1) found.push('again', `again${share}`);
    return found;
  }

  private shareSpoken(at: number): string {
    const content = this.signs[at]!.words.filter((word) => word.length >= SHORTEST_WORD);
    if (content.length === 0) return 'no';
    const own = this.listed[at] || this.told[at] ? 1 : 0;
    const shared = content.filter((word) => (this.spoken.get(word.slice(0, STEM)) ?? 0) > own);
    return `${Math.floor((2.99 * shared.length) / content.length)}`;
  }

  private numberOf(at: number): string[] {
    const { marker } = this.lines[at]!;
    if (marker?.kind !== 'number') return [];
    const before = this.lines
      .slice(Math.max(0, at - FARTHEST_NUMBER), at)
      .findLast((other) => other.marker?.kind === 'number');
    if (before?.marker?.ordinal === (marker.ordinal ?? 0) - 1) return ['counts'];
    return [marker.ordinal === 1 ? 'one' : 'number'];
  }
}

const placeIn = (at: number, [first, last]: readonly [number, number]) =>
  first < 0 ? 'none' : at < first ? 'before' : at > last ? 'behind' : 'within';

const distanceOf = (distance: number) => {
  const far = Math.abs(distance);
  return `${distance < 0 ? '-' : ''}${far < 4 ? far : far < 8 ? '4-7' : far < 16 ? '8-15' : 'far'}`;
};
