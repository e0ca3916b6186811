import { isBareDuration } from '../../../words/durations.ts';
import { labelSection } from '../../headings/section-heading.ts';
import type { Section } from '../../headings/headings.data.ts';

const longestFact = 40;
const between = /^(?:de|di|d['’]|of|zum|zur|för|voor)\s?/iu;

/** "15 mins prep", "30 min de préparation": the label behind its time. */
export function labelBehind(statement: string): { section: Section; rest: string } | null {
  if (!/^\d/.test(statement) || statement.length > longestFact) return null;
  const words = statement.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const time = words
      .slice(0, at)
      .join(' ')
      .replace(/\s(?:de|di|of)$/u, '');
    const label = isBareDuration(time)
      ? labelSection(words.slice(at).join(' ').replace(between, ''))
      : null;
    if (label?.rest === '' && label.section !== 'yield')
      return { section: label.section, rest: time };
  }
  return null;
}
