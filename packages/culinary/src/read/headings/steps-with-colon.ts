import { foldText } from '../../words/fold.ts';
import { instructs } from '../doubts/instructs.ts';
import { makesPart } from './made-parts.data.ts';
import { opensPart } from './names-part.ts';

/** Whether one of a list of steps that ends in a colon is a step ("Leave to rest:"), not the name of a part ("For the dough:"). */
export const isStepWithColon = (text: string): boolean =>
  !opensPart(text) && !makesPart.test(foldText(text)) && instructs(text.replace(/\s*[:：]$/, ''));

/** The same where it has a number of its own: only what says for which part it is is its name. */
export const isCountedStepWithColon = (text: string): boolean =>
  !opensPart(text) && /\p{L}/u.test(text);
