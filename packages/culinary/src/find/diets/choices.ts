import type { Language } from '../../words/language.ts';
import { words } from '../../words/word-list.ts';
import { andWords, orWords, withWords } from './choice-words.data.ts';

/** One of the foods between which a line leaves the choice. */
export interface Option {
  text: string;
  /** The same with what it shares with the others, the likeliest first: "vegetable stock" of "vegetable or chicken stock". */
  completed: readonly string[];
}

/** A line taken apart where it leaves a choice: "onions, fried in butter or oil". */
export interface Choices {
  /** What is taken whatever the choice. */
  firm: readonly string[];
  /** Of each a cook takes one option. */
  choices: readonly (readonly Option[])[];
}

interface Joints {
  or: RegExp;
  and: RegExp;
  any: RegExp;
}

const BREAKS = /[,;:()[\]]|\s[-\u2013\u2014]\s/;
/** A longer word shares no ending with another. */
const LONGEST_WORD = 40;
const joints = new Map<Language, Joints>();

function jointsOf(language: Language): Joints {
  let known = joints.get(language);
  if (known === undefined) {
    const between = (...lists: Readonly<Record<Language, string>>[]) => {
      const own = new Set(lists.flatMap((list) => [...words(list.en), ...words(list[language])]));
      return `(?<![\\p{L}\\p{N}-])(?:${[...own].join('|')})(?![\\p{L}\\p{N}-])`;
    };
    known = {
      or: new RegExp(`\\band/or\\b|${between(orWords)}|(?<=\\p{L}\\s?)/(?=\\s?\\p{L})`, 'iu'),
      and: new RegExp(`${between(andWords)}|[+&]`, 'iu'),
      any: new RegExp(`${between(andWords, withWords)}|[+&]`, 'iu'),
    };
    joints.set(language, known);
  }
  return known;
}

/** The foods that a line names side by side, up to each of its breaks: "salt", "pepper" and then "to taste" of "salt and pepper, to taste". */
export function foodsJoined(line: string, language: Language): string[][] {
  const { and } = jointsOf(language);
  return line
    .split(BREAKS)
    .map((segment) => trimmed(segment.split(and)))
    .filter((pieces) => pieces.length > 0);
}

const trimmed = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

/** Takes a line apart into what is firm and what is a choice. Null where it leaves none, as most lines do. */
export function choicesIn(line: string, language: Language): Choices | null {
  const { or, any } = jointsOf(language);
  if (!or.test(line)) return null;
  const firm: string[] = [];
  const choices: (readonly Option[])[] = [];
  for (const segment of line.split(BREAKS))
    for (const piece of segment.split(any)) {
      const options = piece.split(or).map((option) => option.trim());
      if (options.length === 1) {
        if (options[0] !== '') firm.push(options[0]!);
      } else if (options[0] === '') {
        // "butter, or margarine": the choice is of what stands before the break.
        const before = choices.pop() ?? firm.splice(0).map(alone);
        choices.push([...before, ...options.slice(1).map(alone)]);
      } else choices.push(completed(options));
    }
  const kind = BRACKETED.exec(line)?.[1];
  return kind !== undefined && firm.length === 1 && choices.length === 1
    ? { firm: [], choices: [ofKind(kind, choices[0]!)] }
    : { firm, choices };
}

/** "1 cup milk (dairy or oat)": one word besides the amount, and in brackets behind it which. */
const BRACKETED = /^(?:[\d\p{No}.,/\s]+(?:\p{L}+\.?\s+)?)?(\p{L}+) \([^()]+\)$/u;

const ofKind = (kind: string, options: readonly Option[]): Option[] =>
  options.map(({ text }) => ({ text: `${text} ${kind}`, completed: [] }));

const alone = (text: string): Option => ({ text, completed: [] });
const OPENS_LIKE_THE_FIRST =
  /^(?:d['\u2019]|(?:de|du|des|di|del|della|al|von|vom|van|av)(?!\p{L}))/iu;

/** "chicken or vegetable stock" is of two stocks, and so are "bouillon de volaille ou de légumes" and "Gemüse- oder Hühnerbrühe". */
function completed(options: readonly string[]): Option[] {
  const last = options.at(-1)!;
  const ending = last.split(/\s+/).at(-1)!.slice(0, LONGEST_WORD);
  const opening = options[0]!.split(/\s+/)[0]!;
  return options.map((text, at) => {
    if (at > 0)
      return {
        text,
        completed:
          OPENS_LIKE_THE_FIRST.test(text) || !text.includes(' ') ? [`${opening} ${text}`] : [],
      };
    if (!text.endsWith('-')) return { text, completed: [`${text} ${ending}`] };
    const stem = text.slice(0, -1);
    return {
      text: stem,
      completed: Array.from({ length: Math.max(0, ending.length - 4) }, (_, from) =>
        `${stem}${ending.slice(from + 2)}`.toLowerCase(),
      ),
    };
  });
}
