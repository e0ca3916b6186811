import { foldText } from '../../words/fold.ts';
import { pattern } from '../../words/pattern.ts';
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

/**
 * Whether a line that ends in a colon tells what to do and goes on in the one below it: "Monter le plat dans cet ordre :" above "poisson au
 * fond, purée par-dessus". It orders, or points to what follows; a name of a part does neither, though what stands below it may begin small.
 */
export function isLeadingSentence(line: string, below: string): boolean {
  if (!/[:：]$/.test(line) || opensPart(line) || makesPart.test(foldText(line))) return false;
  const text = line.replace(/\s*[:：]$/, '');
  const words = text.split(/\s+/).length;
  const goesOn = /^\p{Ll}/u.test(below);
  if (POINTS_ON.test(foldText(text)) && (words >= FEWEST_POINTING || goesOn)) return true;
  return goesOn && words >= FEWEST_POINTING && mayInstruct(text);
}
const FEWEST_POINTING = 4;

/** What points to the words behind it; of folded text. */
const POINTS_ON = pattern('u')`
  \s(?:in\sthis\sorder|in\sthat\sorder|as\sfollows|like\sthis|like\sso|this\sway|with\sthe\sfollowing|
  in\sdieser\sreihenfolge|in\sfolgender\sreihenfolge|wie\sfolgt|folgendermassen|auf\sdiese\sweise|mit\sfolgendem|
  en\seste\sorden|de\sesta\s(?:manera|forma)|de\seste\smodo|de\sla\ssiguiente\s(?:manera|forma)|con\slo\ssiguiente|asi|
  dans\scet\sordre|dans\sl['’]ordre\ssuivant|comme\s(?:suit|ceci|ca)|de\scette\s(?:facon|maniere)|ce\squi\ssuit|ainsi|
  in\squest['’]ordine|nell['’]ordine|in\squesto\smodo|come\ssegue|quanto\ssegue|cosi)$
`;
