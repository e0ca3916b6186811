import { words } from '../../../words/word-list.ts';

/** Verbs and nouns that a number of those who eat, or of what is made, stands behind. As written, and in small letters. */
export const YIELD_VERBS: readonly string[] = words(`
  makes make serves serve feeds yields yield gives portions servings ergibt ergeben reicht langt macht portionen menge donne donnent
  rendement rende resa dosi porzioni da salen sale rinde rinden raciones porciones opbrengst
`);
