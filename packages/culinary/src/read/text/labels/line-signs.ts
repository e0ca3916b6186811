import { keepingAnswers } from '../../../words/answers-kept.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isFood } from '../../../foods/line-words.ts';
import { isBareDuration } from '../../../words/durations.ts';
import { plainLetters } from '../../../words/plain-letters.ts';
import { looksLikeYield } from '../../../words/yields.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { announcedFact, statedFacts } from '../facts/stated-facts.ts';
import { isChapter, isFarewell, isMessage } from '../lines/chatter.ts';
import type { TextLine } from '../lines/page-line.ts';
import { endsRecipe, isFurniture } from '../lines/page-furniture.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';

/** Beyond this a line says nothing more about what it is. */
const LONGEST = 400;
const MOST_WORDS = 14;

/** What a line shows by its words, wherever it stands. */
interface WordSigns {
  /** Its words, folded; figures as "0". */
  words: readonly string[];
  /** How far it reads like an ingredient and like a step, 0 to 1. */
  ingredient: number;
  step: number;
  /** The section it heads, empty for none. */
  heading: string;
  isFact: boolean;
  furniture: boolean;
  /** In words. */
  length: number;
  ending: string;
}

/** What a line shows by itself. */
export interface LineSigns extends WordSigns {
  line: TextLine;
  /** Names of features. */
  own: readonly string[];
}

export const lengthOf = (words: number) =>
  words <= 3
    ? `${words}`
    : words <= 5
      ? '4-5'
      : words <= 8
        ? '6-8'
        : words <= 14
          ? '9-14'
          : words <= 25
            ? '15-25'
            : '26';

export const caseOf = (text: string) =>
  /^\p{Lu}/u.test(text) ? 'A' : /^\p{Ll}/u.test(text) ? 'a' : /^[\d¼-¾⅐-⅞]/.test(text) ? '0' : '-';

const endingOf = (text: string) =>
  /[.!?:,;…)\-–]$/u.exec(text)?.[0] ?? (/\d$/.test(text) ? '0' : /\p{L}$/u.test(text) ? 'a' : '-');

/** Reads the signs of a line; `body` is the size of running text. */
export function signsOf(line: TextLine, body: number): LineSigns {
  const { signs, shape, looks, further } = wordSignsOf(line.text.slice(0, LONGEST));
  const own = [
    ...shape,
    `m${line.marker?.kind ?? ''}`,
    ...looks,
    ...setting(line, body),
    ...further,
  ];
  return { ...signs, line, own };
}

/** What the words of a line show, and the names of it: those before what is seen of its marker, of its type, and those behind. */
const wordSignsOf = keepingAnswers((text) => {
  const folded = plainLetters(text.toLowerCase());
  const words = folded.match(/\p{L}+|\d+/gu)?.map((word) => (/^\d/.test(word) ? '0' : word)) ?? [];
  const ingredient = looksLikeIngredient(text);
  const step = looksLikeStep(text);
  const heading = headingName(text);
  const isFact = text.length < 200 && statedFacts(text) !== null;
  const furniture = isFurniture(text);
  const length = words.length;
  const ending = endingOf(text);
  const shape = [
    `i${Math.min(9, Math.floor(ingredient * 10))}`,
    `s${Math.floor(step * 9.99)}`,
    `i${Math.floor(ingredient * 4.99)}s${Math.floor(step * 4.99)}`,
    `l${lengthOf(length)}`,
    `e${ending}`,
    `c${caseOf(text)}`,
    `l${lengthOf(length)}e${ending}`,
  ];
  const looks = [`h${heading}`, ...looksOf(text)];
  const further: string[] = [];
  if (isFact) further.push('fact', `fact l${lengthOf(length)}`);
  if (furniture) further.push('furniture');
  if (endsRecipe(text)) further.push('ends');
  if (isMessage(text)) further.push('message');
  if (isFarewell(text)) further.push('farewell');
  if (isChapter(text)) further.push('chapter');
  if (isBareDuration(text)) further.push('duration');
  if (text.length < 60 && looksLikeYield(text)) further.push('yield');
  if (text.length < 60 && announcedFact(text)) further.push('announces');
  const foods = words.filter((word) => word.length > 1 && isFood(word)).length;
  further.push(`food${length === 0 ? 'no' : foods === 0 ? 0 : Math.ceil((3 * foods) / length)}`);
  further.push(...wordFeatures(words));
  const signs: WordSigns = { words, ingredient, step, heading, isFact, furniture, length, ending };
  return { signs, shape, looks, further };
});

function headingName(text: string): string {
  const found = text.length <= LONGEST ? sectionHeading(text) : null;
  if (found) return `${found.section}${found.inline ? ':' : found.rest === '' ? '' : '+'}`;
  const label = text.length <= 120 ? labelSection(text) : null;
  return label ? `=${label.section}${label.rest === '' ? '' : '+'}` : '';
}

const SIGNS: [string, RegExp][] = [
  ['url', /https?:|www\.|[\p{L}\d]{2}\.[a-z]{2,12}\b(?!\.)/u],
  ['@', /@/],
  ['#', /#\p{L}/u],
  ['clock', /\b\d{1,2}[:.h]\d{2}\b/],
  ['date', /\b\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\b|\b(?:19|20)\d\d\b/],
  ['price', /[€$£]/],
  ['>', /[>›»→▶]/u],
  ['|', /[|·•]/u],
  ['/', /\s\/\s/],
  ['wide', /\S\s{3,}\S/],
  ['pictogram', /\p{Extended_Pictographic}/u],
  ['stars', /[★☆⭐]/u],
  ['brackets', /\(.*\)/],
  ['quoted', /^["„“«'‘]/],
  ['degrees', /°|\d\s?(?:grad|degr|grados|gradi)/i],
  ['minutes', /\d\s?(?:min|std|h\b|hour|stund|ore|hora|heure)/i],
  ['%', /%/],
  ['©', /[©®™]/],
  ['+', /^\+|\+\d/],
  ['two sentences', /\p{L}{2,}[.!?]\s+\p{Lu}/u],
  ['comma', /,\s/],
  ['commas', /,.*,.*,/],
  ['colon', /:\s\S/],
  ['figures', /\d.*\d.*\d/],
  ['digit', /\d/],
  ['exclaims', /!/],
  ['asks', /\?/],
  ['dash', /\s[-–—]\s/],
];

function looksOf(text: string): string[] {
  const found = SIGNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => `has ${name}`);
  if (/\p{Lu}{3}/u.test(text) && text === text.toUpperCase()) found.push('capitals');
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const upper = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (words.length > 1) found.push(`upper${Math.floor((3.99 * upper) / words.length)}`);
  return found;
}

/** How a line is set in type. */
function setting(line: TextLine, body: number): string[] {
  const found: string[] = [];
  if (line.heading > 0) found.push(`level${Math.min(3, line.heading)}`);
  if (line.bold) found.push('bold');
  const ratio = line.size / body;
  if (ratio > 1.5) found.push('biggest');
  else if (ratio > 1.15) found.push('big');
  else if (ratio < 0.87) found.push('small');
  return found;
}

function wordFeatures(words: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, word] of words.slice(0, MOST_WORDS).entries()) {
    found.push(`w${word}`);
    if (word.length > 5) found.push(`p${word.slice(0, 5)}`);
    if (at > 0 && at < 6) found.push(`b${words[at - 1]} ${word}`);
  }
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  found.push(
    `1${first}`,
    `12${first} ${second}`,
    `z${last}`,
    `1s${first.slice(-3)}`,
    `zs${last.slice(-3)}`,
  );
  return found;
}
