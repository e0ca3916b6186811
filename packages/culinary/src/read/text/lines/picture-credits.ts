import { namesFood } from '../../../foods/line-words.ts';
import type { PageLine } from './page-line.ts';
import { PICTURE_CREDIT, PICTURE_PLACE } from './picture-credits.data.ts';

const LONGEST = 60;

/** The pieces of a page without what stands for its pictures and who took them, which would join the line they happen to lie beside. */
export const withoutPictureCredits = (pieces: readonly PageLine[]): PageLine[] =>
  pieces.filter(({ text }) => !isOfPicture(text.trim()));

const isOfPicture = (text: string): boolean =>
  text.length <= LONGEST &&
  (PICTURE_PLACE.test(text) || (PICTURE_CREDIT.test(text) && !namesFood(text, 3)));
