import { undone, type Format } from './format.ts';
import {
  ACCENTS,
  ENVIRONMENTS,
  HEADINGS,
  ITEMS,
  NUMBERED,
  SIGNS,
  SILENT,
} from './latex-words.data.ts';

const COMMAND =
  /\\(?:(?:sub){0,2}section|chapter|title|item|text(?:bf|it)|emph|n?i?c?e?frac|begin|end)(?![a-z])/g;
const FEWEST = 3;
/** "\newcommand{\ing}[2]{\item #1 #2}": what a command of the cook's own prints. */
const OWN_COMMAND =
  /\\(?:re)?newcommand\*?\{?\\([a-zA-Z]{1,30})\}?(?:\[[^\]\n]{0,40}\]){0,2}\{([^\n]{0,200})/g;
/** Commands that change how the words in their braces look. */
const OF_LETTERS = /^(?:text\w*|emph|underline|mbox|bf|it|math\w*|uppercase)$/;
/** Marks of braces that hold an argument or a footnote. */
const OF_ARGUMENT = '\u0000';
const OF_FOOTNOTE = '\u0001';
/** Arguments that are passed over are no longer. */
const LONGEST = 2_000;

/** The words of a LaTeX source: headings, items, rows and paragraphs as lines of their own. */
export const latexSource: Format = (source) => {
  const isLatex = /\\begin\{[a-z*]{1,20}\}/i.test(source) && /\\end\{[a-z*]{1,20}\}/i.test(source);
  if (!isLatex && (source.match(COMMAND)?.length ?? 0) < FEWEST) return null;
  return undone(new LatexReader(withoutComments(source)).read());
};

const withoutComments = (source: string): string => source.replace(/(?<!\\)%.*$/gm, '');

/** Reads from left to right, each sign once. */
class LatexReader {
  private readonly source: string;
  private at = 0;
  private written: string[] = [];
  /** What is written around each footnote that is open. */
  private readonly around: string[][] = [];
  /** Footnotes that wait for the end of their line. */
  private footnotes: string[] = [];
  /** Commands of the cook's own that begin an item. */
  private readonly ownItems: ReadonlySet<string>;
  /** The environments that are open, with the number of their last item. */
  private readonly lists: { numbered: boolean; items: number }[] = [];
  /** What is written where each open brace closes. */
  private readonly closing: string[] = [];

  constructor(source: string) {
    const from = source.indexOf('\\begin{document}');
    const to = source.indexOf('\\end{document}');
    const title = from < 0 ? null : /\\title\{([^{}\n]{1,200})\}/.exec(source.slice(0, from));
    this.ownItems = new Set(
      [...source.matchAll(OWN_COMMAND)].flatMap(([, name, said]) =>
        /\\item(?![a-z])/i.test(said!) ? [name!] : [],
      ),
    );
    const body = source.slice(Math.max(0, from), to < 0 ? source.length : to);
    this.source = title ? `\\title{${title[1]}}\n${body}` : body;
  }

  read(): string {
    while (this.at < this.source.length) this.next();
    while (this.around.length > 0) this.endFootnote();
    this.write('\n\n');
    return this.written
      .join('')
      .normalize('NFC')
      .replace(/``|''/g, '"')
      .replace(/---/g, '—')
      .replace(/(?<!-)--(?!-)/g, '–')
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/\n[ \t]/g, '\n')
      .replace(/\n{3,}/g, '\n\n');
  }

  private next(): void {
    const sign = this.source[this.at]!;
    if (sign === '\\') return this.command();
    this.at++;
    if (sign === '{') this.closing.push('');
    else if (sign === '}') this.closeBrace();
    else if (sign === '~' || sign === '&') this.write(' ');
    else if (sign === '\n') this.lineBreak();
    else if (sign === '^' && this.source.startsWith('\\circ', this.at)) return;
    else if (sign !== '$') this.write(sign);
  }

  private write(words: string): void {
    if (words.startsWith('\n') && this.footnotes.length > 0 && this.around.length === 0) {
      this.written.push(...this.footnotes.map((note) => `\n\n${note}\n\n`));
      this.footnotes = [];
    }
    if (words !== '') this.written.push(words);
  }

  private closeBrace(): void {
    const words = this.closing.pop() ?? '';
    if (words === OF_FOOTNOTE) return this.endFootnote();
    if (words !== OF_ARGUMENT) return this.write(words);
    if (this.source[this.at] !== '{') return;
    this.write(' ');
    this.openArgument();
  }

  /** An argument of a command that nobody knows: a blank sets it apart from the next. */
  private openArgument(): void {
    if (this.source[this.at] !== '{') return;
    this.at++;
    this.closing.push(OF_ARGUMENT);
  }

  private openFootnote(): void {
    this.option();
    if (this.source[this.at] !== '{') return;
    this.at++;
    this.closing.push(OF_FOOTNOTE);
    this.around.push(this.written);
    this.written = [];
  }

  private endFootnote(): void {
    const note = this.written.join('').trim();
    this.written = this.around.pop()!;
    if (note !== '') this.footnotes.push(note);
  }

  /** A blank line ends a paragraph; a single break is a blank. */
  private lineBreak(): void {
    const blank = /\n[ \t]*(?=\n)/y;
    blank.lastIndex = this.at - 1;
    const ends = blank.exec(this.source);
    if (ends) this.at += ends[0].length - 1;
    this.write(ends ? '\n\n' : ' ');
  }

  private command(): void {
    const name = /\\([a-zA-Z]+\*?|[\s\S])/y;
    name.lastIndex = this.at;
    const found = name.exec(this.source);
    if (!found) {
      this.at++;
      return;
    }
    this.at += found[0].length;
    const word = found[1]!;
    const plain = word.replace(/\*$/, '');
    if (this.accent(word)) return;
    if (!/^[a-z]/i.test(word)) return this.sign(word);
    if (plain === 'begin' || plain === 'end') return this.environment(plain);
    if (/^(?:[dtsx]|nice)?frac$/.test(plain)) return this.fraction();
    if (/^(?:unit|SI|si|qty|SIrange|qtyrange)$/.test(plain)) return this.measure(plain);
    if (plain === 'footnote') return this.openFootnote();
    if (ITEMS.has(plain) || this.ownItems.has(plain)) {
      this.item();
      if (plain !== 'item') this.openArgument();
      return;
    }
    if (HEADINGS.has(plain)) {
      this.option();
      if (this.source[this.at] !== '{') return;
      this.at++;
      this.write('\n\n## ');
      this.closing.push('\n\n');
    } else if (Object.hasOwn(SIGNS, plain)) {
      this.write(SIGNS[plain]!);
      if (SIGNS[plain]!.trim() !== '') this.skip(/[ \t]?(?:\{\})?/y);
    } else {
      this.option();
      for (let left = numberOf(SILENT, plain); left > 0; left--) {
        this.argument();
        this.option();
      }
      if (!OF_LETTERS.test(plain)) this.openArgument();
      // "\centering Words" prints no blank of its own.
      if (this.source[this.at] !== '{') this.skip(/[ \t]{1,20}/y);
    }
  }

  private sign(sign: string): void {
    if (sign === '\\') {
      this.skip(/\*?(?:\[[^\]\n]{0,20}\])?/y);
      this.write('\n');
    } else
      this.write(
        /[\s,;:!/-]/.test(sign) ? (sign === '-' || sign === '/' || sign === '!' ? '' : ' ') : sign,
      );
  }

  /** "\"a", "\'{e}", "\c{c}". */
  private accent(word: string): boolean {
    if (!Object.hasOwn(ACCENTS, word)) return false;
    const letter = /\{?\\?(\p{L})\}?/uy;
    letter.lastIndex = this.at;
    const found = letter.exec(this.source);
    if (!found || (/[a-z]/.test(word) && !found[0].startsWith('{'))) return false;
    this.at += found[0].length;
    this.write(`${found[1]}${ACCENTS[word]}`);
    return true;
  }

  private environment(edge: 'begin' | 'end'): void {
    const name = this.argument() ?? '';
    this.write('\n\n');
    if (edge === 'end') {
      this.lists.pop();
      return;
    }
    const options = this.option();
    this.lists.push({ numbered: NUMBERED.has(name), items: 0 });
    for (let left = numberOf(ENVIRONMENTS, name); left > 0; left--) this.argument();
    // "\begin{recipe}[portion = {4}]{Plum Tart}"
    if (HEADINGS.has(name) && this.source[this.at] === '{') {
      this.at++;
      this.write('## ');
      this.closing.push(`\n\n${stated(options)}\n\n`);
    }
  }

  private item(): void {
    const label = this.option();
    const list = this.lists.at(-1);
    this.write(list?.numbered ? `\n${++list.items}. ` : '\n- ');
    if (label) this.write(`${label} `);
    this.skip(/[ \t]{0,20}\n?[ \t]{0,20}/y);
  }

  private fraction(): void {
    const [upper, lower] = [this.argument(), this.argument()];
    if (upper === null || lower === null) return this.write(upper ?? '');
    this.write(`${/\d\s*$/.test(this.written.at(-1) ?? '') ? ' ' : ''}${upper}/${lower}`);
  }

  /** "\unit[200]{g}", "\SI{180}{\celsius}". */
  private measure(name: string): void {
    const option = this.option();
    const parts = [name === 'unit' ? option : null, this.argument()];
    if (name !== 'unit' && name !== 'si') parts.push(this.argument());
    if (name.endsWith('range')) parts.push(this.argument());
    const said = parts.filter((part) => part !== null).map(signsIn);
    this.write(name.endsWith('range') ? `${said[0]}–${said.slice(1).join(' ')}` : said.join(' '));
  }

  private skip(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at += found[0].length;
    return found?.[0] ?? null;
  }

  private option(): string | null {
    return this.skip(/\[[^\]]{0,400}\]/y)?.slice(1, -1) ?? null;
  }

  /** The argument at this place without its braces; null where there is none. */
  private argument(): string | null {
    if (this.source[this.at] !== '{') return null;
    let open = 0;
    const last = Math.min(this.source.length, this.at + LONGEST);
    for (let at = this.at; at < last; at++) {
      if (this.source[at] === '{') open++;
      else if (this.source[at] === '}' && --open === 0) {
        const said = this.source.slice(this.at + 1, at);
        this.at = at + 1;
        return said;
      }
    }
    this.at++;
    return null;
  }
}

/** Of a table by names; strangers name what is in no table. */
const numberOf = (table: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(table, name) ? table[name]! : 0;

const signsIn = (words: string): string =>
  words
    .replace(/\\([a-zA-Z]{1,20})\s?/g, (_all, name: string) =>
      Object.hasOwn(SIGNS, name) ? SIGNS[name]! : '',
    )
    .trim();

/** "preparationtime = {\unit[30]{min}}, portion = {\portion{4}}" as rows. */
const stated = (options: string | null): string =>
  (options ?? '')
    .split(/,(?=\s{0,5}\w{1,30}\s{0,5}=)/)
    .map((row) => /^\s{0,5}(\w{1,30})\s{0,5}=([\s\S]{0,200})$/.exec(row))
    .filter((row) => row !== null)
    .map(
      ([, key, value]) =>
        `${spaced(key!)}: ${value!
          .replace(/\\[a-z]{1,20}/gi, ' ')
          .replace(/[{}[\]]/g, ' ')
          .replace(/\s{1,50}/g, ' ')
          .trim()}`,
    )
    .join('\n');

const spaced = (key: string): string =>
  key.replace(/^(preparation|baking|cooking)(time)$/i, '$1 $2').replace(/^portion$/, 'Portions');
