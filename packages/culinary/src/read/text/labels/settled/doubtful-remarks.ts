import { sectionHeading } from '../../../headings/section-heading.ts';
import { fedStatement } from '../../facts/fed-statements.ts';
import { statedFacts } from '../../facts/stated-facts.ts';
import { COST_LINE } from '../../lines/furniture.data.ts';
import type { TextLine } from '../../lines/page-line.ts';
import { statesFed, statesHead } from './fact-lines.ts';
import type { LabelledLine } from '../line-label.ts';
import { withoutSalutations } from './salutations.ts';

/**
 * A remark that is likelier than this to stand around the recipe, as adverts and greetings do, is left out. Below a heading such as
 * "Tips", or where the dish is its subject, it says by itself where it belongs.
 */
const MAY_STAND_AROUND = { alone: 0.08, placed: 0.5 };
const REMARKS: ReadonlySet<string> = new Set([
  'tips',
  'notes',
  'storage',
  'serving',
  'equipment',
  'nutrition',
]);

/** "Six gourmands à table et il n'est rien resté !" */
const saysWhoAte = (text: string): boolean =>
  text.length <= LONGEST_FED &&
  /^[\p{Lu}\d]/u.test(text) &&
  /[.!]$/u.test(text) &&
  fedStatement(text) !== null;
const LONGEST_FED = 80;

/** Times and servings in a sentence count above the recipe alone: below it they may be anybody's. */
const statesFact = (text: string, isAbove: boolean): boolean =>
  statedFacts(text) !== null ||
  (isAbove && (statesHead(text) || statesFed(text) || saysWhoAte(text)));

/**
 * Remarks that may as well stand around the recipe do: what is left out is shown beside the recipe and can be added to it, while an
 * advert among its notes is taken for the cook's own words. A remark that states a fact stays.
 */
export function withoutDoubtfulRemarks(
  lines: readonly TextLine[],
  said: readonly LabelledLine[],
): LabelledLine[] {
  const labels = withoutSalutations(lines, said);
  const settled: LabelledLine[] = [];
  const isSubject = subjectOf(lines.find((_, at) => labels[at]!.label === 'T')?.text ?? '');
  let isHeaded = false;
  const first = labels.findIndex(({ label }) => /[ILS]/.test(label));
  for (const [at, found] of labels.entries()) {
    const { text } = lines[at]!;
    const { label, around } = found;
    const isAbove = at < first;
    if (!/[Nn]/.test(label)) {
      isHeaded = false;
      settled.push(label === 'F' && COST_LINE.test(text) ? { ...found, label: 'X' } : found);
      continue;
    }
    const isLeftOut: boolean =
      label === 'n' && /[NnX]/.test(labels[at - 1]?.label ?? '')
        ? settled.at(-1)?.label === 'X'
        : COST_LINE.test(text) ||
          (around >= MAY_STAND_AROUND[isHeaded || isSubject(text) ? 'placed' : 'alone'] &&
            !statesFact(text, isAbove));
    settled.push(isLeftOut ? { ...found, label: 'X' } : found);
    isHeaded ||= !isLeftOut && REMARKS.has(sectionHeading(text)?.section ?? '');
  }
  return settled;
}

/** "Borscht is a soup from Ukraine." */
function subjectOf(title: string): (text: string) => boolean {
  const dish = `${title.toLowerCase()} `;
  return (text) => dish !== ' ' && text.toLowerCase().startsWith(dish) && text.endsWith('.');
}
