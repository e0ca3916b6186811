import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isPartOfFruit } from '../../part-of-fruit.ts';
import { isLabelledStep } from '../step-text.ts';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';

const likePart = 0.8;
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;
const vagueAmounts =
  /適量|适量|少々|少許|少许|お好み|適宜|若干|大さじ|小さじ|カップ|汤匙|茶匙|大匙|小匙|克|公克|毫升|グラム|個|本|枚|片|瓣|根|颗|顆/;
const startsWithAmount = /^(?:ca\.?\s*)?[\d¼-¾⅐-⅞]/;
const endsWithAmount = /[\s:：(（][\d¼-¾⅐-⅞][\d\s./,½¼¾-]*\s?\p{L}{0,12}[.)）]?$/u;

/** How much a line reads like an ingredient, 0 to 1, in any script: our word tables cover eight languages, elsewhere its shape must do. */
export function ingredientEvidence(text: string): number {
  if (text.length > 250 || isLabelledStep(text)) return 0;
  const byWords = isPartOfFruit(text)
    ? Math.max(likePart, looksLikeIngredient(text))
    : looksLikeIngredient(text);
  if (unspaced.test(text))
    return Math.max(
      byWords,
      /[。！？]$/.test(text) || text.length > 40
        ? 0
        : vagueAmounts.test(text) || /\d/.test(text)
          ? 0.75
          : text.length <= 12
            ? 0.35
            : 0.1,
    );
  const foreign = /[^\u0000-\u024f\u2000-\u22ff]/.test(text);
  const sentence = /[.!?]$/.test(text) && text.length > 50;
  if (sentence || text.length > 120) return byWords;
  if (
    (startsWithAmount.test(text) || endsWithAmount.test(text)) &&
    /\p{L}{2}/u.test(text) &&
    !/^\d+[.):]\s/.test(text)
  )
    return Math.max(byWords, foreign ? 0.65 : Math.min(0.5, byWords + 0.3));
  return foreign && text.length < 40 ? Math.max(byWords, 0.3) : byWords;
}

/** How much a line reads like a cooking step, 0 to 1, in any script. */
export function stepEvidence(text: string): number {
  if (isLabelledStep(text)) return 0.9;
  if (unspaced.test(text))
    return /[。、，！]/.test(text) && text.length >= 8 ? 0.75 : text.length > 20 ? 0.5 : 0.1;
  return looksLikeStep(text);
}
