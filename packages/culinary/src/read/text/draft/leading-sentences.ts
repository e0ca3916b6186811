import { isLeadingSentence } from '../../headings/steps-with-colon.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const SURE = 0.9;

/**
 * Labels of lines, where a sentence among the steps that leads to the one below it, "Ahora monta la fuente así:", was taken for a heading, or for
 * none of the recipe.
 */
export function withLeadingSentences(
  lines: readonly Pick<TextLine, 'text'>[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const isStep = (at: number) => /[Ss]/.test(labels[at]?.label ?? '');
  return labels.map((found, at) => {
    const text = lines[at]!.text.trim();
    if (!/[GMHXN]/.test(found.label) || !isStep(at - 1) || labels[at + 1]?.label !== 'S')
      return found;
    const leads =
      sectionHeading(text) === null && isLeadingSentence(text, lines[at + 1]!.text.trim());
    return leads ? { ...found, label: 'S', certainty: SURE, told: SURE } : found;
  });
}
