import { foldText } from '../../../words/fold.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { NO_DISH } from './labels.data.ts';

const DISH_IN_BRACKETS = /^([^(\d]{4,})\([^()]*\d[^()]*\)$/u;
const DISH_FOR =
  /^(\p{Lu}[\p{L}'’ -]{3,60}?),?\s(?:for|für|pour|per|para|voor|till|för)\s(?:ca\.?\s)?\d/u;

/** "Plum tart (serves 8)", "Gulasch für 6 Personen": the name of a dish. */
export function namesDish(part: string): boolean {
  const lead = (DISH_IN_BRACKETS.exec(part) ?? DISH_FOR.exec(part))?.[1]?.trim() ?? '';
  return (
    lead.length > 3 &&
    !looksLikeYield(`${lead} 4`) &&
    !NO_DISH.has(foldText(lead).split(' ').at(-1)!) &&
    labelSection(lead) === null &&
    sectionHeading(lead) === null
  );
}
