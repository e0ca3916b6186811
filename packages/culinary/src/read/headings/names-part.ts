import { headingWords } from '../../find/translate/heading-words.data.ts';
import { foldText } from '../../words/fold.ts';

/** "For the sauce", "Für den Teig" */
const FOR_PART = /^(?:for|für|fürs|zum|zur|pour|per|para|voor|till|to)\s/iu;
const PARTS = new Set(headingWords.split(/[|/\n]/).map((word) => foldText(word.trim())));

/** Whether a line says for which part it is. */
export const opensPart = (line: string): boolean => FOR_PART.test(line);

/** Whether a heading names a part of a dish ("For the sauce", "The dough:"), not a dish. */
export const namesPart = (heading: string): boolean =>
  FOR_PART.test(heading) ||
  heading.trimEnd().endsWith(':') ||
  PARTS.has(foldText(heading.replace(BEHIND, '').replace(BEFORE, '')));

/** "The filling", "L'impasto" */
const BEFORE = /^(?:\p{L}{2,3}\s|l['’])/iu;
/** "The filling (for one tart):" */
const BEHIND = /(?:\s?\([^()]{0,60}\))?[\s:：]*$/u;
