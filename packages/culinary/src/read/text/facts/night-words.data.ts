import { phrases } from '../../../words/word-list.ts';

/** How long nothing is done. Folded. */
export const nightWords: readonly string[] = phrases(`
  overnight, over night, night, nights, nacht, nachte, nachten, nuit, nuits, notte, notti, noche, noches, noite, noites, natt, natter, natten
`);
