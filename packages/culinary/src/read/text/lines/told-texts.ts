import { languageOf, type Language } from '../../../words/language.ts';
import { foodsIn } from '../draft/foods-named.ts';
import { measuredInStep } from '../draft/measured-in-step.ts';
import { isBareDuration } from '../../../words/durations.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { languageOf as languageOfText } from '../../language.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { onlyLists, onlyNeeds } from '../draft/works-first.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { opensItem } from './item-openings.ts';
import { isFurniture } from './page-furniture.ts';
import type { TextLine } from './page-line.ts';

const MOST_LINES = 120;
const LONGEST = 20_000;
const LONGEST_SENTENCE = 1_000;
/** A longer line is no item of a list. */
const LONGEST_ITEM = 60;
const MOST_ITEMS = 1;
/** Where two speak, a dash may stand before what each says. */
const MOST_MARKED = 0.5;
/** So many sentences measure foods, and so many foods together; one less where others are counted by an article. */
const FEWEST_SENTENCES = 2;
const FEWEST_EXACT = 3;

/** Whether a text tells a recipe in its sentences: no line of it heads or is a list, and several sentences measure foods. */
export const tellsInSentences = (lines: readonly TextLine[]): boolean =>
  languageOfTelling(lines) !== null;

/** The language in which a text tells a recipe so; null for a text that does not. */
function languageOfTelling(lines: readonly TextLine[]): Language | null {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length > MOST_LINES || all > LONGEST) return null;
  const marked = lines.filter(({ marker }) => marker !== null);
  const isSet =
    lines.some(({ text }) => !isSentence(text) && headsListOrMethod(text)) ||
    lines.some(({ text }) => opensPart(text)) ||
    marked.length > MOST_MARKED * lines.length ||
    marked.some(({ text, marker }) => marker!.kind === 'number' || !isSentence(text));
  if (isSet || lines.filter(({ text }) => isItem(text)).length > MOST_ITEMS) return null;
  const language = languageOf(languageOfText(lines.map(({ text }) => text).join('\n')));
  return language !== null && measuresFoods(lines, language) ? language : null;
}

function measuresFoods(lines: readonly TextLine[], language: Language): boolean {
  let sentences = 0;
  let exact = 0;
  let counted = 0;
  for (const { text } of lines)
    for (const sentence of sentencesByCapitals(text)) {
      if (sentence.length > LONGEST_SENTENCE) continue;
      const measured = measuredInStep(sentence, language).filter(
        ({ said, text: words }) =>
          said !== 'vaguely' && foodsIn(words, language).next().done === false,
      );
      if (measured.length > 0) sentences++;
      const exactly = measured.filter(({ said }) => said === 'exactly').length;
      exact += exactly;
      counted += measured.length - exactly;
      const isEnough =
        exact >= FEWEST_EXACT || (exact === FEWEST_EXACT - 1 && exact + counted > FEWEST_EXACT);
      if (sentences >= FEWEST_SENTENCES && isEnough) return true;
    }
  return false;
}

/** "RELLENO: 3 cebollas grandes, ...": a list, and what it is for. */
const PART = /^\p{Lu}[^.!?:]{2,30}:\s(.{3,})$/u;
/** "Temps de lecture : 3 min", "Für: 4 Personen" are no parts. */
const opensPart = (text: string): boolean =>
  opensItem(PART.exec(text.slice(0, LONGEST_ITEM * 2))?.[1] ?? '') && isOfList(text);
/** What opens like an item and is a button, a date or a fact: "12 commentaires", "18 juin 2023", "4 Personen", "25 minuti". */
const isOfList = (text: string): boolean =>
  !isFurniture(text) && statedFacts(text) === null && !isBareDuration(text) && !DATE.test(text);
const DATE = /^\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?(?:19|20)\d{2}(?!\d)/u;

/** "Nota de voz" heads neither. */
const headsListOrMethod = (text: string): boolean =>
  /^(?:ingredients|instructions)$/.test(sectionHeading(text)?.section ?? '');

const isSentence = (text: string): boolean => /[.!?…]["')\]”’»]{0,2}$/u.test(text);

const isItem = (text: string): boolean =>
  text.length <= LONGEST_ITEM && !isSentence(text) && opensItem(text) && isOfList(text);

/** "FRANCO: Buongiorno a voi" */
const SPEAKER = /^\p{Lu}[\p{Lu}.’' -]{1,24}:\s+(?=\p{L})/u;

/** The lines of a text that tells its recipe so, a sentence each; what tells the list of a paragraph stays together. Null of another text. */
export function tellingApart(lines: readonly TextLine[]): TextLine[] | null {
  const language = languageOfTelling(lines);
  return language === null ? null : lines.flatMap((line) => sentencesApart(line, language));
}

const sentencesApart = (line: TextLine, language: Language): TextLine[] =>
  withListWhole(sentencesByCapitals(line.text.replace(SPEAKER, '')), language).map((text, at) =>
    at === 0 ? { ...line, text } : { ...line, text, marker: null, gap: 0 },
  );

/** "Pour mon gratin, c'est tout simple : il te faut une courge, ...": what leads to a list names the dish. */
function atColon(sentence: string): string[] {
  const [, head = '', rest = ''] = /^([^:.!?]{20,100}\s?:)\s(.+)$/su.exec(sentence) ?? [];
  return rest !== '' && onlyNeeds(rest) && !onlyNeeds(head) ? [head, rest] : [sentence];
}

/** "For six you need 600 grams of chicken thighs. Then three leeks and 50 grams of butter.": what tells a list is one with what goes on with it. */
function withListWhole(sentences: readonly string[], language: Language): string[] {
  const whole: string[] = [];
  let isList = false;
  for (const sentence of sentences.flatMap(atColon)) {
    const needs = onlyNeeds(sentence);
    isList &&= needs || onlyLists(sentence, language);
    if (isList) whole.push(`${whole.pop()!} ${sentence}`);
    else whole.push(sentence);
    isList ||= needs;
  }
  return whole;
}
