import { isFood } from '../foods/line-words.ts';
import { foldWords } from '../words/fold.ts';
import {
  MAY_BE_OF_READER,
  MAY_BE_SIGNED,
  OF_SPEAKER,
  SIGNED_BEHIND,
  SURELY_SIGNED,
  VERDICT,
} from './reader-remarks.data.ts';

/** More is a text of its own. */
const LONGEST = 400;

/**
 * Whether a remark is what somebody else says who cooked by the recipe: a reader's letter with a name before or behind it, a review. Those
 * who wrote the recipe do not sign their remarks, nor thank for it.
 */
export function isOfReader(remark: string): boolean {
  if (remark.length > LONGEST) return false;
  return (
    isSignedInFront(remark) ||
    VERDICT.test(remark) ||
    (OF_SPEAKER.test(remark) && isSigned(remark, SIGNED_BEHIND))
  );
}

/** "Josiane (Lyon) : moi, j'ajoute de la muscade": the name of a reader, and what that one does. */
export const isSignedInFront = (text: string): boolean =>
  text.length <= LONGEST &&
  (SURELY_SIGNED.test(text) || (OF_SPEAKER.test(text) && isSigned(text, MAY_BE_SIGNED)));

/** "Salz, Pfeffer: …" and "Fond d'artichaut, Parmesan: …" are no names. */
function isSigned(remark: string, names: RegExp): boolean {
  const [, ...named] = names.exec(remark) ?? [];
  const name = named.find((found) => found !== undefined);
  return name !== undefined && !foldWords(name).split(' ').some(isFood);
}

/** Whether a remark begins small, as answers in forums do, where every step begins with a capital, and says who speaks: "bei uns kommt da noch Dill drüber". */
export const isAnswer = (remark: string, steps: readonly string[]): boolean =>
  remark.length <= LONGEST &&
  /^\p{Ll}/u.test(remark) &&
  OF_SPEAKER.test(remark) &&
  steps.length > 0 &&
  steps.every((step) => !/^\p{Ll}/u.test(step));

/** Whether a remark below a recipe may be a reader's: "My guests loved it", which whoever wrote the recipe may say as well. */
export const mayBeOfReader = (remark: string): boolean =>
  remark.length <= LONGEST && MAY_BE_OF_READER.test(remark);
