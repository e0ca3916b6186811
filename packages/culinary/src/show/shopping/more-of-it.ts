import { foldText } from '../../words/fold.ts';
import { pattern, source } from '../../words/pattern.ts';

/** Longer remarks are a story. */
const longest = 200;

/** In front of more of a food by no figure; folded. */
const plus = source`plus|piu|mas|mais|zuzuglich|\+`;
const and = source`and|und|et|e|y|en|och|&`;
const some = source`more|extra|additional|some|a (?:little|bit)|etwas|mehr|ein (?:wenig|bisschen)|davantage|un peu|altr[oa]|
  un po|algo|un poco|wat|meer|een beetje|um pouco|lite|mer`;
const moreWords = pattern(
  'u',
)`^(?:(?:${plus})(?=\s)|(?:(?:${and})\s+)?(?:${some})(?!\p{L}))(?!.*\d)`;
/** "extra" by itself belongs to a sort, "extra virgin" is one, "more or less" no more. */
const otherWords = pattern(
  'u',
)`^(?:extra$|extra[ -]?(?:virgin|vierge|verg|virg|fin|large|firm|dry)|more or less|mais ou|
  mas o menos|piu o meno)`;

/** What a line says of more of its food without a figure, as written: "plus more for greasing"; null where it says nothing of it. */
export function moreOf(remarks: readonly (string | null | undefined)[]): string | null {
  for (const remark of remarks) {
    if (!remark || remark.length > longest) continue;
    for (const piece of remark.split(/[,;(]\s*/)) {
      const text = piece.replace(/\)\s*$/, '').trim();
      const folded = foldText(text);
      if (moreWords.test(folded) && !otherWords.test(folded)) return text;
    }
  }
  return null;
}
