import { pattern } from '../../../words/pattern.ts';
import { LEADS_TO_FIGURE } from './cut-figures.data.ts';

/** What is looked at of the line above. */
const LONGEST_END = 40;
/** A shorter line is a heading or an item, and no sentence that was broken. */
const SHORTEST = 20;
/** "laissez frémir 2 h", "for 2 hrs and": minutes may stand behind. */
const HOURS_LAST = pattern('iu')`
  \d\s?(?:h|hrs?|hours?|std|stdn|stunden?|heures?|ore|ora|horas?|uur|timmar|timme)\.?(?:\s(?:and|und|et|ed?|y|en|och))?$
`;
/** "30.", "30. Servez": figures of minutes. */
const MINUTES_FIRST = /^(?:[0-5]?5|[1-5]0)[.)]/;
const UNIT_FIRST = /^[hg][.)]\s/;

/**
 * Whether what looks like the number or letter of a list belongs to the sentence of the line above: "simmer for 2 h" / "30.", "comptez 2" /
 * "h. Laissez reposer". `last` is the number of the list before it, which the next one counts up from.
 */
export function isCutFigure(above: string, line: string, last: number | null): boolean {
  if (above.length < SHORTEST) return false;
  const end = above.slice(-LONGEST_END);
  if (UNIT_FIRST.test(line)) return /\d$/.test(end);
  const number = Number(/^\d{1,2}(?=[.)])/.exec(line)?.[0] ?? 0);
  if (number <= 1 || number === (last ?? 0) + 1) return false;
  return (HOURS_LAST.test(end) && MINUTES_FIRST.test(line)) || LEADS_TO_FIGURE.has(lastWord(end));
}

const lastWord = (end: string): string =>
  /(?<=\s)([\p{L}'’]+)\.?$/u.exec(end)?.[1]?.toLowerCase().replace('’', "'") ?? '';
