import { cleanLine } from '../ingredients/tokenise.ts';

/** Amounts that a line states beside its first one, in the line's own words, before and behind its food. */
export interface Asides {
  before: string;
  behind: string;
}

const none: Asides = { before: '', behind: '' };
const bracket = /[([][^()[\]]*[\d\p{No}][^()[\]]*[)\]]/gu;
/** "/ 5½ oz", "or 1 kg", "= 2 sticks" up to the food. */
const otherReading = /(?:\/|\bor\b|\boder\b|\bou\b|=)\s*[\d\p{No}].*$/iu;

/** Brackets with figures ("(2 sticks)") and readings behind a slash that the words of the line leave out. */
export function asidesOf(originalText: string, name: string, words: string): Asides {
  const text = cleanLine(originalText);
  const at = name === '' ? -1 : text.indexOf(name);
  if (at === -1) return none;
  const front = text.slice(0, at);
  const before = [...(front.match(bracket) ?? []), ...(front.replace(bracket, ' ').match(otherReading) ?? [])];
  const behind = text.slice(at + name.length).match(bracket) ?? [];
  const missing = (part: string): boolean => !words.includes(part.slice(1, -1));
  return { before: before.filter(missing).join(' ').trim(), behind: behind.filter(missing).join(' ') };
}
