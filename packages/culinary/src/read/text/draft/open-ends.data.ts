import { wordSet } from '../../../words/word-list.ts';

/** Behind these something must follow, in the eight languages: no item of a list ends in one. */
export const openEnds = wordSet(`
  of with without for from into in to under and or plus the a an
  von vom mit ohne für zu zum zur aus in im bei über unter und oder der die das dem den des ein eine einer einem einen
  de du des d' à au aux en avec sans pour dans sur sous par et ou le la les un une
  nel nello nella nei nelle sul sullo sulla sui sulle allo dallo
  di del dello della dei degli delle da dal dalla con senza sotto sopra su tra per a al alla in e o il lo la i gli un una uno
  del con sin para en desde hasta y o al el los las
  van met zonder voor uit op en of het een
  do dos das com sem em ou os as um uma no na
  av med utan för till från i och eller ett
`);
