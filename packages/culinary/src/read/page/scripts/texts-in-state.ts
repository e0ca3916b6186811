import type { Element } from 'domhandler';
import { isNode } from '../markup/schema-node.ts';
import { richLines } from '../html/rich-text.ts';
import { pageBudget, scriptValues } from './script-values.ts';

const mostNodes = 50_000;
const deepest = 30;
const mostTexts = 8;
/** A recipe that is written as one text has so many lines, and so many letters. */
const fewestLines = 6;
const shortest = 150;
const longest = 40_000;
/** A text with lines of its own within data. */
const mention = /\\n|<br|<\/p>|\\u003c/i;
/** What names the text beside it. */
const titleKey =
  /^(?:title|titulo|título|titel|titre|titolo|subject|headline|name|betreff|asunto|oggetto|sujet)$/i;

/** A text that the data of a page hold, line by line. */
export interface TextInState {
  /** What the data call it or what it stands in; null where they do not. */
  title: string | null;
  lines: string[];
}

/**
 * The texts of several lines in the data of a page's own program, in their order: the posts of a forum, the body of an article. Of a page
 * that shows nothing without its program they are all that can be read.
 */
export function textsInState(elements: readonly Element[]): TextInState[] {
  const budget = pageBudget();
  const values = elements
    .filter(({ name }) => name === 'script')
    .flatMap((script) => scriptValues(script, mention, budget));
  const texts: TextInState[] = [];
  let visited = 0;
  const visit = (value: unknown, title: string | null, depth: number): void => {
    if (++visited > mostNodes || depth > deepest || texts.length >= mostTexts) return;
    if (typeof value === 'string') {
      const lines = textOf(value);
      if (lines !== null) texts.push({ title, lines });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const own = isNode(value) ? (titleIn(value) ?? title) : title;
    for (const child of Object.values(value)) visit(child, own, depth + 1);
  };
  for (const value of values) visit(value, null, 0);
  return texts;
}

function textOf(value: string): string[] | null {
  if (value.length < shortest || value.length > longest) return null;
  const lines = richLines(value);
  return lines.filter((line) => line.trim() !== '').length >= fewestLines ? lines : null;
}

function titleIn(node: object): string | null {
  for (const [key, value] of Object.entries(node))
    if (titleKey.test(key) && typeof value === 'string' && value.trim() !== '') return value.trim();
  return null;
}
