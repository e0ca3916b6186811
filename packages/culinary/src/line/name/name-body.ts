import { bakingForms, eachWords, sizeOpeners, timesMarks } from '../amounts/amount-words.data.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import { closingBracket } from '../amounts/bracket-amounts.ts';
import { adjectives, comparedWith, freshOrDry, sizeWords } from './descriptors.data.ts';
import { behindEach, isCounted, opensSize } from './each-size.ts';
import { isFood } from '../../foods/line-words.ts';
import {
  alternatives,
  closers,
  joints,
  separators,
  shareEnds,
  shareWords,
  substituteEnds,
} from './joint-words.data.ts';
import type { LineDraft } from '../line-draft.ts';
import { beginsEvery, beginsRatio } from './ratios.ts';
import { isFigureOfName, isLabelled } from './name-figures.ts';
import type { Token } from '../tokens/tokenise.ts';
import { mixedWords } from '../numbers/number-words.data.ts';
import { readQuantity } from '../numbers/quantities.ts';
import { isUnitInFront, readAmount } from '../amounts/read-amount.ts';
import { beginsAddition, readBracket } from './remarks.ts';
import { endsSizedName } from './sized-names.ts';
import {
  isPreparation,
  notes,
  optionals,
  preparations,
  readPreparation,
  tastes,
} from './descriptor-phrases.ts';

/** How the commas of a name are to be read. */
interface NameOptions {
  /** The foods share one amount ("1 tsp each of salt, pepper and sugar"), so commas go on. */
  shared: boolean;
  /** An "each" opens or ends the line ("100 g butter, sugar and flour each"), so commas go on to further foods. */
  listed: boolean;
  /** Without an amount in front a line may name several foods ("salt, pepper"). */
  unmeasured: boolean;
}

/** Takes the food itself, up to the first remark. Returns where the remarks begin. */
export function readName(draft: LineDraft, at: number, options: NameOptions): number {
  let i = at;
  for (let token = draft.tokens[i]; token !== undefined; token = draft.tokens[i]) {
    if (token.lower === '(' || token.lower === '[') {
      const close = closingBracket(draft.tokens, i);
      readBracket(draft, i, close, draft.kept.length > 0);
      i = close + 1;
      continue;
    }
    const { begun } = draft;
    if (begun && endsName(draft, i, options)) {
      draft.each ||= isOfEach(draft, i);
      return i;
    }
    const behindAmount =
      isFigure(token) || (begun && isUnitInFront(draft.tokens, i))
        ? readInnerAmount(draft, i)
        : null;
    if (behindAmount !== null) {
      i = behindAmount;
      continue;
    }
    const preparation = begun ? readPreparation(draft.tokens, i) : null;
    if (preparation === null) {
      draft.keep(i);
      i++;
    } else {
      if (preparation.romance || closesAt(draft, preparation.next)) return i;
      draft.preparations.push(draft.slice(i, preparation.next)); // "frozen chopped spinach"
      i = preparation.next;
    }
  }
  return i;
}

/**
 * "1 pollo de 1,5 kg", "1 poulet d'environ 1,5 kg", "2 Dosen Tomaten zu je 400 g": an amount behind an "of" is that of each piece. The "of" is no
 * part of the name.
 */
function isOfEach(draft: LineDraft, at: number): boolean {
  const amount = eachWords.has(draft.lower(at)) ? at + 1 : at;
  return (
    isCounted(draft) &&
    isFigure(draft.tokens[skipApproximate(draft.tokens, amount)]) &&
    draft.dropLast(sizeOpeners)
  );
}

/** Whether a preparation that ends here closes the name, for no food follows: "onions chopped (fine)", but "entsteinte (grüne) Oliven". */
function closesAt(draft: LineDraft, at: number): boolean {
  const next = draft.lower(at) === '(' ? closingBracket(draft.tokens, at) + 1 : at;
  return (
    next >= draft.tokens.length ||
    closers.has(draft.lower(next)) ||
    (next > at && draft.tokens[next]?.kind !== 'word')
  );
}

function endsName(draft: LineDraft, at: number, options: NameOptions): boolean {
  const { tokens, language } = draft;
  const word = draft.lower(at);
  if (word === ',')
    return !(
      options.shared ||
      isAdjectival(draft) ||
      ((options.unmeasured || options.listed) && isFoodList(draft, at + 1))
    );
  if (word === ';' || word === ':' || word === '+') return true;
  if (/^[-–—]$/.test(word) && tokens[at]?.attached === false && tokens[at + 1]?.attached === false)
    return true;
  if (word === '.') return tokens[at + 1] !== undefined && (draft.kept.at(-1)?.length ?? 0) > 3;
  if (beginsAddition(draft, at)) return true;
  // "cebolla y media" is one and a half
  if (
    sizeWords.has(word) &&
    !mixedWords.has(draft.lower(at - 1)) &&
    !endsSizedName(tokens, at) &&
    closesName(draft, at + 1)
  )
    return true;
  if (draft.relative && comparedWith.has(word)) return true;
  if (isSubstitute(tokens, at)) return false;
  if (beginsRatio(tokens, at) || beginsEvery(tokens, at, draft.unit)) return true;
  if (options.listed && isShareEnd(tokens, at)) return true;
  if (eachWords.has(word) && readAmount(tokens, at + 1, { language }) !== null) return true;
  if (alternatives.has(word) && (readQuantity(tokens, at + 1) !== null || endsBehindAmount(draft)))
    return true;
  return [tastes, optionals, notes, preparations].some((table) => table.match(tokens, at) !== null);
}

/** "sugar substitute": what stands for the food, where nothing follows that it is to be replaced by ("butter substitute with oil"). */
function isSubstitute(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1];
  return (
    /^substitutes?$/.test(tokens[at]?.lower ?? '') &&
    (behind?.kind !== 'word' || substituteEnds.has(behind.lower)) &&
    !isFigure(behind)
  );
}

/** "passata g 300 o pelati": behind an amount that stands behind its food nothing else of the food follows. */
const endsBehindAmount = ({ measured, amounts }: LineDraft): boolean =>
  !measured && amounts.length > 0;

/** Whether an "each" ends the line here: "cada uno", "each". */
function isShareEnd(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1];
  return (
    shareWords.has(tokens[at]?.lower ?? '') &&
    (behind === undefined || (shareEnds.has(behind.lower) && tokens.length === at + 2))
  );
}

/** Whether a line ends with an "each" in words: "100 g de mantequilla, azúcar y harina cada uno". */
export function endsWithShare(tokens: readonly Token[]): boolean {
  return isShareEnd(tokens, tokens.length - 1) || isShareEnd(tokens, tokens.length - 2);
}

/** "uova grandi, sbattute": behind a size word nothing of the food follows. */
function closesName({ tokens }: LineDraft, at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.lower === ',' || next.lower === '(' || isPreparation(next);
}

/** All that was kept so far describes a food that is still to come. */
function isAdjectival({ kept }: LineDraft): boolean {
  return (
    kept.length > 0 &&
    kept.every((word) => adjectives.has(word.toLowerCase()) || joints.has(word.toLowerCase()))
  );
}

/** "Salz, Pfeffer": the next segment opens with a food and holds no preparation. */
function isFoodList(draft: LineDraft, at: number): boolean {
  const start = readPreparation(draft.tokens, at)?.next ?? at;
  if (!isFood(draft.lower(start))) return false;
  for (
    let i = start;
    i < draft.tokens.length && draft.lower(i) !== ',' && !shareWords.has(draft.lower(i));
    i++
  ) {
    if (i > start + 4 || isPreparation(draft.tokens[i]) || draft.tokens[i]?.kind === 'number')
      return false;
  }
  return true;
}

/** "Backform 26 cm", "moule de 24 cm", "20*30 cm": how wide a form is. */
const isSizeOfForm = (draft: LineDraft, at: number): boolean =>
  timesMarks.has(draft.lower(at - 1)) ||
  draft.kept.some((word) => bakingForms.has(word.toLowerCase()));

/** Whether nothing but what the food is like follows: "fresh", "frisch gehackt". */
const isAdjectivesToEnd = ({ tokens }: LineDraft, at: number): boolean =>
  at < tokens.length &&
  (readPreparation(tokens, at)?.next === tokens.length ||
    tokens
      .slice(at)
      .every(
        (token) =>
          freshOrDry.has(token.lower) || adjectives.has(token.lower) || isPreparation(token),
      ));

/** An amount inside or behind the name ("Sugar 2 cups", "Oeuf - 2"). Returns the token behind it, or null where the number belongs to the food. */
function readInnerAmount(draft: LineDraft, at: number): number | null {
  if (isLabelled(draft.tokens, at)) return null;
  const read = readAmount(draft.tokens, at, { language: draft.language });
  if (
    read === null ||
    (read.definition === null && isFigureOfName(draft.tokens, at, draft.measured)) ||
    (read.definition?.kind === 'length' && isSizeOfForm(draft, at))
  )
    return null;
  const { definition } = read;
  const next =
    definition !== null && isCounted(draft)
      ? behindEach(draft, read.next)
      : skipApproximate(draft.tokens, read.next);
  const following = draft.lower(next);
  const closed =
    following === '' ||
    separators.has(following) ||
    /^[(/.]$/.test(following) ||
    beginsAddition(draft, next) ||
    // "passata g 300 o pelati", "yeast 0.6 g fresh"
    (definition !== null &&
      !draft.measured &&
      (alternatives.has(following) || isAdjectivesToEnd(draft, next))) ||
    // "1 pollo da 1,5 kg tagliato a pezzi"
    (definition !== null && opensSize(draft, at - 1) && isPreparation(draft.tokens[next]));
  if (!closed || (definition === null && following !== '')) return null;
  draft.amounts.push(read.amount);
  const isOfPiece = definition !== null && isOfEach(draft, at);
  draft.each ||= isOfPiece || next > read.next;
  return following === '/' ? (readInnerAmount(draft, next + 1) ?? next) : next;
}
