import { isTag, type AnyNode, type Element } from 'domhandler';
import { beginningOf } from './element.ts';

const slash = /^\s{0,3}[/⁄∕]/;
const figure = /^\s{0,3}\d{1,3}\s{0,3}$/;
const wholeFraction = /^\s{0,3}\d{1,3}\s{0,3}[/⁄∕]\s{0,3}\d/;
/** As far as a fraction reaches. */
const reach = 12;

const near = (node: AnyNode | null): string => (node ? beginningOf(node, reach) : '');

/** Whether an element begins a fraction: "<span>1/4</span>", "<sup>1</sup>/<sub>2</sub>". */
export function beginsFraction(element: Element): boolean {
  const own = near(element);
  if (wholeFraction.test(own)) return true;
  return figure.test(own) && (slash.test(near(element.next)) || isNumerator(element));
}

const isNumerator = ({ name, next }: Element): boolean =>
  name === 'sup' && next !== null && isTag(next) && next.name === 'sub' && isFigure(next);

const isFigure = (element: Element): boolean => figure.test(near(element));

/** Whether an element is what stands below the bar of a fraction that only a style sheet draws: "<sup>1</sup><sub>2</sub>". */
export const isDenominator = ({ name, prev }: Element): boolean =>
  name === 'sub' && prev !== null && isTag(prev) && isNumerator(prev) && isFigure(prev);

/** Whether a text begins with a fraction. */
export const isFraction = (text: string): boolean => wholeFraction.test(text.slice(0, reach));

const longestMark = 30;
const mark =
  /^\s{0,3}(?:\d{1,2}(?:\s?,\s?\d{1,2}){0,3}|[*†‡§]{1,3}|[[(][\da-z*†‡§]{1,3}[\])])\s{0,3}$/i;
const behindWord = /[\p{L}\p{N}.,;:!?)*]\s?$/u;
const behindMeasure = /(?:^|[^\p{L}])[cdmk]?m\s?$/u;

/** Whether an element refers to a note: "3 eggs<sup>2</sup>". `tail` is what stands before it. */
export const isNoteMark = (element: Element, tail: string): boolean =>
  element.name === 'sup' &&
  behindWord.test(tail) &&
  !behindMeasure.test(tail) &&
  mark.test(beginningOf(element, longestMark)) &&
  !beginsFraction(element);
