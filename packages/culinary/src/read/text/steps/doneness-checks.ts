import { pattern } from '../../../words/pattern.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 200;
/** What opens a sentence that tells how one sees that a dish is done: en de fr it es. */
const CHECKS = pattern('iu')`
  ^(?:
  to\s(?:check|test|see|know|tell)\s(?:if|whether|when)|(?:doneness|setting|skewer|wrinkle)\stest|test\sfor\s(?:a\sset|doneness)|
  \p{L}{0,10}(?:gar|gelier|stäbchen|klopf|nadel)probe|um\szu\s(?:sehen|prüfen|wissen|testen)|
  pour\s(?:vérifier|savoir|contrôler|tester)|test\sde\s(?:la\s)?cuisson|
  per\s(?:sapere|capire|verificare|controllare)|prova\s(?:dello?\s)?(?:stecchino|piattino)|
  para\s(?:saber|comprobar|ver)\s(?:si|cuándo|que|el|la)|prueba\sdel\s(?:plato|palillo)
  )(?!\p{L})
`;

/** "Para saber si está: una gota no debe correr." between two steps: how one sees that it is done is done there, though it orders nothing. */
export function withDonenessChecks(
  lines: readonly Pick<TextLine, 'text' | 'column'>[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const isIn = (at: number, column: number, kinds: RegExp) =>
    kinds.test(labels[at]?.label ?? '') && lines[at]?.column === column;
  return labels.map((label, at) => {
    const { text, column } = lines[at]!;
    return label.label === 'N' &&
      text.length <= LONGEST &&
      CHECKS.test(text) &&
      isIn(at - 1, column, /[Ss]/) &&
      // The step below it may be taken for a remark as well.
      isIn(at + 1, column, /[SsN]/)
      ? { ...label, label: 'S', certainty: 1, told: 1 }
      : label;
  });
}
