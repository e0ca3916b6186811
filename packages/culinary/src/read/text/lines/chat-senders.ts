import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { SIGN_ALONE } from './chat-words.data.ts';

export interface Message {
  /** Null for what the messenger itself says. */
  sender: string | null;
  lines: string[];
}

const MOST_WORDS = 5;

/** A line without the marks of direction and the hard spaces that messengers set. */
export const bareLine = (line: string): string =>
  line
    .replace(/[\u200b\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim();

/** "Oma", "Brandl, Eva", "koch_77"; no label of a time, no words of a sentence. */
export function isSender(name: string): boolean {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => !SIGN_ALONE.test(word));
  return (
    words.length <= MOST_WORDS &&
    (words.length === 1 ||
      words.every((word) => /^[\p{Lu}\p{N}@~(+]|^(?:von|van|de|da|di)$/u.test(word))) &&
    sectionHeading(name) === null &&
    labelSection(`${name}: 10 min`) === null
  );
}
