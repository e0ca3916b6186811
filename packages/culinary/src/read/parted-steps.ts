import type { Step } from '../recipe/recipe.ts';
import { ABBREVIATIONS } from './parted-steps.data.ts';

/** A method of fewer letters in one paragraph is read as easily as it stands. */
const shortestParagraph = 200;
const fewestSentences = 3;
/** A sentence of fewer letters goes with the one before it: "Stir well." */
const shortestSentence = 30;

const stop = /[.!?]["')\]”’»]{0,2}\s+(?=["'(«“„¿¡]?\p{Lu})/gu;

/**
 * The sentences of a text as it is printed: each ends in a stop before a capital; points behind abbreviations end none. `sentencesByStops`
 * cuts what is typed without capitals.
 */
export function sentencesByCapitals(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(stop)) {
    const word =
      /[^\s(]{1,12}$/u.exec(text.slice(Math.max(from, match.index - 12), match.index))?.[0] ?? '';
    if (match[0].startsWith('.') && ABBREVIATIONS.has(word.toLowerCase())) continue;
    const end = match.index + match[0].length;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
}

/** So many headings with one paragraph each are the names of steps, not of parts of a dish. */
const FEWEST_NAMED = 4;

/** A method that stands in one paragraph, sentence by sentence; of parts of a dish each that does. */
export function withParagraphsParted(steps: readonly Step[]): Step[] {
  const sizes = Map.groupBy(steps, ({ group }) => group);
  if (sizes.size >= FEWEST_NAMED && sizes.size === steps.length) return [...steps];
  return steps.flatMap((step) => {
    if (sizes.get(step.group)!.length > 1 || step.text.length < shortestParagraph) return [step];
    const sentences = sentencesByCapitals(step.text);
    if (sentences.length < fewestSentences) return [step];
    const parts: string[] = [];
    for (const sentence of sentences) {
      const isShort = sentence.length < shortestSentence && parts.length > 0;
      if (isShort) parts[parts.length - 1] += ` ${sentence}`;
      else parts.push(sentence);
    }
    return parts.map((text) => ({ ...step, text }));
  });
}
