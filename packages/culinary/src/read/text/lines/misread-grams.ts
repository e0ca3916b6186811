import { namesFood } from '../../../foods/line-words.ts';

/** "350 q", "250q Mehl", "(350 q)": no unit is written so. As much as is wanted is: "q.b.", "q s". */
const Q_FOR_G = /(?<=(?<![\d.,/])\d{1,4}\s?)(?:gq|qg|q)(?![\p{L}\d'’]|\.?\s?[bs](?!\p{L}))/gu;
/** "Harina, 350 9", "Butter: 1258", "farine – 50 8": a figure behind the food and its amount. A year is none. */
const FIGURE_FOR_G =
  /^(?<food>\p{L}[^,:\d]{1,60})(?:,|\s?:|\s[-–—])\s(?:\d{1,2}[05]\s|(?!19|20)\d{2}[05])(?<sign>[98])$/u;
const SIGN_BEHIND = /\s?[98]$/u;
/** "60 gy de mantequilla", "150 g) flour": the tail of the letter or a speck behind it was read as a letter of its own. */
const TAIL_OF_G = /(?<=^(?:• )?\d{2,4}\s?)g[yjpvi)\]}/|](?=\s\p{L}{2})/u;

/** A recognised line with a gram for the letter or the figure of its shape behind an amount. */
export const withGrams = (text: string): string => {
  const mended = text
    .replace(TAIL_OF_G, 'g')
    .replace(Q_FOR_G, (_sign, at: number) => (text[at - 1] === ' ' ? 'g' : ' g'));
  return isMisreadFigure(mended) ? mended.replace(SIGN_BEHIND, ' g') : mended;
};

const isMisreadFigure = (text: string): boolean => {
  const food = FIGURE_FOR_G.exec(text)?.groups?.['food'];
  return food !== undefined && namesFood(food, 3);
};

/** Whether a line that was recognised had such a sign behind its food, and was written with a gram. */
export const hasGramForSign = (read: string, written: string): boolean =>
  /\d\s?g$/u.test(written) && SIGN_AT_END.test(read);
const SIGN_AT_END = /\p{L}(?:,|\s?:|\s[-–—])?\s\d{1,4}\s?(?:q|gq|qg|[98])$/u;
