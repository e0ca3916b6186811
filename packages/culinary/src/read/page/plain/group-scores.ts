import { isTag } from 'domhandler';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';
import { closingSections } from './class-hints.data.ts';
import type { Row } from './page-rows.ts';
import type { RowGroup } from './row-groups.ts';

/** How far a group is a list of ingredients: what its lines say, what stands above them, what the site calls them. Above zero is a yes. */
export function ingredientScore(group: RowGroup): number {
  let score = group.ingredient - 0.72;
  if (group.section === 'ingredients') score += group.weak ? 0.25 : 0.5;
  else if (group.section === 'instructions') score -= 0.25;
  else if (group.section && closingSections.has(group.section)) score -= 0.5;
  if (group.hint === 'ingredients') score += 0.35;
  else if (group.hint === 'instructions') score -= 0.25;
  else if (group.hint) score -= 0.3;
  if (group.rows.every((row) => row.linked && !/\d/.test(row.text))) score -= 0.35;
  if (group.rows.length === 1 && group.section !== 'ingredients' && group.hint !== 'ingredients')
    score -= 0.25;
  return score;
}

const inOrderedList = (row: Row) =>
  row.item?.name === 'li' &&
  row.item.parent !== null &&
  isTag(row.item.parent) &&
  row.item.parent.name === 'ol';

/** From here on a row that is all a link may still be a step. */
const surelyStep = 0.6;
/** Whether a row leads to another page, and tells nothing. */
export const leadsElsewhere = (row: Row): boolean =>
  row.mostlyLinked && looksLikeStep(row.text) < surelyStep;

/** The same for steps. */
export function stepScore(group: RowGroup): number {
  let score = group.step - 0.75;
  if (group.section === 'instructions') score += group.weak ? 0.3 : 0.55;
  else if (group.section === 'ingredients') score -= 0.1;
  else if (group.section && closingSections.has(group.section)) score -= 0.7;
  if (group.hint === 'instructions') score += 0.35;
  else if (group.hint === 'ingredients') score -= 0.4;
  else if (group.hint) score -= 0.4;
  if (group.rows.some(inOrderedList)) score += 0.15;
  if (group.rows.every(leadsElsewhere)) score -= 0.5;
  return score - Math.max(0, group.ingredient - 0.5);
}
