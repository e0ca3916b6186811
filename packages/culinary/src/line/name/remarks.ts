import { minusWords, plusWords, sumWords } from '../amounts/amount-words.data.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import { closingBracket, readOnlyAmounts } from '../amounts/bracket-amounts.ts';
import { adjectives, sizeWords } from './descriptors.data.ts';
import {
  alternatives,
  furtherWords,
  joints,
  purposeWords,
  separators,
} from './joint-words.data.ts';
import { isCounted, opensSize, sizeAtEnd } from './each-size.ts';
import { articles } from '../numbers/number-words.data.ts';
import { readIndefiniteAmount } from '../numbers/indefinite-amount.ts';
import type { LineDraft } from '../line-draft.ts';
import { beginsEvery } from './ratios.ts';
import { readQuantity } from '../numbers/quantities.ts';
import { readAmount, type AmountRead } from '../amounts/read-amount.ts';
import { isPreparation, notes, optionals, preparations, tastes } from './descriptor-phrases.ts';

/** Takes the segments behind the name, between commas, semicolons, spaced dashes and brackets. */
export function readRemarks(draft: LineDraft, at: number): void {
  const { tokens } = draft;
  let from = at;
  for (let i = at; i <= tokens.length; i++) {
    const token = tokens[i];
    if ((token?.lower === '(' || token?.lower === '[') && isOtherAmount(draft, from)) {
      // "plus 1/4 cup (60 ml)": the bracket tells of that amount alone
      i = closingBracket(tokens, i);
    } else if (token?.lower === '(' || token?.lower === '[') {
      readRemark(draft, from, i);
      const close = closingBracket(tokens, i);
      readBracket(draft, i, close, false);
      from = close + 1;
      i = close;
    } else if (token?.lower === ':' && i > from) {
      // "divided: 3/4 cup and 1/4 cup"
      continue;
    } else if (
      token === undefined ||
      (separators.has(token.lower) && !(token.attached && tokens[i + 1]?.attached === true))
    ) {
      readRemark(draft, from, i);
      from = i + 1;
    }
  }
}

/** Takes a bracket: amounts, "optional", a size, a remark, or (`inName`) another name of the food. */
export function readBracket(draft: LineDraft, open: number, close: number, inName: boolean): void {
  const first = open + 1;
  if (
    (draft.measured || findAddition(draft, first, close) === close) &&
    readAmounts(draft, first, close)
  )
    return;
  if (optionals.match(draft.tokens, first)?.next === close) draft.optional = true;
  else if (sizeWords.has(draft.lower(first)) && close === first + 1)
    draft.sizes.push(draft.slice(first, close));
  else if (inName && isInsideName(draft, open, close)) draft.keep(first);
  else if (inName && isOtherName(draft, first, close))
    for (let i = open; i <= close; i++) draft.keep(i);
  else readRemark(draft, first, close);
}

/** "roma (plum) tomato" */
function isInsideName({ tokens }: LineDraft, open: number, close: number): boolean {
  const follower = tokens[close + 1];
  return (
    close - open === 2 &&
    follower?.kind === 'word' &&
    notes.match(tokens, close + 1) === null &&
    !joints.has(follower.lower)
  );
}

/** "besan (chickpea flour)": one or two words behind the name that are no remark are its other name. */
function isOtherName({ tokens }: LineDraft, from: number, to: number): boolean {
  if (to - from < 1 || to - from > 2) return false;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (
      token?.kind !== 'word' ||
      token.lower.length < 3 ||
      isPreparation(token) ||
      adjectives.has(token.lower) ||
      alternatives.has(token.lower)
    )
      return false;
    if ([notes, optionals, tastes, preparations].some((table) => table.match(tokens, i) !== null))
      return false;
  }
  return true;
}

function readRemark(draft: LineDraft, from: number, end: number): void {
  const size = sizeAtEnd(draft, from, end);
  if (size !== null) {
    draft.amounts.push(size.read.amount);
    draft.each = true;
  }
  const to = size?.from ?? end;
  let first = from;
  while (first < to && (separators.has(draft.lower(first)) || /^[).]$/.test(draft.lower(first))))
    first++;
  const addition = findAddition(draft, first, to);
  // Of "flour, 200 g + 2 tbsp" the first part is the amount of the line
  if (!draft.measured && addition > first && addition < to && readAmounts(draft, first, addition))
    first = addition;
  else if (
    first >= to ||
    (addition > first && readAmounts(draft, first, to)) ||
    readCount(draft, first, to)
  )
    return;
  if (
    to - first > 1 &&
    sizeWords.has(draft.lower(first)) &&
    isPreparation(draft.tokens[first + 1])
  ) {
    draft.sizes.push(draft.slice(first, first + 1));
    first++;
  }
  const optional = findOptional(draft, first, to);
  if (optional !== null) draft.optional = true;
  if (optional === 'whole') return;
  const amount = draft.measured || draft.amounts.length > 0 ? null : amountAtEnd(draft, first, to);
  if (amount !== null) draft.amounts.push(amount.read.amount);
  const text = draft.slice(first, amount?.from ?? to).replace(/\s?:$/, '');
  if (text === '') return;
  if (to - first <= 2 && sizeWords.has(draft.lower(first)) && sizeWords.has(draft.lower(to - 1)))
    draft.sizes.push(text);
  else if (notes.match(draft.tokens, first) === null && holdsPreparation(draft, first, to))
    draft.preparations.push(text);
  else draft.notes.push(text);
}

/** "plus more", "+ etwas", "et un peu pour le moule": more of it, without a figure. */
function addsFurther(draft: LineDraft, at: number): boolean {
  const indefinite = readIndefiniteAmount(draft.tokens, at + 1);
  if (plusWords.has(draft.lower(at)))
    return furtherWords.has(draft.lower(at + 1)) || indefinite !== null || addsLittle(draft, at);
  return indefinite !== null && purposeWords.has(draft.lower(indefinite));
}

/** "+ un peu pour fleurer", "+ un po' per la teglia": an article and a word of little, with a purpose behind them. */
const addsLittle = (draft: LineDraft, at: number): boolean =>
  articles.has(draft.lower(at + 1)) &&
  [at + 3, at + 4].some((place) => purposeWords.has(draft.lower(place)));

/** Whether an amount is added here, or taken off, with only its purpose behind it: "+ 2 tbsp", "and 20 g for the tin". "and 2 tbsp flour" is another food. */
export function beginsAddition(draft: LineDraft, at: number): boolean {
  const { tokens, language } = draft;
  if (!sumWords.has(draft.lower(at)) && !minusWords.has(draft.lower(at))) return false;
  if (addsFurther(draft, at)) return true;
  const part = readAmount(tokens, at + 1, { language });
  const behind = part === null ? '' : draft.lower(part.next);
  return (
    part?.definition != null &&
    (behind === '' ||
      separators.has(behind) ||
      /^[()[\].+]$/.test(behind) ||
      purposeWords.has(behind) ||
      sumWords.has(behind))
  );
}

/** "plus 1/4 cup", "or 1 cup lard": the remark that begins here states an amount of its own. */
function isOtherAmount(draft: LineDraft, from: number): boolean {
  const at = separators.has(draft.lower(from)) ? from + 1 : from;
  return (
    (sumWords.has(draft.lower(at)) || alternatives.has(draft.lower(at))) &&
    isFigure(draft.tokens[at + 1])
  );
}

/** Where in a remark an amount is added to the one before it; its end where none is. What is added is never a reading of the amount. */
function findAddition(draft: LineDraft, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    if (sumWords.has(draft.lower(i)) && (isFigure(draft.tokens[i + 1]) || addsFurther(draft, i)))
      return i;
  }
  return to;
}

function readAmounts(draft: LineDraft, at: number, to: number): boolean {
  const ofEach = isCounted(draft) && opensSize(draft, at);
  const from = ofEach ? at + 1 : at;
  const found = beginsEvery(draft.tokens, from, draft.unit)
    ? null
    : readOnlyAmounts(draft.tokens, from, to, draft.language);
  if (found === null) return false;
  draft.each ||= found.each || ofEach;
  draft.amounts.push(
    ...found.amounts.filter((read) => read.definition !== null).map((read) => read.amount),
  );
  return true;
}

/** "Oeuf - 2", "Eggs: 2 large": a number at the end of the line, with nothing but its size. */
function readCount(draft: LineDraft, from: number, to: number): boolean {
  const count =
    to === draft.tokens.length && !draft.measured ? readQuantity(draft.tokens, from) : null;
  if (count === null || /^0/.test(draft.lower(from))) return false;
  let next = count.next;
  while (next < to && sizeWords.has(draft.lower(next))) next++;
  if (next !== to) return false;
  if (next > count.next) draft.sizes.push(draft.slice(count.next, next));
  draft.amounts.push({ quantity: count.quantity, quantityMax: count.quantityMax, unit: null });
  return true;
}

/** "per friggere 500 ml circa": of a line without another amount the one that ends what it is for. */
function amountAtEnd(
  { tokens, language }: LineDraft,
  from: number,
  to: number,
): { from: number; read: AmountRead } | null {
  if (!purposeWords.has(tokens[from]?.lower ?? '')) return null;
  for (let at = from + 1; at < to; at++) {
    const read = isFigure(tokens[at]) ? readAmount(tokens, at, { language }) : null;
    if (read?.definition != null && skipApproximate(tokens, read.next) === to)
      return { from: at, read };
  }
  return null;
}

function findOptional({ tokens }: LineDraft, from: number, to: number): 'whole' | 'part' | null {
  for (let i = from; i < to; i++) {
    const found = optionals.match(tokens, i);
    if (found !== null && found.next <= to)
      return i === from && found.next === to ? 'whole' : 'part';
  }
  return null;
}

function holdsPreparation({ tokens }: LineDraft, from: number, to: number): boolean {
  return preparations.match(tokens, from) !== null || tokens.slice(from, to).some(isPreparation);
}
