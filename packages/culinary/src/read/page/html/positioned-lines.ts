import { isTag, type AnyNode, type Element } from 'domhandler';
import { median } from '../../text/lines/columns.ts';
import type { PageLine } from '../../text/lines/page-line.ts';
import { PageStyles, type Style } from './css-classes.ts';
import { htmlLines } from './html-lines.ts';
import type { ParsedPage } from './parse-page.ts';

/** A page of print in HTML has so many lines that lie by themselves, and hardly anything else. */
const fewestLines = 8;
const mostLines = 5_000;
const leastShare = 0.6;
/** Print has no longer lines: longer ones are paragraphs in boxes. */
const longestLine = 160;

const usualSize = 16;
const lineHeight = 1.2;
const pixels: Readonly<Record<string, number>> = { pt: 4 / 3, mm: 3.78, cm: 37.8, in: 96, em: 16 };
const length = /(?<![\d.])(-?\d{1,6}(?:\.\d{1,20})?)(px|pt|mm|cm|in|em|%)?\s*\)*$/;

/** A length in pixels; those in hundredths are of `whole`. */
function lengthOf(value: string | undefined, whole: number): number | null {
  const found = value === undefined ? null : length.exec(value.slice(0, 100));
  if (!found) return null;
  const [, figure, unit = 'px'] = found;
  return Number(figure) * (unit === '%' ? whole / 100 : (pixels[unit] ?? 1));
}

interface Place {
  page: number;
  width: number;
  height: number;
  x: number;
  y: number;
  size: number;
  bold: boolean;
}

const usualWidth = 850;
const usualHeight = 1200;

/** How wide letters are set, as parts of their height. */
const narrow = /[ijlIft.,:;'’|!()[\]-]/g;
const wide = /[mwMW@%]/g;
const capital = /\p{Lu}/gu;
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
const widthOf = (text: string, size: number): number =>
  size *
  (0.5 * text.length -
    0.22 * count(text, narrow) +
    0.28 * count(text, wide) +
    0.15 * count(text, capital) -
    0.23 * count(text, / /g));

/** Goes through a page and gathers the lines that lie at a place of their own. */
class PositionedLines {
  readonly lines: PageLine[] = [];
  readonly #styles: PageStyles;
  /** What holds elements that lie at a place of their own. */
  readonly #holders: ReadonlySet<AnyNode>;
  #pages = 1;

  constructor(styles: PageStyles, placed: readonly Element[]) {
    this.#styles = styles;
    this.#holders = holdersOf(placed);
  }

  visit(children: readonly AnyNode[], around: Place): void {
    for (const child of children) {
      if (!isTag(child) || this.lines.length >= mostLines) continue;
      const style = this.#styles.of(child);
      const place = this.#placeOf(style, around);
      if (isPlaced(style) && !this.#holders.has(child)) this.#take(child, place);
      else this.visit(child.children, place);
    }
  }

  #placeOf(style: Style, around: Place): Place {
    const [width, height] = [
      lengthOf(style.get('width'), around.width),
      lengthOf(style.get('height'), around.height),
    ];
    const size = sizeOf(style, around.size);
    const bold = around.bold || isBold(style);
    if (!isPlaced(style))
      return width !== null && height !== null && width > 200 && height > 200
        ? { page: ++this.#pages, width, height, x: 0, y: 0, size, bold }
        : { ...around, size, bold };
    const bottom = lengthOf(style.get('bottom'), around.height);
    const top = lengthOf(style.get('top'), around.height) ?? -(bottom ?? 0);
    return {
      ...around,
      x: around.x + (lengthOf(style.get('left'), around.width) ?? 0),
      y: around.y + top,
      size,
      bold,
    };
  }

  #take(element: Element, place: Place): void {
    const { size, bold } = this.#lettersOf(element, place);
    for (const [at, line] of htmlLines(element.children).entries())
      this.lines.push({
        text: line.text,
        page: place.page,
        x: place.x,
        y: place.y + at * lineHeight * size,
        width: widthOf(line.text, size),
        height: size,
        bold: bold || line.bold,
      });
  }

  /** The letters of a line are those of the first element that says it. */
  #lettersOf(element: Element, { size, bold }: Place): { size: number; bold: boolean } {
    const letters = { size, bold };
    for (let at: Element | undefined = element; at; at = at.children.find(isTag)) {
      const style = this.#styles.of(at);
      if (at !== element) letters.size = sizeOf(style, letters.size);
      letters.bold ||= isBold(style);
    }
    return letters;
  }
}

const isPlaced = (style: Style): boolean =>
  style.has('left') &&
  (style.has('top') || style.has('bottom')) &&
  style.get('position') !== 'relative';

const scale = /(?:matrix|scale)\(\s{0,5}(\d{0,4}\.?\d{1,9})/;
/** The size of letters: "48px", scaled to a quarter. */
function sizeOf(style: Style, around: number): number {
  const stated = lengthOf(style.get('font-size'), around);
  const transform = style.get('transform') ?? style.get('-webkit-transform');
  const factor = Number(scale.exec(transform?.slice(0, 200) ?? '')?.[1] ?? 1);
  const size = (stated ?? around) * factor;
  return size > 0 ? size : around;
}

const isBold = (style: Style): boolean =>
  /^(?:bold|[6-9]00)/.test(style.get('font-weight') ?? '') ||
  /bold|black|heavy/i.test(style.get('font-family')?.slice(0, 200) ?? '');

/** The lines of a page that sets each at a place of its own, as programs do that turn print into HTML; null for other pages. */
export function positionedLines({ roots, elements }: ParsedPage): PageLine[] | null {
  const styles = new PageStyles(elements);
  const placed = elements.filter((element) => isPlaced(styles.of(element)));
  if (placed.length < fewestLines) return null;
  const reader = new PositionedLines(styles, placed);
  const place = { page: 1, width: usualWidth, height: usualHeight, x: 0, y: 0 };
  reader.visit(roots, { ...place, size: usualSize, bold: false });
  const { lines } = reader;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const ofPage = htmlLines(roots).reduce((sum, { text }) => sum + text.length, 0) || 1;
  return lines.length >= fewestLines &&
    letters >= leastShare * ofPage &&
    lines.every(({ text }) => text.length <= longestLine)
    ? lines
    : null;
}

function holdersOf(placed: readonly Element[]): Set<AnyNode> {
  const holders = new Set<AnyNode>();
  for (const { parent } of placed)
    for (let at: AnyNode | null = parent; at && !holders.has(at); at = at.parent) holders.add(at);
  return holders;
}

const mostChapters = 20;
/** A heading is so many times as large as the text. */
const largeHeading = 1.3;

/** The lines cut before each page that opens with a heading as large as any above it. */
export function chaptersOf(lines: readonly PageLine[]): PageLine[][] {
  const body = median(lines.map(({ height }) => height));
  const chapters: PageLine[][] = [];
  let largest = largeHeading * body;
  for (const page of Map.groupBy(lines, (line) => line.page).values()) {
    const heading = Math.max(...page.map(({ height }) => height));
    const first = page.find(({ height }) => height >= body);
    const opens = first !== undefined && first.height >= largest && chapters.length < mostChapters;
    if (opens || chapters.length === 0) chapters.push([...page]);
    else chapters.at(-1)!.push(...page);
    largest = Math.max(largest, heading);
  }
  return chapters;
}
