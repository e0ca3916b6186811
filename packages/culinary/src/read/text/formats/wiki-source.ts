import { foldText } from '../../../words/fold.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { statesValue } from '../../front-matter/stated-values.ts';
import { undone, underHead, type Format } from './format.ts';
import { SILENT_LINK } from './wiki-words.data.ts';

const HEADING = /^(={2,6})([^=\n]{1,160})\1[ \t]*$/gm;
const FEWEST_KINDS = 2;
const LONGEST_TEMPLATE = 8_000;

/** The words of a wiki's source: headings, lists and tables as lines, what boxes state as facts. */
export const wikiSource: Format = (source) => {
  const kinds = [
    HEADING,
    /'''[^'\n]{1,200}'''/,
    /\[\[[^[\]\n]{1,200}\]\]/,
    /\{\{[^{}]{1,2000}\}\}/,
    /^\{\|/m,
  ].filter((kind) => source.search(kind) >= 0);
  if (kinds.length < FEWEST_KINDS) return null;
  const { text, values } = withoutTemplates(source);
  const lines = withNameApart(withoutLinks(text))
    .replace(/<ref[^<>\n]{0,200}\/>|<ref[^<>\n]{0,200}>[^<]{0,500}<\/ref>/gi, '')
    .replace(/__[A-Z]{3,20}__/g, '')
    .replace(/'{2,5}/g, '')
    .split('\n');
  const body = listed(withoutTables(lines)).join('\n');
  return undone(
    underHead(
      values,
      body.replace(
        HEADING,
        (_all, signs: string, words: string) => `\n${'#'.repeat(signs.length)} ${words.trim()}`,
      ),
    ),
  );
};

/** "'''Borscht''' is a [[soup]]": above all headings the name in bold is the title, a line of its own. */
function withNameApart(text: string): string {
  const heading = text.search(HEADING);
  const opening = heading < 0 ? text : text.slice(0, heading);
  const name = /^'''([^'\n]{1,80})'''(?=,? \(?\p{Ll})/mu.exec(opening);
  return name && sectionHeading(name[1]!) === null ? `# ${name[1]!.trim()}\n\n${text}` : text;
}

/** Templates within others first: what they state as facts, what they print as words. */
function withoutTemplates(source: string): { text: string; values: Map<string, string> } {
  const values = new Map<string, string>();
  /** What is written so far, for each template that is open. */
  const open: string[][] = [[]];
  for (const piece of source.split(/(\{\{|\}\})/)) {
    if (piece === '{{') open.push([]);
    else if (piece === '}}' && open.length > 1) {
      const said = open.pop()!.join('');
      const above = open.at(-1)!;
      above.push(said.length > LONGEST_TEMPLATE ? '' : printed(said, values));
    } else open.at(-1)!.push(piece);
  }
  // One that is never closed stays as it is written.
  return { text: open.map((pieces) => pieces.join('')).join('{{'), values };
}

function printed(template: string, values: Map<string, string>): string {
  const [name = '', ...rest] = template.split(/\|(?![^[\]]{0,200}\]\])/);
  const pairs = rest.map((part) => /^\s{0,20}([^=\n]{1,40}?)\s{0,20}=([\s\S]*)$/.exec(part));
  const plain = rest.filter((_, at) => !pairs[at]).map((part) => part.trim());
  for (const pair of pairs)
    if (pair) {
      const value = withoutLinks(pair[2]!)
        .replace(/'{2,5}/g, '')
        .trim();
      if (statesValue(pair[1]!, value)) values.set(pair[1]!, value);
    }
  const kind = foldText(name.trim());
  if (/^(?:frac|fraction|bruch|fracao|frazione|fraccion)$/.test(kind))
    return plain.length === 3 ? `${plain[0]} ${plain[1]}/${plain[2]}` : plain.join('/');
  if (/^(?:convert|cvt|unit|unite|unita|unidad)$/.test(kind))
    return plain
      .slice(0, 2)
      .join(' ')
      .replace(/ ([CF])$/, ' °$1');
  if (plain.length === 0) return /^[\d½¼¾⅓⅔/ ]{1,7}$/.test(name) ? name : '';
  // A box states, a word among others is printed.
  return name.includes('\n') || pairs.some(Boolean) ? '' : plain.filter(Boolean).join(' ');
}

/** "[[Cookbook:Flour|flour]]" is "flour"; pictures and categories are no words. */
const withoutLinks = (text: string): string =>
  text
    .replace(/\[\[([^[\]\n]{1,400})\]\]/g, (_all, link: string) => {
      const words = link.split('|');
      if (SILENT_LINK.test(link)) return '';
      return words.length > 1 ? words.at(-1)! : link.replace(/^[\p{L} ]{1,30}:/u, '');
    })
    .replace(/\[https?:\/\/[^\s[\]]{1,500}(?:[ \t]([^[\]\n]{1,300}))?\]/g, '$1');

/** A row of a table is a line. */
function withoutTables(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let row: string[] | null = null;
  const endRow = () => {
    if (row && row.length > 0) kept.push(row.join(' '));
    row = row && [];
  };
  for (const line of lines) {
    const text = line.trim();
    if (text.startsWith('{|')) row = [];
    else if (row === null) kept.push(line);
    else if (text.startsWith('|}')) {
      endRow();
      kept.push('');
      row = null;
    } else if (text.startsWith('|-')) endRow();
    else if (text.startsWith('|+')) kept.push(`${text.slice(2).trim()}`);
    else if (/^[|!]/.test(text))
      row.push(
        ...text
          .slice(1)
          .split(/\|\||!!/)
          .map((cell) => cell.replace(/^[^|=]{0,200}=[^|]{0,200}\|/, '').trim())
          .filter((cell) => cell !== ''),
      );
    else if (text !== '') row.push(text);
  }
  endRow();
  return kept;
}

/** "# Stir" is numbered, "* flour" has a bullet, ": so" is indented. */
function listed(lines: readonly string[]): string[] {
  let number = 0;
  return lines.map((line) => {
    const [, signs, words] = /^([*#:;]{1,6})[ \t]*(\S.*)$/.exec(line) ?? [];
    if (!signs) {
      if (line.trim() !== '') number = 0;
      return line;
    }
    if (signs.endsWith('#')) return `${signs.length === 1 ? ++number : number}. ${words}`;
    if (!signs.startsWith('#')) number = 0;
    return signs.endsWith('*') ? `- ${words}` : words!;
  });
}
