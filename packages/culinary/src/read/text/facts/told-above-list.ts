import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { isBareYield } from '../../../words/yields.ts';
import { foldText } from '../../../words/fold.ts';
import { eaterWords } from '../../../words/yield-words.data.ts';
import { sentencesOf } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { ADULTS, CHILDREN } from './fed-words.data.ts';
import { fedStatement, type FedStatement } from './fed-statements.ts';
import { statedFacts, type StatedFacts } from './stated-facts.ts';

/** So many lines above the list a letter may speak of the dish. */
const NEAR = 4;
const LONGEST = 600;
const LONGEST_SENTENCE = 120;
/** Nobody at home cooks for more. */
const MOST_EATERS = 60;
const TIMES = ['prepTime', 'cookTime', 'totalTime'] as const;
type Told = Partial<
  Pick<RecipeDraft, 'servings' | 'yieldText' | 'prepTime' | 'cookTime' | 'totalTime'>
>;

/** "Here is the tiramisù, for 8 people.": the clause of a sentence, whatever it tells, that says for how many it is and no more. */
export function yieldOfClause(sentence: string): FedStatement | null {
  const fed = fedStatement(sentence);
  return fed !== null && fed.count <= MOST_EATERS && OPENS.test(fed.text) && feedsOnly(fed.text)
    ? fed
    : null;
}

/** "per 8 persone", "für 8 hungrige Kinder": nothing but a number of those who eat. */
function feedsOnly(clause: string): boolean {
  if (isBareYield(clause)) return true;
  const words = foldText(clause).match(/[\p{L}\d]+/gu) ?? [];
  return words.length <= MOST_WORDS && EATERS.has(words.at(-1) ?? '');
}
const MOST_WORDS = 4;
const EATERS = new Set([...ADULTS, ...CHILDREN, ...eaterWords]);
const OPENS = /^(?:for|serves|feeds|für|fuer|pour|per|para)\s/iu;

/**
 * What sentences of a letter right above the list state in so many words and nothing else has stated: "Eccoti il tiramisù, per 8 persone.
 * Tempo di preparazione 40 minuti."
 */
export function toldAboveList(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
  draft: RecipeDraft,
): Told {
  const list = labels.findIndex(({ label }) => /[HIL]/.test(label));
  const title = labels.findIndex(({ label }) => label === 'T');
  if (list < 0) return {};
  const sentences = lines
    .slice(Math.max(title + 1, list - NEAR, 0), list)
    .filter(({ text }, at, { length }) => {
      const { label } = labels[list - length + at]!;
      return /[XN]/.test(label) && text.length <= LONGEST && !text.includes('?');
    })
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE);
  const lacksYield = draft.servings === null && draft.yieldText === null;
  const fed = lacksYield ? sentences.map(yieldOfClause).find((found) => found !== null) : null;
  const lacksTime = TIMES.every((time) => draft[time] === null);
  const facts = lacksTime ? sentences.map(timesAlone).filter((found) => found !== null) : [];
  return {
    ...(fed && { servings: fed.count, yieldText: fed.text.replace(/[.!]$/, '') }),
    ...Object.assign({}, ...facts.toReversed()),
  };
}

/** The times of a sentence that states nothing else: "Tempo di preparazione 40 minuti." */
function timesAlone(sentence: string): Partial<StatedFacts> | null {
  const facts = statedFacts(sentence.replace(/[.!]$/, ''));
  const keys = facts === null ? [] : Object.keys(facts);
  return keys.length > 0 && keys.every((key) => TIMES.some((time) => time === key)) ? facts : null;
}
