import type { Element } from 'domhandler';
import { isBareDuration } from '../../../words/durations.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { htmlLines } from '../html/html-lines.ts';
import { statesFacts } from './stated-labels.ts';

const mostLines = 16;
const longestLine = 60;
const fewestFacts = 2;

const isFact = (text: string): boolean =>
  statesFacts(text) || looksLikeYield(text) || isBareDuration(text) || labelSection(text) !== null;

/** Whether a box beside the text holds no more than facts of the recipe: "At a glance", "Makes 10 rolls", "Baking 15 minutes". */
export function isFactBox(element: Element): boolean {
  if (element.name !== 'aside') return false;
  const lines = htmlLines(element.children, { most: mostLines + 1 });
  if (lines.length > mostLines || lines.some(({ linked }) => linked)) return false;
  const facts = lines.filter(({ text }) => text.length <= longestLine && isFact(text));
  return facts.length >= fewestFacts && facts.length * 2 >= lines.length;
}
