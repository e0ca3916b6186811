import { foldText } from '../../words/fold.ts';

/** The letters and figures of a text, by which two places of a page say the same. */
export const comparable = (text: string) =>
  foldText(text.normalize('NFKC').replaceAll('⁄', '/')).replace(/[^\p{L}\p{N}/]+/gu, '');
