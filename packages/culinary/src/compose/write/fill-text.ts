import { isPlural, oneOf } from './pantry-line.ts';
import type { FilledDish } from './filled-dish.ts';
import { markedMinutes, principalMinutes, timeMark, writtenMinutes } from './step-times.ts';

const place = /\{([^{}:]+)(?::([^{}/]*)\/([^{}]*))?\}/g;

/** A text of a dish with its places and times filled. Throws where a place is not of the dish. */
export function fillText(text: string, filled: FilledDish): string {
  const { family } = filled;
  const whole = text
    .replaceAll('{chunk}', family.chunk)
    .replaceAll('{slice}', family.slice)
    .replaceAll('{portion}', family.portion)
    .replaceAll('{done}', family.done)
    .replaceAll('{tender}', family.tender);
  const minutes = principalMinutes(filled.dish, filled.principal);
  return capitalSentences(
    whole
      .replace(place, (_, key: string, one?: string, several?: string) => {
        const [said, plural] = saidFor(key, filled);
        return one === undefined ? said : plural ? several! : one;
      })
      .replace(timeMark, (...match) => writtenTime(match as unknown as RegExpMatchArray, minutes)),
  );
}

function writtenTime(match: RegExpMatchArray, ofPrincipal: number): string {
  const longest = writtenMinutes(markedMinutes(match, ofPrincipal));
  return match[2] === undefined ? longest : `${match[2]} to ${longest}`;
}

/** What a place says, and whether it is several. */
function saidFor(key: string, { dish, side, lines }: FilledDish): [string, boolean] {
  if (key === 'side') return [side?.said ?? '', isPlural(side?.said ?? '')];
  const { said: principal } = lines.find((line) => line.key === 'p')!;
  if (key === 'P') return [upperFirst(principal), false];
  if (key === 'one') return [oneOf(principal), false];
  if (key === 'One') return [upperFirst(oneOf(principal)), false];
  const line =
    lines.find((one) => one.key === key) ??
    lines.find((one) => one.key.startsWith('side ') && one.said.includes(key));
  if (line === undefined) throw new Error(`The dish ${dish.id} has no ${key} in its list.`);
  return [line.said, line.plural];
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences that begin with a filled place begin with a capital all the same. */
const capitalSentences = (text: string): string =>
  upperFirst(
    text.replace(
      /([.!?] )(\p{Ll})/gu,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    ),
  );
