import type { Amount } from '../recipe.ts';
import { closingBracket, eachWords, readAmount, readOnlyAmounts } from './amounts.ts';
import { adjectives, sizeBeforeUnit, sizeWords } from './descriptors.data.ts';
import { isFood } from './foods.ts';
import { readQuantity } from './quantities.ts';
import type { Token } from './tokenise.ts';
import type { Language } from './units.data.ts';
import { isPreparation, notes, optionals, preparations, readPreparation, tastes, vagueAmounts } from './vocabulary.ts';

/** The parts of a line behind (or without) its leading amounts. */
export interface NameParts {
  name: string;
  amounts: Amount[];
  /** The amounts are of each piece: "2 fillets (170 g each)". */
  each: boolean;
  sizes: string[];
  preparations: string[];
  notes: string[];
  optional: boolean;
}

const joints = new Set(['and', '&', 'or', ',', 'und', 'oder', 'et', 'ou', 'e', 'o', 'y', 'en', 'of', 'och', 'eller', 'to', '-', '/']);
const alternatives = new Set(['or', 'oder', 'ou', 'o', 'of', 'eller', 'oppure']);
const separators = new Set([',', ';', ':', '–', '—', '-', '•', '|']);
const labels = new Set(['type', 'typ', 'tipo', 'no', 'n°', 'nr', 't', 'size', 'grade', 'grad', '#', '°']);
/** Behind a preparation word these show that it closes the name: "onions chopped into rings". */
const closers = new Set([...joints, '.', ')', '(', ';', ':', 'into', 'in', 'to', 'with', 'for', 'lengthwise', 'lengthways', 'crosswise', 'at', 'from', 'on', 'by', 'off', 'until', 'as', 'if', 'very', 'finely', 'roughly', 'thinly', 'each', 'fein', 'für', 'zum', 'mit', 'till', 'i', 'met', 'voor']);

export class NameSplitter {
  private readonly tokens: readonly Token[];
  private readonly text: string;
  private readonly language: Language;
  private readonly kept: string[] = [];
  private keptLast = -1;
  private inRemarks = false;
  private readonly parts: NameParts = { name: '', amounts: [], each: false, sizes: [], preparations: [], notes: [], optional: false };

  /** Without an amount in front a line may name several foods ("salt, pepper"). */
  private readonly unmeasured: boolean;

  constructor(tokens: readonly Token[], text: string, language: Language, unmeasured: boolean) {
    this.tokens = tokens;
    this.text = text;
    this.language = language;
    this.unmeasured = unmeasured;
  }

  /** Splits what stands from a token on; `food` is what the amount already told of the name. */
  split(at: number, food: string | null): NameParts {
    if (food !== null) this.kept.push(food);
    const listed = /^(?:each|je|jeweils|chacun|cada)$/.test(this.lower(at));
    let i = food !== null ? at : this.readFront(listed ? at + 1 : at);
    i = this.readName(i, listed);
    this.readRemarks(i);
    this.parts.name = this.kept.join(' ').replace(/\s+/g, ' ').replace(/ ([,;.])/g, '$1').replace(/^[\s,;:.*–—-]+|[\s,;:*–—-]+$|(?<=\p{L}{4})\.$/gu, '').trim();
    return this.parts;
  }

  /** Size words, preparations, brackets of size and optional words in front of the food. Returns where the food begins. */
  private readFront(at: number): number {
    let i = at;
    for (;;) {
      const before = i;
      i = this.readFrontPart(i);
      if (i === before) return i;
      while ((this.lower(i) === ',' || (joints.has(this.lower(i)) && this.isFrontPart(i + 1))) && i < this.tokens.length - 1) i++;
    }
  }

  private isFrontPart(at: number): boolean {
    return sizeWords.has(this.lower(at)) || (readPreparation(this.tokens, at) !== null);
  }

  private readFrontPart(at: number): number {
    const optional = optionals.match(this.tokens, at) ?? null;
    if (optional !== null && optional.next < this.tokens.length) {
      this.parts.optional = true;
      return optional.next;
    }
    const taste = tastes.match(this.tokens, at);
    if (taste !== null && taste.next < this.tokens.length) {
      this.parts.notes.push(this.slice(at, taste.next));
      return taste.next;
    }
    const word = this.lower(at);
    const vague = vagueAmounts.match(this.tokens, at);
    if (vague !== null && vague.next < this.tokens.length) {
      this.parts.notes.push(this.slice(at, vague.next));
      return vague.next;
    }
    if (word === 'plus' && at === 0) return this.lower(1) === 'extra' || this.lower(1) === 'more' ? 2 : 1;
    if (word === 'additional' && this.tokens[at + 1]?.kind === 'word') return at + 1;
    if (word === '(') {
      const close = closingBracket(this.tokens, at);
      if (close >= this.tokens.length - 1) return at;
      this.readBracket(at, close);
      return close + 1;
    }
    if (sizeWords.has(word) && this.foodFollows(at + 1)) {
      this.parts.sizes.push(this.slice(at, at + 1));
      return at + 1;
    }
    const preparation = readPreparation(this.tokens, at) ?? (word !== 'fresh' && sizeBeforeUnit.has(word) && isPreparation(this.tokens[at + 1]) ? readPreparation(this.tokens, at + 1) : null);
    if (preparation !== null && this.foodFollows(preparation.next)) {
      this.parts.preparations.push(this.slice(at, preparation.next));
      return preparation.next;
    }
    return at;
  }

  /** Whether there is still a word of food behind what would be taken away. */
  private foodFollows(at: number): boolean {
    for (let i = at; i < this.tokens.length; i++) {
      const token = this.tokens[i];
      if (token?.kind !== 'word') {
        if (token?.lower === ',' || token?.lower === '-' || token?.lower === '&') continue;
        return token?.lower === '(' ? this.foodFollows(closingBracket(this.tokens, i) + 1) : token?.kind === 'number';
      }
      if (joints.has(token.lower) || isPreparation(token) || sizeWords.has(token.lower)) continue;
      return notes.match(this.tokens, i) === null && preparations.match(this.tokens, i) === null;
    }
    return false;
  }

  /** The food itself, up to the first remark. Returns where the remarks begin. */
  private readName(at: number, listed: boolean): number {
    let i = at;
    while (i < this.tokens.length) {
      const token = this.tokens[i];
      if (token === undefined) break;
      const begun = this.kept.some((word) => /\p{L}/u.test(word));
      if (token.lower === '(' || token.lower === '[') {
        const close = closingBracket(this.tokens, i);
        this.readBracket(i, close);
        i = close + 1;
        continue;
      }
      if (begun && this.endsName(i, listed)) return i;
      if (token.kind === 'number' || token.kind === 'vulgar') {
        const next = this.readInnerAmount(i);
        if (next !== null) {
          i = next;
          continue;
        }
      }
      const preparation = begun ? readPreparation(this.tokens, i) : null;
      if (preparation !== null) {
        if (preparation.romance || preparation.next >= this.tokens.length || closers.has(this.lower(preparation.next))) return i;
        this.parts.preparations.push(this.slice(i, preparation.next));
        i = preparation.next;
        continue;
      }
      this.keep(i);
      i++;
    }
    return i;
  }

  private endsName(at: number, listed: boolean): boolean {
    const word = this.lower(at);
    if (word === ',') {
      return !(listed || this.isAdjectival() || (this.unmeasured && this.isFoodList(at + 1)));
    }
    if (word === ';' || word === ':' || word === '+') return true;
    if (sizeWords.has(word) && this.closesName(at + 1)) return true;
    if ((word === '-' || word === '–' || word === '—') && this.tokens[at]?.attached === false && this.tokens[at + 1]?.attached === false) return true;
    if (word === '.' && this.tokens[at + 1] !== undefined && this.kept.at(-1) !== undefined && (this.kept.at(-1)?.length ?? 0) > 3) return true;
    if (eachWords.has(word) && readAmount(this.tokens, at + 1, { language: this.language }) !== null) return true;
    if (alternatives.has(word) && readQuantity(this.tokens, at + 1) !== null) return true;
    return tastes.match(this.tokens, at) !== null || optionals.match(this.tokens, at) !== null || this.startsNote(at) || preparations.match(this.tokens, at) !== null;
  }

  /** "uova grandi, sbattute": behind a size word nothing of the food follows. */
  private closesName(at: number): boolean {
    const next = this.tokens[at];
    return next === undefined || next.lower === ',' || next.lower === '(' || isPreparation(next);
  }

  /** "Salz, Pfeffer": the next segment opens with a food and holds no preparation. */
  private isFoodList(at: number): boolean {
    const start = readPreparation(this.tokens, at)?.next ?? at;
    if (!isFood(this.lower(start))) return false;
    for (let i = start; i < this.tokens.length && this.lower(i) !== ','; i++) {
      if (i > start + 4 || isPreparation(this.tokens[i]) || this.tokens[i]?.kind === 'number') return false;
    }
    return true;
  }

  private startsNote(at: number): boolean {
    return notes.match(this.tokens, at) !== null;
  }

  /** All that was kept so far describes a food that is still to come. */
  private isAdjectival(): boolean {
    return this.kept.length > 0 && this.kept.every((word) => adjectives.has(word.toLowerCase()) || joints.has(word.toLowerCase()));
  }

  /** An amount inside or behind the name ("Sugar 2 cups", "Oeuf - 2"). Returns the token behind it, or null where the number belongs to the food. */
  private readInnerAmount(at: number): number | null {
    if (labels.has(this.lower(at - 1))) return null;
    const read = readAmount(this.tokens, at, { language: this.language });
    if (read === null) return null;
    const following = this.lower(read.next);
    const closed = following === '' || separators.has(following) || following === '(' || following === '/' || following === '.';
    if (!closed || (read.definition === null && following !== '')) return null;
    this.parts.amounts.push(read.amount);
    return following === '/' ? this.readInnerAmount(read.next + 1) ?? read.next : read.next;
  }

  private readBracket(open: number, close: number): void {
    const inside = readOnlyAmounts(this.tokens, open + 1, close, this.language);
    if (inside !== null) {
      this.parts.each ||= inside.each;
      this.parts.amounts.push(...inside.amounts.filter((read) => read.definition !== null).map((read) => read.amount));
      return;
    }
    const first = open + 1;
    if (optionals.match(this.tokens, first)?.next === close) {
      this.parts.optional = true;
      return;
    }
    const follower = this.tokens[close + 1];
    const alone = close - open === 2 && follower?.kind === 'word' && notes.match(this.tokens, close + 1) === null && !joints.has(follower.lower);
    if (sizeWords.has(this.lower(first)) && close === first + 1) this.parts.sizes.push(this.slice(first, close));
    else if (alone && this.kept.length > 0) this.keep(first); // "roma (plum) tomato"
    else if (this.isOtherName(first, close)) for (let i = open; i <= close; i++) this.keep(i);
    else this.readRemark(first, close);
  }

  /** "besan (chickpea flour)": one or two words behind the name that are no remark are its other name. */
  private isOtherName(from: number, to: number): boolean {
    if (this.inRemarks || this.kept.length === 0 || to - from < 1 || to - from > 2) return false;
    for (let i = from; i < to; i++) {
      const token = this.tokens[i];
      if (token?.kind !== 'word' || token.lower.length < 3 || isPreparation(token) || adjectives.has(token.lower) || alternatives.has(token.lower)) return false;
      if (notes.match(this.tokens, i) !== null || optionals.match(this.tokens, i) !== null || tastes.match(this.tokens, i) !== null || preparations.match(this.tokens, i) !== null) return false;
    }
    return true;
  }

  /** The segments behind the name, between commas, semicolons and spaced dashes. */
  private readRemarks(at: number): void {
    this.inRemarks = true;
    let from = at;
    for (let i = at; i <= this.tokens.length; i++) {
      const token = this.tokens[i];
      if (token?.lower === '(' || token?.lower === '[') {
        this.readRemark(from, i);
        const close = closingBracket(this.tokens, i);
        this.readBracket(i, close);
        from = close + 1;
        i = close;
      } else if (token === undefined || separators.has(token.lower) && !(token.attached && this.tokens[i + 1]?.attached === true)) {
        this.readRemark(from, i);
        from = i + 1;
      }
    }
  }

  private readRemark(from: number, to: number): void {
    let first = from;
    while (first < to && (separators.has(this.lower(first)) || this.lower(first) === ')' || this.lower(first) === '.')) first++;
    if (first >= to) return;
    const amounts = readOnlyAmounts(this.tokens, first, to, this.language);
    if (amounts !== null) {
      this.parts.each ||= amounts.each;
      this.parts.amounts.push(...amounts.amounts.filter((read) => read.definition !== null).map((read) => read.amount));
      return;
    }
    const bare = to - first === 1 ? readQuantity(this.tokens, first) : null;
    if (bare !== null && to === this.tokens.length) {
      this.parts.amounts.push({ quantity: bare.quantity, quantityMax: bare.quantityMax, unit: null });
      return;
    }
    if (to - first > 1 && sizeWords.has(this.lower(first)) && isPreparation(this.tokens[first + 1])) {
      this.parts.sizes.push(this.slice(first, first + 1));
      first++;
    }
    const leading = this.readLeadingOf(first, to);
    if (leading !== null) first = leading;
    const text = this.slice(first, to);
    if (text === '') return;
    const optional = this.findOptional(first, to);
    if (optional !== null) {
      this.parts.optional = true;
      if (optional === 'whole') return;
    }
    if (to - first <= 2 && sizeWords.has(this.lower(first)) && sizeWords.has(this.lower(to - 1))) this.parts.sizes.push(text);
    else if (!this.startsNote(first) && this.holdsPreparation(first, to)) this.parts.preparations.push(text);
    else this.parts.notes.push(text);
  }

  /** "Extra-fine sugar, 2 ounces (¼ cup)": an amount that opens a remark and has its unit. */
  private readLeadingOf(from: number, to: number): number | null {
    const read = readAmount(this.tokens, from, { language: this.language });
    if (read === null || read.definition === null || read.next < to || read.definition.kind === 'length') return null;
    this.parts.amounts.push(read.amount);
    return read.next;
  }

  private findOptional(from: number, to: number): 'whole' | 'part' | null {
    for (let i = from; i < to; i++) {
      const found = optionals.match(this.tokens, i);
      if (found !== null && found.next <= to) return i === from && found.next === to ? 'whole' : 'part';
    }
    return null;
  }

  private holdsPreparation(from: number, to: number): boolean {
    if (preparations.match(this.tokens, from) !== null) return true;
    for (let i = from; i < to; i++) if (isPreparation(this.tokens[i])) return true;
    return false;
  }

  private keep(at: number): void {
    const token = this.tokens[at];
    if (token === undefined) return;
    const last = this.kept.length - 1;
    if (token.attached && last >= 0 && this.keptLast === at - 1) this.kept[last] += token.text;
    else this.kept.push(token.text);
    this.keptLast = at;
  }

  private lower(at: number): string {
    return this.tokens[at]?.lower ?? '';
  }

  /** The text of some tokens as written. */
  private slice(from: number, to: number): string {
    const a = this.tokens[from];
    const b = this.tokens[to - 1];
    return a === undefined || b === undefined || to <= from ? '' : this.text.slice(a.start, b.end).replace(/^[\s,;.)]+|[\s,;]+$/g, '');
  }
}
