import { listParts } from '../draft/list-parts.ts';
import { listsItems, tellsList } from '../draft/told-items.ts';
import { measuredInStep } from '../draft/measured-in-step.ts';
import { languageOf } from '../../../words/language.ts';
import type { TextLine } from './page-line.ts';
import { sentencesByStops } from './sentences-of.ts';
import { tellingApart } from './told-texts.ts';

/** A text of so few lines, or of few of which one says nearly all, is a message: its sentences are looked at one by one. */
const MOST_LINES = 2;
const MOST_BESIDE = 6;
const SHARE_OF_MESSAGE = 0.7;
const LONG = 300;
const LONGEST = 20_000;
const SHORTEST = 60;
const FEWEST_SENTENCES = 3;
const LONGEST_SENTENCE = 1_000;

/**
 * "for the pancakes: 200 g flour, 2 eggs, salt. mix, rest 10 min, fry. enjoy!": a recipe in one paragraph, sentence by sentence; so is a
 * paragraph of which a later sentence tells the list, and every paragraph of a text that tells its recipe without one.
 */
export function withParagraphApart(lines: TextLine[]): TextLine[] {
  const told = tellingApart(lines);
  if (told !== null) return told;
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isMessage = ({ text }: TextLine, sentences: readonly string[]) =>
    lines.length <= MOST_LINES
      ? text.length >= SHORTEST
      : text.length >= Math.max(LONG, SHARE_OF_MESSAGE * all) &&
        (lines.length <= MOST_BESIDE || tellsAmounts(sentences));
  return lines.flatMap((line) => {
    const sentences =
      line.text.length >= SHORTEST && line.text.length <= LONGEST
        ? sentencesByStops(line.text)
        : [];
    const isApart = isMessage(line, sentences)
      ? sentences.length >= FEWEST_SENTENCES
      : sentences.slice(1).some(tellsList) ||
        tellsLater(wholeAtColons(sentences)) ||
        listsFirst(sentences);
    return !isApart
      ? [line]
      : sentences.map((text, at) =>
          at === 0 ? { ...line, text } : { ...line, text, marker: null },
        );
  });
}

/** Whether a sentence behind the first tells the list. */
const tellsLater = (sentences: readonly string[]): boolean =>
  sentences.slice(1).some((sentence) => tellsList(sentence) || listsItems(sentence));

/** "Pour six personnes : 800 g d'épaule, ..." is said in one. */
function wholeAtColons(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences)
    whole.push(whole.at(-1)?.endsWith(':') === true ? `${whole.pop()!} ${sentence}` : sentence);
  return whole;
}

/** Whether the first sentence tells the list, and those behind it name no further part of the dish. */
const listsFirst = (sentences: readonly string[]): boolean =>
  sentences.length > 1 && tellsList(sentences[0]!) && listParts(sentences.join(' ')).length === 1;

/** Whether several sentences state amounts of foods: so a recipe is told, whatever stands around it. */
function tellsAmounts(sentences: readonly string[]): boolean {
  const language = languageOf(sentences.join(' '));
  const stating = sentences.filter(
    (sentence) =>
      sentence.length <= LONGEST_SENTENCE &&
      measuredInStep(sentence, language).some(({ said }) => said === 'exactly'),
  );
  return stating.length >= FEWEST_SENTENCES;
}
