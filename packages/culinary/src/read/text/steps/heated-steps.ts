import { SAYS_HEAT } from '../facts/heat-words.data.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 120;
/** "Backzeit", "Cook time", "Temps de cuisson": a label for a time, whatever stands behind it. */
const NAMES_TIME = /^(?:\p{L}{2,12}zeit|(?:\p{L}{3,10}\s)?time|temps|tempo|tiempo)(?!\p{L})/iu;

/**
 * "Backen: 45 Min. bei 180° Umluft" right below a step, with no other fact beside it: what says at what heat it is cooked is the last thing to do,
 * and no fact that stands by itself.
 */
export function withHeatedSteps(
  lines: readonly Pick<TextLine, 'text' | 'column' | 'page'>[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const heats = (at: number): boolean => {
    const { text } = lines[at]!;
    if (labels[at]!.label !== 'F' || text.length > LONGEST || !SAYS_HEAT.test(text)) return false;
    if (NAMES_TIME.test(text)) return false;
    const facts = statedFacts(text);
    return facts?.servings === undefined && facts?.prepTime === undefined;
  };
  const isBelowStep = (at: number): boolean => {
    const [above, line] = [lines[at - 1], lines[at]!];
    return /[Ss]/.test(labels[at - 1]?.label ?? '') && above?.column === line.column;
  };
  return labels.map((label, at) =>
    heats(at) && isBelowStep(at) && labels[at + 1]?.label !== 'F'
      ? { ...label, label: 'S', told: 1 }
      : label,
  );
}
