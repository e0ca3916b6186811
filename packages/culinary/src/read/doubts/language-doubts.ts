import type { RecipeDraft } from '../../recipe/recipe.ts';
import { languageOf as readLanguage } from '../../words/language.ts';
import { languageOf } from '../language.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { shortened } from './shortened.ts';

/** Of a shorter step the language is a guess. */
const SHORTEST = 70;
const MOST_STEPS = 40;
/** Letters of the steps in the other language. */
const LEAST_SHARE = 0.2;

/** Steps in two languages: a page that says everything twice, or two recipes. */
export function languageDoubts({ steps }: RecipeDraft): Doubt[] {
  const told = steps
    .map(({ text }, index) => ({ text, index }))
    .filter(({ text }) => text.length >= SHORTEST)
    .slice(0, MOST_STEPS)
    .flatMap((step) => {
      const language = readLanguage(languageOf(step.text));
      return language ? [{ ...step, language }] : [];
    });
  const letters = new Map<string, number>();
  for (const { language, text } of told)
    letters.set(language, (letters.get(language) ?? 0) + text.length);
  const [main, other] = [...letters].sort(([, a], [, b]) => b - a);
  if (!main || !other || other[1] < LEAST_SHARE * (main[1] + other[1])) return [];
  const { text, index } = told.find(({ language }) => language === other[0])!;
  return [
    {
      part: 'step',
      index,
      sentence: `The steps are in two languages; “${shortened(text)}” is the first in the other.`,
      sourceWords: text,
    },
  ];
}
