import { headsItems, namesPart } from '../../headings/names-part.ts';
import type { Row } from './page-rows.ts';

/** What a list without elements of its own has in front of its items: "- 60 g butter". */
export const LIST_MARK = /^[-–—•·*▢□◦●○☐]\s/u;

/**
 * Whether a row names the part whose foods stand below it in its paragraph: "Pour la garniture" above "- 60 g de beurre". It has no mark
 * in front, and they have one.
 */
export function headsMarked(row: Row, next: Row | undefined, before: Row | undefined): boolean {
  const isBeside = (other: Row | undefined): other is Row =>
    other !== undefined && other.block !== null && other.block === row.block;
  return (
    isBeside(next) &&
    LIST_MARK.test(next.text) &&
    !LIST_MARK.test(row.text) &&
    (!isBeside(before) || LIST_MARK.test(before.text)) &&
    !/\d|[.!?]$/.test(row.text) &&
    (namesPart(row.text) || headsItems(row.text))
  );
}
