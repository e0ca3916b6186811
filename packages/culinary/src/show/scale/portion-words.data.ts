import { wordSet } from '../../words/word-list.ts';

/** Words with which a recipe states for how many it is, and nothing else, in eight languages. */
export const portionWords: ReadonlySet<string> = wordSet(`
  f pers serves serve serving servings portion portions people persons person for makes yield yields für
  ergibt personen portionen pour personne personnes parts per persona persone porzioni porzione
  dosi para personas porciones raciones ración pessoas porções doses voor personer portioner till
  til
`);
