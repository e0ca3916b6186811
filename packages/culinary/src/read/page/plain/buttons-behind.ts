import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { namesFood } from '../../../foods/line-words.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { beginningOf, classesOf } from '../html/element.ts';
import { inlineTags } from '../html/inline-tags.data.ts';
import { tidyText } from '../html/page-text.ts';
import { priceBehind, SELLS, SELLS_GOODS } from './offers.data.ts';

const longestButton = 30;
/** What stands behind so many lines of a page and names no food is a control. */
const fewestAlike = 3;
const shortestFood = 3;
const controlClass = /^(?:btn|button|cta|buy|cart|basket)(?:$|[-_])|[-_](?:btn|button|cta|buy)$/;

const isControl = (element: Element): boolean =>
  element.attribs['role'] === 'button' ||
  classesOf(element).some((name) => controlClass.test(name));

const saysNothing = (node: AnyNode): boolean =>
  !isText(node) && !isTag(node) ? true : tidyText(beginningOf(node, longestButton)) === '';

const isLink = (node: AnyNode): boolean => isTag(node) && node.name === 'a';
const isLine = (node: AnyNode): boolean => isTag(node) && !inlineTags.has(node.name);

/** Whether an element stands behind words, in their line or below, and no more behind it in its line than links and a price. */
function endsLine(element: Element): boolean {
  let behind: AnyNode | null = element.next;
  while (behind && (saysNothing(behind) || isLink(behind) || isPrice(behind))) behind = behind.next;
  if (behind && !isLine(behind)) return false;
  return frontOf(element, mostAround) !== null;
}
const mostAround = 3;

/** What stands before an element that is no link and no price: beside it, or beside what holds nothing else. */
function frontOf(element: Element, left: number): AnyNode | null {
  let front: AnyNode | null = element.prev;
  while (front && (saysNothing(front) || isLink(front) || isPrice(front))) front = front.prev;
  const around = element.parent;
  if (front || left === 0 || !around || !isTag(around) || !holds.has(around.name)) return front;
  return frontOf(around, left - 1);
}
const holds: ReadonlySet<string> = new Set(['td', 'div', 'span', 'p', 'small', 'em', 'strong']);
const isPrice = (node: AnyNode): boolean =>
  priceBehind.test(tidyText(beginningOf(node, longestButton)));

/** Links behind the words of a line that are buttons in all but their element: "Buy", "See the product". */
export function buttonsBehind(elements: readonly Element[]): Set<Element> {
  const links = elements.flatMap((element) => {
    if (element.name !== 'a' && element.attribs['role'] !== 'button') return [];
    const text = tidyText(beginningOf(element, longestButton));
    return text !== '' && text.length <= longestButton && endsLine(element)
      ? [{ element, text }]
      : [];
  });
  const counts = new Map<string, number>();
  for (const { text } of links) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(
    links
      .filter(
        ({ element, text }) =>
          !/\d/.test(text) &&
          sectionHeading(text) === null &&
          (SELLS.test(text) ||
            (isControl(element) && SELLS_GOODS.test(text)) ||
            ((isControl(element) || counts.get(text)! >= fewestAlike) &&
              !namesFood(text, shortestFood))),
      )
      .map(({ element }) => element),
  );
}
