import { InvalidMessage } from './bus-errors.ts';

const WORD = /^[A-Za-z0-9_-]+$/;
const LONGEST = 200;

/** Throws `InvalidMessage` unless the subject is words of letters, digits, `-` and `_`, joined by dots. */
export function checkSubject(subject: string): void {
  if (
    typeof subject !== 'string' ||
    subject.length > LONGEST ||
    !subject.split('.').every((word) => WORD.test(word))
  )
    throw new InvalidMessage(
      `"${String(subject).slice(0, LONGEST)}" is not a subject: use words of letters, digits, - and _ joined by dots.`,
    );
}

/** Like `checkSubject`, but `*` may stand for a word and `>` at the end for one or more. */
export function checkPattern(pattern: string): void {
  const words = String(pattern).split('.');
  if (words.at(-1) === '>') words.pop();
  if (words.length) checkSubject(words.map((word) => (word === '*' ? 'any' : word)).join('.'));
}

/** Whether a subject falls under a pattern: `recipe.*` takes `recipe.created`, `recipe.>` also `recipe.image.added`. */
export function matches(pattern: string, subject: string): boolean {
  const wanted = pattern.split('.');
  const words = subject.split('.');
  for (const [position, word] of wanted.entries()) {
    if (word === '>') return words.length > position;
    if (position >= words.length || (word !== '*' && word !== words[position])) return false;
  }
  return wanted.length === words.length;
}

/** Names of durables and queues are spelled like subjects, so that every engine can carry them. */
export function checkName(name: string): void {
  if (!/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/.test(name) || name.length > 100)
    throw new InvalidMessage(
      `"${name}" cannot name a consumer: use letters, digits and - joined by dots.`,
    );
}
