import type { Row } from './page-rows.ts';
import { OF_STEPS, TIP_WORD } from './tip-heading.data.ts';

const longest = 60;
const mostWords = 7;

/** Whether a row heads a tip, in whoever's words: "Mein Tipp", "Nonna's secret tip", "L'astuce de la cheffe :". */
export const headsTip = ({ text, heading, bold }: Row): boolean =>
  (heading > 0 || bold || /[:：]$/.test(text)) &&
  text.length <= longest &&
  text.split(/\s+/).length <= mostWords &&
  !/\d/.test(text) &&
  TIP_WORD.test(text) &&
  !OF_STEPS.test(text);
