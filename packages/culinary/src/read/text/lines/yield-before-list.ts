import { namesFood } from '../../../foods/line-words.ts';
import { readYield } from '../../../words/yields.ts';
import { isAmountAlone } from '../draft/amount-lines.ts';
import type { TextLine } from './page-line.ts';
import { beginsWithTime } from './wrap-width.ts';

const LONGEST_LABEL = 40;
const LONGEST = 160;
/** "Para 6 personas: 300 g de", "Für 4 Personen: 2 Zwiebeln, 200 g" */
const YIELD_AND_LIST =
  /^(?<label>(?:for|serves|für|pour|per|para|voor|för)\s[^:;,.|·•–]{1,34}?)\s?:\s(?=[\d¼-¾⅐-⅞])/iu;
/** What stands behind the last sign that parts items. */
const LAST_PART = /(?:^|[;,]\s)(?<last>[^:;,]{1,30})$/u;
const JOINS_FOOD = /\s(?:of|d[ei]|d['’]|van|av)$/iu;

/**
 * A printed line that says for how many a list is and begins it, where the line is cut between an amount and its food: the list goes on in
 * the next line, and would be lost behind the fact.
 */
export function breakAfterYield(line: TextLine): TextLine[] {
  if (line.size === 1 || line.text.length > LONGEST) return [line];
  const [opening = '', label = ''] = YIELD_AND_LIST.exec(line.text) ?? [];
  const rest = line.text.slice(opening.length);
  const last = LAST_PART.exec(rest)?.groups?.['last'] ?? '';
  const breaks =
    label !== '' &&
    label.length <= LONGEST_LABEL &&
    !beginsWithTime(rest) &&
    !namesFood(label, 3) &&
    (readYield(label)?.servings ?? null) !== null &&
    isAmountAlone(last.replace(JOINS_FOOD, ''));
  return breaks
    ? [
        { ...line, text: label },
        { ...line, text: rest, marker: null, heading: 0, gap: 1 },
      ]
    : [line];
}
