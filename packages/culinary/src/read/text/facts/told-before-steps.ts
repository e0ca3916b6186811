import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import { fedStatement } from './fed-statements.ts';
import { AMOUNTS_FOR, OPENS_FOR } from './told-before-steps.data.ts';

/** Nobody at home cooks for more. */
const MOST_EATERS = 60;

/**
 * A recipe whose first step opens with for how many it is and with nothing else, "Dosi per quattro. Si lessa ...", where nothing else states it:
 * that sentence is its yield and no part of the step.
 */
export function withYieldBeforeSteps(draft: RecipeDraft): RecipeDraft {
  const [first, ...others] = draft.steps;
  if (first === undefined || draft.servings !== null || draft.yieldText !== null) return draft;
  const [head = '', ...rest] = sentencesByCapitals(first.text);
  const opening = OPENS_FOR.exec(head)?.[1];
  if (opening !== undefined) return withOpeningYield(draft, opening);
  const said = head.replace(/[.:!]$/u, '').trim();
  const fed = AMOUNTS_FOR.test(said) ? fedStatement(said) : null;
  if (fed === null || fed.count > MOST_EATERS || rest.length + others.length === 0) return draft;
  const text = first.text.slice(first.text.indexOf(head) + head.length).trim();
  return {
    ...draft,
    servings: fed.count,
    yieldText: said,
    steps: text === '' ? others : [{ ...first, text }, ...others],
  };
}

/** A recipe whose first step opens with for how many it is and goes on with what is done: "Per quattro persone si affetta ...". The step stays whole. */
function withOpeningYield(draft: RecipeDraft, opening: string): RecipeDraft {
  const fed = fedStatement(opening);
  return fed === null || fed.count > MOST_EATERS
    ? draft
    : { ...draft, servings: fed.count, yieldText: opening };
}
