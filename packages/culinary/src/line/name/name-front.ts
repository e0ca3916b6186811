import { plusWords } from '../amounts/amount-words.data.ts';
import { closingBracket } from '../amounts/bracket-amounts.ts';
import { sizeBeforeUnit, sizeWords } from './descriptors.data.ts';
import { readIndefiniteAmount, skipPartitives } from '../numbers/indefinite-amount.ts';
import { determiners, furtherWords, joints, purposeWords } from './joint-words.data.ts';
import type { LineDraft } from '../line-draft.ts';
import { beginsSizedName } from './sized-names.ts';
import { readBracket } from './remarks.ts';
import {
  isPreparation,
  notes,
  optionals,
  preparations,
  readPreparation,
  relatives,
  tastes,
  vagueAmounts,
} from './descriptor-phrases.ts';

/** Takes size words, preparations, brackets and optional words in front of the food. Returns where the food begins. */
export function readFront(draft: LineDraft, at: number): number {
  let i = at;
  for (;;) {
    const from = i;
    i = readRemark(draft, i) ?? readSize(draft, i) ?? readPreparations(draft, i) ?? i;
    if (i === from) return i;
    while (
      i < draft.tokens.length - 1 &&
      (draft.lower(i) === ',' || (joints.has(draft.lower(i)) && sizeWords.has(draft.lower(i + 1))))
    )
      i++;
  }
}

function readRemark(draft: LineDraft, at: number): number | null {
  const { tokens } = draft;
  const optional = optionals.match(tokens, at);
  if (optional !== null && optional.next < tokens.length) {
    draft.optional = true;
    return optional.next;
  }
  const remark = tastes.match(tokens, at) ?? vagueAmounts.match(tokens, at);
  if (remark !== null && remark.next < tokens.length) {
    draft.notes.push(draft.slice(at, remark.next));
    return remark.next;
  }
  const relative = draft.measured || at > 0 ? null : relatives.match(tokens, at);
  const behind = relative === null ? at : skipPartitives(tokens, relative.next);
  if (relative !== null && tokens[behind]?.kind === 'word') {
    draft.relative = true;
    draft.notes.push(draft.slice(at, relative.next));
    return behind;
  }
  const word = draft.lower(at);
  const further = readFurtherWish(draft, at);
  if (further !== null) return further;
  // "additional water"
  if (word === 'additional' && tokens[at + 1]?.kind === 'word') return at + 1;
  if (word !== '(') return null;
  const close = closingBracket(tokens, at);
  if (close >= tokens.length - 1) return null;
  readBracket(draft, at, close, false);
  return close + 1;
}

/**
 * "plus extra flour for dusting"; behind an amount "plus more for dusting flour", where the food
 * stands behind the remark. Without a food the remark is the whole line.
 */
function readFurtherWish(draft: LineDraft, at: number): number | null {
  const { tokens } = draft;
  const plus = draft.lower(at) === ',' ? at + 1 : at;
  if (!plusWords.has(draft.lower(plus))) return null;
  const more = furtherWords.has(draft.lower(plus + 1))
    ? plus + 2
    : readIndefiniteAmount(tokens, plus + 1);
  if (at === 0) return more === null ? plus + 1 : beginsFood(draft, more) ? more : tokens.length;
  if (more === null) return null;
  const purpose = behindPurpose(draft, more);
  const food = draft.lower(purpose) === ',' ? purpose + 1 : purpose;
  if (!beginsFood(draft, food)) return null;
  draft.notes.push(draft.slice(plus, purpose));
  return food;
}

/** "for dusting", "for the pan", "to taste". */
function behindPurpose(draft: LineDraft, at: number): number {
  const taste = tastes.match(draft.tokens, at);
  if (taste !== null) return taste.next;
  if (!purposeWords.has(draft.lower(at))) return at;
  return determiners.has(draft.lower(at + 1)) ? at + 3 : at + 2;
}

function beginsFood({ tokens }: LineDraft, at: number): boolean {
  return (
    tokens[at]?.kind === 'word' && !joints.has(tokens[at].lower) && notes.match(tokens, at) === null
  );
}

function readSize(draft: LineDraft, at: number): number | null {
  const stop = draft.lower(at + 1) === '.' && draft.tokens[at + 1]?.attached === true;
  const next = stop ? at + 2 : at + 1;
  if (!sizeWords.has(draft.lower(at)) || !foodFollows(draft, next)) return null;
  if (beginsSizedName(draft.tokens, at, draft.language)) return null;
  draft.sizes.push(draft.slice(at, at + 1) + (stop ? '.' : ''));
  return next;
}

/** "peeled and finely chopped" */
function readPreparations(draft: LineDraft, at: number): number | null {
  let next = readOnePreparation(draft, at);
  if (next === null) return null;
  while (joints.has(draft.lower(next)) && draft.lower(next) !== ',') {
    const further = readOnePreparation(draft, next + 1);
    if (further === null) break;
    next = further;
  }
  draft.preparations.push(draft.slice(at, next));
  return next;
}

function readOnePreparation(draft: LineDraft, at: number): number | null {
  // "thick sliced bacon", but "fresh chopped dill" is fresh dill
  const sized =
    draft.lower(at) !== 'fresh' &&
    sizeBeforeUnit.has(draft.lower(at)) &&
    isPreparation(draft.tokens[at + 1]);
  const found =
    readPreparation(draft.tokens, at) ?? (sized ? readPreparation(draft.tokens, at + 1) : null);
  return found !== null && foodFollows(draft, found.next) ? found.next : null;
}

/** Whether a word of food is left behind what would be taken away. */
function foodFollows({ tokens }: LineDraft, at: number): boolean {
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.lower === '(') i = closingBracket(tokens, i);
    else if (token.kind === 'number') return true;
    else if (token.kind === 'word') {
      if (joints.has(token.lower) || isPreparation(token) || sizeWords.has(token.lower)) continue;
      return notes.match(tokens, i) === null && preparations.match(tokens, i) === null;
    } else if (!/^[,&-]$/.test(token.lower)) return false;
  }
  return false;
}
