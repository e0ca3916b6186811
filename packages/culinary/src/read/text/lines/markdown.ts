import { readFrontMatter } from '../../front-matter/front-matter.ts';
import { plainLines } from './plain-lines.ts';
import type { TextLine } from './page-line.ts';

export interface MarkdownText {
  lines: TextLine[];
  /** The values of its head, by keys in lower case. */
  frontMatter: Map<string, string[]>;
  /** Absolute URL of the first picture. */
  imageUrl: string | null;
}

/** Plain text that may be Markdown: front matter apart, headings and bold lines marked, inline markup taken away. */
export function readMarkdown(text: string): MarkdownText {
  const { values: frontMatter, body } = readFrontMatter(text) ?? { values: new Map(), body: text };
  const imageUrl = /!\[[^\]\n]{0,300}\]\((https?:\/\/[^)\s]+)/.exec(body)?.[1] ?? null;
  const lines = plainLines(withUnderlinedHeadings(withoutBlocks(body)))
    .map(readLine)
    .filter((line) => line.text !== '' || line.marker !== null);
  return { lines: carryGaps(lines), frontMatter, imageUrl };
}

/** Comments, code fences, pictures and table rules say nothing to a cook. */
function withoutBlocks(body: string): string {
  return withoutComments(body)
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(/!\[[^\]\n]{0,300}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g, '')
    .replace(/^[ \t]*\{\{[<%].*[>%]\}\}[ \t]*$/gm, '');
}

/** By hand: a pattern would look for the end of each comment that has none. */
function withoutComments(body: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = body.indexOf('<!--', from);
    const end = start < 0 ? -1 : body.indexOf('-->', start + 4);
    if (end < 0) return kept + body.slice(from);
    kept += body.slice(from, start);
    from = end + 3;
  }
}

function withUnderlinedHeadings(body: string): string {
  return body.replace(/^([^\s\-*#>|\d][^\n]{0,80})\n(?:={3,}|-{3,})[ \t]*$/gm, '## $1');
}

const RULE = /^(?:[-=_*~·•—–\s]{3,}|[|:\-\s]{3,})$/u;

function readLine(line: TextLine): TextLine {
  const heading = /^(#{1,6})\s+(.*)$/.exec(line.text);
  if (heading && !line.marker) {
    return {
      ...line,
      text: inline(withoutClosingHashes(heading[2] ?? '')),
      heading: (heading[1] ?? '').length,
      gap: Math.max(1, line.gap),
    };
  }
  if (RULE.test(line.text)) return { ...line, text: '', marker: null };
  const bold = /^(?:\*\*|__)(?=\S)([^*_]{1,100})(?:\*\*|__)\s*:?\s*$/.exec(line.text);
  const text = inline(withoutCells(line.text.replace(/^(?:>\s*)+/, '')));
  return {
    ...line,
    text: bold && /:\s*$/.test(line.text) && !text.endsWith(':') ? `${text}:` : text,
    bold: bold !== null || line.bold,
  };
}

function withoutClosingHashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return text.slice(0, end);
}

/** A row of a table as one line. */
function withoutCells(text: string): string {
  const row = /^\|(.*)\|$/.exec(text)?.[1];
  return row === undefined
    ? text
    : row
        .split('|')
        .map((cell) => cell.trim())
        .join(' ');
}

function inline(text: string): string {
  return text
    .replace(/\[([^\]\n]{1,300})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g, '$1')
    .replace(/<(https?:\/\/[^<>\s]+)>/g, '$1')
    .replace(/<\/?[a-z][^>\n]{0,200}>/gi, ' ')
    .replace(/(\*\*|__)(?=\S)((?:(?!\1).)+)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|])/g, '$1')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&deg;/g, '°')
    .replace(/&frac12;/g, '½')
    .replace(/&frac14;/g, '¼')
    .replace(/&frac34;/g, '¾')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line that vanished leaves its blank space to the next. */
function carryGaps(lines: TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const above = lines[index - 1];
    if (!above || above.page !== line.page) return line;
    return { ...line, gap: Math.max(line.gap, line.y - above.y - 1) };
  });
}
