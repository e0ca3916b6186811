import { languageOf, type Language } from '../../../words/language.ts';
import { foodsIn } from '../draft/foods-named.ts';
import { measuredInStep } from '../draft/measured-in-step.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { languageOf as languageOfText } from '../../language.ts';
import { sentencesOf } from '../../parted-steps.ts';
import { opensItem } from './item-openings.ts';
import type { TextLine } from './page-line.ts';

const MOST_LINES = 120;
const LONGEST = 20_000;
const LONGEST_SENTENCE = 1_000;
/** A longer line is no item of a list. */
const LONGEST_ITEM = 60;
const MOST_ITEMS = 1;
/** So many sentences measure foods, and so many foods together. */
const FEWEST_SENTENCES = 2;
const FEWEST_FOODS = 3;

/** Whether a text tells a recipe in its sentences: no line of it heads or is a list, and several sentences measure foods. */
export function tellsInSentences(lines: readonly TextLine[]): boolean {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length > MOST_LINES || all > LONGEST) return false;
  const isSet = lines.some(
    ({ text, marker }) => marker !== null || (sectionHeading(text) !== null && !isSentence(text)),
  );
  if (isSet || lines.filter(({ text }) => isItem(text)).length > MOST_ITEMS) return false;
  const language = languageOf(languageOfText(lines.map(({ text }) => text).join('\n')));
  return language !== null && measuresFoods(lines, language);
}

function measuresFoods(lines: readonly TextLine[], language: Language): boolean {
  let sentences = 0;
  let foods = 0;
  for (const { text } of lines)
    for (const sentence of sentencesOf(text)) {
      if (sentence.length > LONGEST_SENTENCE) continue;
      const measured = measuredInStep(sentence, language).filter(
        ({ said, text: words }) =>
          said === 'exactly' && foodsIn(words, language).next().done === false,
      );
      if (measured.length > 0) sentences++;
      foods += measured.length;
      if (sentences >= FEWEST_SENTENCES && foods >= FEWEST_FOODS) return true;
    }
  return false;
}

const isSentence = (text: string): boolean => /[.!?…]["')\]”’»]{0,2}$/u.test(text);

const isItem = (text: string): boolean =>
  text.length <= LONGEST_ITEM && !isSentence(text) && opensItem(text);

/** "FRANCO: Buongiorno a voi" */
const SPEAKER = /^\p{Lu}[\p{Lu}.’' -]{1,24}:\s+(?=\p{L})/u;

/** The sentences of a paragraph, a line each. */
export const sentencesApart = (line: TextLine): TextLine[] =>
  sentencesOf(line.text.replace(SPEAKER, '')).map((text, at) =>
    at === 0 ? { ...line, text } : { ...line, text, marker: null, gap: 0 },
  );
