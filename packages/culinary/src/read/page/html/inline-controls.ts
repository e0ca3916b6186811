import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { buttonText, controlText } from '../button-words.data.ts';
import { beginningOf } from './element.ts';
import { tidyText } from './page-text.ts';

/** No control says more. */
const LONGEST = 40;
/** Elements looked through behind a control. */
const MOST_BEHIND = 8;
const SIGNS_ALONE = /^[\s·•|/,–—-]*$/;
const BEGINS_WITH_SIGN = /^\s*[·•|/–—]/;

/**
 * Whether an element within a line is a control and no words of the line: a link or what plays a button, that says "Print" or the like and
 * behind which the line ends, or goes on behind a sign. "<a>Share</a> the dough among four tins" goes on. `isFirst`: where it begins the line,
 * and alone would be one of its own.
 */
export const isInlineControl = (element: Element, isFirst: boolean): boolean =>
  saysControl(element) && (isFirst ? goesOnBehindSign(element) : endsBehind(element));

const goesOnBehindSign = ({ next }: Element): boolean =>
  next !== null &&
  isText(next) &&
  BEGINS_WITH_SIGN.test(next.data) &&
  /[\p{L}\p{N}]/u.test(next.data);

const isPressed = ({ name, attribs }: Element): boolean =>
  name === 'a' ||
  name === 'label' ||
  attribs['role'] === 'button' ||
  attribs['onclick'] !== undefined ||
  BUTTON_CLASS.test((attribs['class'] ?? '').slice(0, LONGEST_CLASS));
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|print|share|save|pin)(?:$|[\s_-])/i;
const LONGEST_CLASS = 500;

function saysControl(element: Element): boolean {
  if (!isPressed(element)) return false;
  const text = tidyText(beginningOf(element, LONGEST)).replace(ICONS, '');
  return controlText.test(text) || buttonText.test(text);
}
const ICONS = /^[^\p{L}\p{N}]{1,6}(?=\p{L})/u;

function endsBehind(element: Element): boolean {
  let next: AnyNode | null = element.next;
  for (let seen = 0; next !== null && seen < MOST_BEHIND; seen++, next = next.next) {
    if (isText(next)) {
      if (BEGINS_WITH_SIGN.test(next.data)) return true;
      if (!SIGNS_ALONE.test(next.data)) return false;
    } else if (isTag(next)) {
      if (next.name === 'br') return true;
      if (!saysControl(next) && beginningOf(next, 1) !== '') return next.name === 'button';
    }
  }
  return true;
}
