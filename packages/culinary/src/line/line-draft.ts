import type { Amount } from '../recipe/recipe.ts';
import type { Token } from './tokens/tokenise.ts';
import type { Dialect } from '../words/language.ts';

const edges = /^[\s,;:.*–—-]+|[\s,;:*/–—-]+$|(?<=\p{L}{4})\.$/gu;

/** A line while it is being taken apart: its tokens, and what was found so far behind its leading amounts. */
export class LineDraft {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly language: Dialect;
  /** An amount stands in front, so a bare figure behind is no other one. */
  readonly measured: boolean;
  /** Of that amount. */
  readonly unit: string | null;
  /** Words of the name, in order. */
  readonly kept: string[] = [];
  readonly amounts: Amount[] = [];
  readonly sizes: string[] = [];
  readonly preparations: string[] = [];
  readonly notes: string[] = [];
  optional = false;
  /** The line states how many times as much as of another food: "doppelt so viel Wasser". */
  relative = false;
  /** The amounts are of each piece: "2 fillets (170 g each)". */
  each = false;
  private lastKept = -1;
  /** How many tokens with a letter the name holds; asking its words each time would read them again and again. */
  private lettered = 0;

  constructor(
    tokens: readonly Token[],
    text: string,
    {
      language,
      measured,
      unit = null,
    }: { language: Dialect; measured: boolean; unit?: string | null },
  ) {
    this.tokens = tokens;
    this.text = text;
    this.language = language;
    this.measured = measured;
    this.unit = unit;
  }

  /** The name holds a word, not only a number or a mark. */
  get begun(): boolean {
    return this.lettered > 0;
  }

  get name(): string {
    return this.kept
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,;.])/g, '$1')
      .replace(edges, '')
      .trim();
  }

  /** Adds a token to the name, joined to the one before where the line has them joined. */
  keep(at: number): void {
    const token = this.tokens[at];
    if (token === undefined) return;
    const last = this.kept.length - 1;
    if (token.attached && last >= 0 && this.lastKept === at - 1) this.kept[last] += token.text;
    else this.kept.push(token.text);
    this.lastKept = at;
    if (token.kind === 'word' || /\p{L}/u.test(token.text)) this.lettered++;
  }

  /** Adds a word that is no token of its own. */
  keepWord(word: string): void {
    this.kept.push(word);
    if (/\p{L}/u.test(word)) this.lettered++;
  }

  /** Takes away the last word of the name where it is one of these. Returns whether it was. */
  dropLast(words: ReadonlySet<string>): boolean {
    if (this.kept.length < 2 || !words.has(this.kept.at(-1)?.toLowerCase() ?? '')) return false;
    this.kept.pop();
    this.lettered--;
    return true;
  }

  lower(at: number): string {
    return this.tokens[at]?.lower ?? '';
  }

  /** The text of some tokens as written, without marks at its ends. */
  slice(from: number, to: number): string {
    const first = this.tokens[from];
    const last = this.tokens[to - 1];
    return first === undefined || last === undefined || to <= from
      ? ''
      : this.text.slice(first.start, last.end).replace(/^[\s,;.)]+|[\s,;]+$/g, '');
  }
}
