import { foldText } from '../../words/fold.ts';
import { instructs, mayInstruct } from '../doubts/instructs.ts';
import { makesPart } from './made-parts.data.ts';
import { opensPart } from './names-part.ts';

/** A name of a part has fewer words. */
const FEWEST_WORDS = 5;

/** Whether one of a list of steps that ends in a colon is a step ("Leave to rest:"), not the name of a part ("For the dough:"). */
export function isStepWithColon(line: string): boolean {
  if (opensPart(line) || makesPart.test(foldText(line))) return false;
  const text = line.replace(/\s*[:：]$/, '');
  // "Monter le plat dans cet ordre": verbs that also name something tell what to do in a sentence.
  return instructs(text) || (text.split(' ').length >= FEWEST_WORDS && mayInstruct(text));
}

/** The same where it has a number of its own: only what says for which part it is is its name. */
export const isCountedStepWithColon = (text: string): boolean =>
  !opensPart(text) && /\p{L}/u.test(text);
