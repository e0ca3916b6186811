import type { Section } from '../../headings/headings.data.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { ingredientEvidence, stepEvidence } from './row-evidence.ts';
import type { Row } from './page-rows.ts';

const likeIngredient = 0.6;
const likeStep = 0.7;
const longestHeading = 80;

const lowest = 7;
const lists: ReadonlySet<Section> = new Set<Section>(['ingredients', 'instructions']);

const sectionOf = ({ text, heading, bold }: Row): Section | null =>
  (heading > 0 || bold) && text.length <= longestHeading
    ? (sectionHeading(text)?.section ?? null)
    : null;

/**
 * The rows below a heading that closes a recipe ("You may also like"), behind its list and its steps and up to another of its sections:
 * what they state is of other recipes.
 */
export function rowsBehindEnd(rows: readonly Row[]): ReadonlySet<Row> {
  const found = new Set<Row>();
  const sections = rows.map(sectionOf);
  const last = sections.findLastIndex((section) => section !== null && lists.has(section));
  let isListed = last >= 0;
  let isTold = false;
  /** The rank of the heading that closes the recipe; null before it. */
  let closed: number | null = null;
  for (const [at, row] of rows.entries()) {
    if (at <= last) continue;
    const section = sections[at];
    const heads = row.heading > 0;
    if (section === 'end' && isListed && isTold) closed = row.heading || lowest;
    else if (closed !== null && (section || (heads && row.heading <= closed))) closed = null;
    if (closed !== null) found.add(row);
    else if (!heads) {
      isListed ||= ingredientEvidence(row.text) > likeIngredient;
      isTold ||= isListed && stepEvidence(row.text) > likeStep;
    }
  }
  return found;
}
