import { wordSet } from '../../../words/word-list.ts';

/** Behind these something must follow, which may be another amount: "200 g flour mixed with" / "half a glass of water". */
export const AWAITS_MORE = wordSet(`
  and or of in to with without plus for from into
  und oder mit ohne plus für in im zu zum von aus bei auf
  et ou de du des avec sans pour dans à au en plus
  e ed o di del della con senza per da in più a al
  y u o de del con sin para en más a al
  en of met zonder voor in van op
  e ou de do da com sem para em mais
  och eller med utan för i av till
`);
