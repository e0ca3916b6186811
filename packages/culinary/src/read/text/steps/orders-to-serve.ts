import { SERVE } from './serving-words.data.ts';

const LONGEST = 120;
/** What goes on speaks of something else: "Servir avec du riz. Recette de Mme L." */
const ONE_SENTENCE = /^[^.!?]+[.!]$/u;

/** Whether a sentence that ends a method tells how to serve. */
export const ordersToServe = (text: string): boolean =>
  text.length <= LONGEST && ONE_SENTENCE.test(text) && SERVE.test(text);
