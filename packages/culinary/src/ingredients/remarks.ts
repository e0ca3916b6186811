import { closingBracket, readOnlyAmounts } from './bracket-amounts.ts';
import { adjectives, sizeWords } from './descriptors.data.ts';
import { alternatives, joints, separators } from './joint-words.data.ts';
import type { LineDraft } from './line-draft.ts';
import { readQuantity } from './quantities.ts';
import { isPreparation, notes, optionals, preparations, tastes } from './vocabulary.ts';

/** Takes the segments behind the name, between commas, semicolons, spaced dashes and brackets. */
export function readRemarks(draft: LineDraft, at: number): void {
  const { tokens } = draft;
  let from = at;
  for (let i = at; i <= tokens.length; i++) {
    const token = tokens[i];
    if (token?.lower === '(' || token?.lower === '[') {
      readRemark(draft, from, i);
      const close = closingBracket(tokens, i);
      readBracket(draft, i, close, false);
      from = close + 1;
      i = close;
    } else if (token === undefined || (separators.has(token.lower) && !(token.attached && tokens[i + 1]?.attached === true))) {
      readRemark(draft, from, i);
      from = i + 1;
    }
  }
}

/** Takes a bracket: amounts, "optional", a size, a remark, or (`inName`) another name of the food. */
export function readBracket(draft: LineDraft, open: number, close: number, inName: boolean): void {
  const first = open + 1;
  if (readAmounts(draft, first, close)) return;
  if (optionals.match(draft.tokens, first)?.next === close) draft.optional = true;
  else if (sizeWords.has(draft.lower(first)) && close === first + 1) draft.sizes.push(draft.slice(first, close));
  else if (inName && isInsideName(draft, open, close)) draft.keep(first);
  else if (inName && isOtherName(draft, first, close)) for (let i = open; i <= close; i++) draft.keep(i);
  else readRemark(draft, first, close);
}

/** "roma (plum) tomato" */
function isInsideName({ tokens }: LineDraft, open: number, close: number): boolean {
  const follower = tokens[close + 1];
  return close - open === 2 && follower?.kind === 'word' && notes.match(tokens, close + 1) === null && !joints.has(follower.lower);
}

/** "besan (chickpea flour)": one or two words behind the name that are no remark are its other name. */
function isOtherName({ tokens }: LineDraft, from: number, to: number): boolean {
  if (to - from < 1 || to - from > 2) return false;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word' || token.lower.length < 3 || isPreparation(token) || adjectives.has(token.lower) || alternatives.has(token.lower)) return false;
    if ([notes, optionals, tastes, preparations].some((table) => table.match(tokens, i) !== null)) return false;
  }
  return true;
}

function readRemark(draft: LineDraft, from: number, to: number): void {
  let first = from;
  while (first < to && (separators.has(draft.lower(first)) || /^[).]$/.test(draft.lower(first)))) first++;
  if (first >= to || readAmounts(draft, first, to) || readCount(draft, first, to)) return;
  if (to - first > 1 && sizeWords.has(draft.lower(first)) && isPreparation(draft.tokens[first + 1])) {
    draft.sizes.push(draft.slice(first, first + 1));
    first++;
  }
  const optional = findOptional(draft, first, to);
  if (optional !== null) draft.optional = true;
  if (optional === 'whole') return;
  const text = draft.slice(first, to);
  if (text === '') return;
  if (to - first <= 2 && sizeWords.has(draft.lower(first)) && sizeWords.has(draft.lower(to - 1))) draft.sizes.push(text);
  else if (notes.match(draft.tokens, first) === null && holdsPreparation(draft, first, to)) draft.preparations.push(text);
  else draft.notes.push(text);
}

function readAmounts(draft: LineDraft, from: number, to: number): boolean {
  const found = readOnlyAmounts(draft.tokens, from, to, draft.language);
  if (found === null) return false;
  draft.each ||= found.each;
  draft.amounts.push(...found.amounts.filter((read) => read.definition !== null).map((read) => read.amount));
  return true;
}

/** "Oeuf - 2": a number alone at the end of the line. */
function readCount(draft: LineDraft, from: number, to: number): boolean {
  const count = to === draft.tokens.length && !draft.measured ? readQuantity(draft.tokens, from) : null;
  if (count === null || count.next !== to || /^0/.test(draft.lower(from))) return false;
  draft.amounts.push({ quantity: count.quantity, quantityMax: count.quantityMax, unit: null });
  return true;
}

function findOptional({ tokens }: LineDraft, from: number, to: number): 'whole' | 'part' | null {
  for (let i = from; i < to; i++) {
    const found = optionals.match(tokens, i);
    if (found !== null && found.next <= to) return i === from && found.next === to ? 'whole' : 'part';
  }
  return null;
}

function holdsPreparation({ tokens }: LineDraft, from: number, to: number): boolean {
  return preparations.match(tokens, from) !== null || tokens.slice(from, to).some(isPreparation);
}
