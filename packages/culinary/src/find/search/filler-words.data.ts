import { words } from '../../words/word-list.ts';

/** Words between words: left out of a query that says anything else ("pasta with tomatoes"). */
export const fillerWords = words(`
  a an and at by for from in of on or the to with without
  am auf aus das dem den der des die ein eine einem einer im in mit nach oder ohne und vom von zu
    zum zur
  a au aux avec d dans de des du en et l la le les ou par pour sans sur un une
  a agli ai al alla alle allo con d da dei del della delle di e ed i il in l la le lo o per senza
    un una
  a al con de del el en la las los o para por sin un una y
  aan de een en het met of op uit van voor zonder
  ao com da das de do dos e em na no os ou para sem um uma
  av den det en ett i med och pa till utan
`);
