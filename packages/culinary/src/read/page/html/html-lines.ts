import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { sectionHeading } from '../../headings/section-heading.ts';
import { beginningOf, rawText } from './element.ts';
import { beginsFraction, isDenominator, isFraction, isNoteMark } from './inline-figures.ts';
import { isInlineControl } from './inline-controls.ts';
import { inlineTags } from './inline-tags.data.ts';
import { tidyText } from './page-text.ts';

/** One line as a reader sees it. */
export interface HtmlLine {
  text: string;
  /** The innermost block element around the line. */
  block: Element | null;
  /** 1 to 6 for h1 to h6, else 0. */
  heading: number;
  /** Whether all of its letters are bold or underlined. */
  bold: boolean;
  /** Whether all of its words are a link. */
  linked: boolean;
  /** Whether most of its letters are links: "See also: Water is rationed". */
  mostlyLinked: boolean;
  /** Forced breaks between it and the line above in the same block; null where a block begins. */
  breaks: number | null;
  /** Place of the line in the page: how many lines precede it. */
  index: number;
}

const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'head',
  'iframe',
  'object',
  'select',
  'option',
  'textarea',
  'input',
  'video',
  'audio',
  'canvas',
  'map',
  'math',
  'datalist',
  'title',
  'meta',
  'link',
]);
/** Elements that a style sheet commonly sets apart from another beside them. */
const setApart = new Set(['span', 'a']);
/** And beside one of these such another: "<b>200 g</b><span>flour</span>". A drop cap is not set apart. */
const styled = new Set(['b', 'strong', 'em', 'i', 'small']);
const dropCap = /^\p{L}$/u;
const isSetApart = (one: Element, other: Element): boolean =>
  setApart.has(one.name)
    ? setApart.has(other.name) || (styled.has(other.name) && !dropCap.test(beginningOf(other, 1)))
    : styled.has(one.name) && setApart.has(other.name);
const strong = new Set(['b', 'strong', 'u', 'th']);
const hiddenClass =
  /(?:^|\s)(?:sr-only|screen-reader-text|screen-reader|visually-hidden|visuallyhidden|sr-text|element-invisible|u-hidden|assistive-text)(?:\s|$)/i;
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

const wordStart = /^[\p{L}\p{N}]/u;
const wordEnd = /[\p{L}\p{N},;:)]$/u;

/** What a component shows in its own frame, and what a program shows later. */
const isShadow = ({ name, attribs }: Element): boolean =>
  name === 'template' &&
  (attribs['shadowrootmode'] !== undefined || attribs['shadowroot'] !== undefined);

const struck = new Set(['del', 's', 'strike']);
/** What is struck out is shorter; longer is what stands behind a tag that nobody closed. */
const longestStruck = 2000;
const isStruck = (element: Element): boolean =>
  struck.has(element.name) && beginningOf(element, longestStruck).length <= longestStruck;

/** Scripts, controls, what is struck out, and what only screen readers are told: never part of the text. */
const isSilent = (element: Element): boolean =>
  (silent.has(element.name) && element.name !== 'template') ||
  isStruck(element) ||
  (element.attribs['class'] !== undefined &&
    hiddenClass.test(element.attribs['class'].slice(0, 2000)));

/** Closed by style or attribute, or a template of a program: a click may open it. */
export function isClosed(element: Element): boolean {
  const { attribs } = element;
  if (element.name === 'template') return !isShadow(element);
  if (attribs['hidden'] !== undefined && attribs['hidden'] !== 'until-found') return true;
  return attribs['style'] !== undefined && hiddenStyle.test(attribs['style'].slice(0, 2000));
}

/** Whether readers do not see the element. */
export const isHidden = (element: Element): boolean => isSilent(element) || isClosed(element);

const isInline = (element: Element): boolean => inlineTags.has(element.name);

interface LineOptions {
  /** Elements to leave out with all they hold. */
  skip?: (element: Element) => boolean;
  /** Read also what is hidden by style or attribute (closed tabs and accordions); never scripts. */
  hiddenToo?: boolean;
  /** Stop after so many lines. */
  most?: number;
}

/** From this share on a line is mostly a link. */
const mostlyLinked = 0.6;

/** Lines read when the caller names no limit. */
const mostLines = 50_000;

/** Buttons are controls, but the heading of an accordion is often one. */
function opensSection(button: Element): boolean {
  const text = tidyText(rawText(button));
  return text.length <= 40 && sectionHeading(text) !== null;
}

/** Elements that only dress all that a cell says. */
const dressing = new Set(['font', 'span', 'div', 'p', 'small', 'center']);
const deepestDressing = 5;

/** What stands in a cell, inside what dresses the whole of it: "<td><font><p>…</p></font></td>". */
function saidIn(cell: Element): AnyNode[] {
  let said = sayingChildren(cell);
  for (let depth = 0; depth < deepestDressing; depth++) {
    const [only, ...others] = said;
    if (!only || others.length > 0 || !isTag(only) || !dressing.has(only.name)) break;
    said = sayingChildren(only);
  }
  return said;
}

const sayingChildren = ({ children }: Element): AnyNode[] =>
  children.filter((child) => !isText(child) || child.data.trim() !== '');

/** Whether a cell begins with a bold heading of a section alone before a break: "<td><b>Method</b><br>Fry the onion." */
function isHeadedCell(cell: Element): boolean {
  const [first, next] = saidIn(cell);
  return (
    first !== undefined &&
    next !== undefined &&
    isTag(first) &&
    isTag(next) &&
    strong.has(first.name) &&
    next.name === 'br' &&
    isWholeHeading(tidyText(beginningOf(first, longestCellHeading)))
  );
}
const longestCellHeading = 60;

/** "Method", "Method (about 50 minutes):" */
function isWholeHeading(text: string): boolean {
  const rest = sectionHeading(text)?.rest;
  return rest === '' || (rest !== undefined && /^\([^()]*\):?$/.test(rest));
}

/** Whether breaks part a cell into so many lines that it is a list of its own: its last line and the next cell are no row. */
function holdsList(cell: Element): boolean {
  const inner = saidIn(cell).slice(1, -1);
  return inner.filter((child) => isTag(child) && child.name === 'br').length >= fewestBreaks;
}
const fewestBreaks = 2;

/** Whether lines break within an element; another such one beside it is a box of its own: "<span>Serves<br>2</span><span>Time<br>25 min</span>". */
const breaksWithin = ({ children }: Element): boolean =>
  children.some((child) => isTag(child) && child.name === 'br');

class LineCollector {
  readonly lines: HtmlLine[] = [];
  private readonly options: LineOptions;
  private text = '';
  private letters = 0;
  private boldLetters = 0;
  private wordLetters = 0;
  private linkLetters = 0;
  private inLink = 0;
  private block: Element | null = null;
  private heading = 0;
  private breaks: number | null = null;
  private gap = false;
  private left = false;
  /** Whether an inline element begins or ends here. */
  private edge = false;
  /** Whether a fraction begins here. */
  private fraction = false;
  /** The last character so far; asking the growing text for it would copy it each time. */
  private last = '';
  private tail = '';

  constructor(options: LineOptions) {
    this.options = options;
  }

  /** Ends a line; `isForced` where no block ends with it. */
  break(isForced = false): void {
    const text = tidyText(this.text);
    if (text) {
      this.lines.push({
        text,
        block: this.block,
        heading: this.heading,
        bold: this.letters > 0 && this.boldLetters === this.letters,
        linked: this.wordLetters > 0 && this.linkLetters === this.wordLetters,
        mostlyLinked: this.wordLetters > 0 && this.linkLetters >= mostlyLinked * this.wordLetters,
        breaks: this.breaks,
        index: this.lines.length,
      });
      this.breaks = 0;
    }
    this.breaks = isForced && this.breaks !== null ? this.breaks + 1 : null;
    this.text = '';
    this.last = this.tail = '';
    this.gap = this.left = this.edge = this.fraction = false;
    this.letters = 0;
    this.boldLetters = 0;
    this.wordLetters = this.linkLetters = 0;
  }

  visit(
    nodes: readonly AnyNode[],
    block: Element | null,
    heading: number,
    bold: boolean,
    keepBreaks: boolean,
  ): void {
    const most = this.options.most ?? mostLines;
    for (const node of nodes) {
      if (this.lines.length >= most) return;
      if (isText(node)) this.add(node.data, block, heading, bold, keepBreaks);
      else if (isTag(node)) this.element(node, block, heading, bold, keepBreaks);
    }
  }

  private add(
    data: string,
    block: Element | null,
    heading: number,
    bold: boolean,
    keepBreaks: boolean,
  ): void {
    const parts = keepBreaks ? data.split('\n') : [data];
    for (const [at, part] of parts.entries()) {
      if (at) this.break(true);
      if (this.edge && part && this.runsOn(part)) this.text += ' ';
      if (part) this.gap = this.left = this.edge = this.fraction = false;
      this.text += part;
      this.last = part.at(-1) ?? this.last;
      this.tail = (this.tail + part.slice(-3)).slice(-3);
      const letters = part.length - (part.match(/\s/g)?.length ?? 0);
      if (!letters) continue;
      this.letters += letters;
      if (bold) this.boldLetters += letters;
      const ofWords = part.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      this.wordLetters += ofWords;
      if (this.inLink) this.linkLetters += ofWords;
      this.block = block;
      this.heading = heading;
    }
  }

  /** Whether a part that style sheets set apart would run together with the text before it. */
  private runsOn(part: string): boolean {
    const last = this.last;
    // "1<sup>1</sup>/<sub>2</sub>", "2<span>1/4</span>"
    if (/\d/.test(last) && /^\d/.test(part) && (this.fraction || isFraction(part))) return true;
    if (this.gap && wordStart.test(part) && wordEnd.test(last)) return true;
    // "30 Min.", "Backzeit"
    if (this.gap && last === '.' && /^\p{L}[\p{L}'’]/u.test(part)) return true;
    // "<b>See also</b><a>Water</a>"
    if (/^\p{Lu}\p{Ll}/u.test(part) && /\p{Ll}{3}$/u.test(this.tail)) return true;
    if (!this.left && !this.gap) return false;
    return (
      (/^\d/.test(part) && /\p{L}/u.test(last)) || (/^\p{Lu}\p{L}/u.test(part) && /\d/.test(last))
    );
  }

  private element(
    node: Element,
    block: Element | null,
    heading: number,
    bold: boolean,
    keepBreaks: boolean,
  ): void {
    if (node.name === 'br' || node.name === 'hr') return this.break(node.name === 'br');
    const { skip, hiddenToo } = this.options;
    if (isSilent(node) || (!hiddenToo && isClosed(node))) return;
    if (skip?.(node)) return;
    if (node.name === 'button' && !opensSection(node)) return;
    const level = /^h[1-6]$/.test(node.name) ? Number(node.name[1]) : heading;
    const isBold = bold || strong.has(node.name) || level > 0;
    // Style sheets set "<span>2</span><span>cups</span>" apart; without them the words would run together.
    if (node.prev && isTag(node.prev) && isSetApart(node, node.prev)) {
      this.gap = true;
      if (breaksWithin(node) && breaksWithin(node.prev)) this.break();
    }
    if (isInline(node)) {
      if (isInlineControl(node, this.text.trim() === '')) return;
      if (isNoteMark(node, this.tail)) return;
      if (isDenominator(node)) this.text += '/';
      this.fraction ||= /\d/.test(this.last) && beginsFraction(node);
      this.edge = true;
      if (node.name === 'a') this.inLink++;
      this.visit(node.children, block, level, isBold, keepBreaks);
      if (node.name === 'a') this.inLink--;
      // "<b>flour</b>200 g": a figure right after a styled word is the next cell.
      this.left = node.name !== 'sup' && node.name !== 'sub';
      this.edge = true;
      return;
    }
    // Cells of one row belong to one line: amount | unit | food.
    if (node.name === 'td' || node.name === 'th') {
      // A cell beside several rows names them.
      const names = Number(node.attribs['rowspan'] ?? 1) > 1;
      const isApart = names || isHeadedCell(node) || holdsList(node);
      if (isApart) this.break();
      this.text += ' ';
      this.visit(node.children, node, level, isBold || names, keepBreaks);
      this.text += ' ';
      if (isApart) this.break();
      return;
    }
    this.break();
    this.visit(node.children, node, level, isBold, keepBreaks || node.name === 'pre');
    this.break();
  }
}

/** The lines a reader sees, in order: blocks, list items, table rows and forced breaks each begin a new one. */
export function htmlLines(nodes: readonly AnyNode[], options: LineOptions = {}): HtmlLine[] {
  const collector = new LineCollector(options);
  collector.visit(nodes, null, 0, false, false);
  collector.break();
  return collector.lines;
}

/** All visible text of an element on one line. */
export function elementText(element: Element, options: LineOptions = {}): string {
  return htmlLines(element.children, options)
    .map((line) => line.text)
    .join(' ');
}
