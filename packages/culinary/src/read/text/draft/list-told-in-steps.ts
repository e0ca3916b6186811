import type { Step } from '../../../recipe/recipe.ts';
import { foldWords } from '../../../words/fold.ts';
import { languageOf } from '../../../words/language.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { tellingOf } from './tells-work.ts';
import { onlyLists, onlyNeeds } from './works-first.ts';

/**
 * Steps without the first sentences that only say what is needed, "So, for six you need 600 grams of chicken thighs. Then three leeks and
 * 50 grams of butter.", once the list was made of what they say.
 */
export function withoutListTold(steps: readonly Step[], language: string | null): Step[] {
  const own = languageOf(language);
  if (own === null) return [...steps];
  let isList = true;
  let hasBegun = false;
  return steps.flatMap((step) => {
    if (!isList) return [step];
    const sentences = sentencesByCapitals(step.text);
    const from = sentences.findIndex((sentence) => {
      const needs = onlyNeeds(sentence) && tellingOf(sentence, own) !== 'work';
      const goesOn = hasBegun && onlyLists(sentence, own);
      hasBegun ||= needs;
      return !needs && !goesOn;
    });
    isList = from < 0;
    if (from === 0) return [step];
    const text = from < 0 ? '' : sentences.slice(from).join(' ');
    return text === '' ? [] : [{ ...step, text }];
  });
}

/**
 * Steps without the sentences that are an item and no more, "Dos zanahorias en rodajas.", once they are on the list; the last step is kept.
 */
export function withoutItemsAlone(steps: readonly Step[], listed: readonly string[]): Step[] {
  const items = new Set(listed.map(foldWords));
  const told = steps.filter(({ text }) => !items.has(foldWords(text)));
  return told.length > 0 ? told : [...steps];
}
