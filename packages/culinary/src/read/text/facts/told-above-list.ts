import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { instructs } from '../../doubts/instructs.ts';
import { isBareYield } from '../../../words/yields.ts';
import { foldText } from '../../../words/fold.ts';
import { eaterWords } from '../../../words/yield-words.data.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { opensWork } from '../draft/opens-work.ts';
import { headsOrder } from '../steps/heads-order.ts';
import { ADULTS, CHILDREN, HANDS_OVER, PEOPLE, SAYS_FED } from './fed-words.data.ts';
import { fedStatement, type FedStatement } from './fed-statements.ts';
import { statedFacts, type StatedFacts } from './stated-facts.ts';
import { RECKONS } from './tells-of-whole.data.ts';
import { isTale, timeStatements } from './time-statements.ts';
import { saysWhatComesOfIt } from './yield-of-sentence.ts';

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

/**
 * "Here is the tiramisù, for 8 people.", "Con esto salen 10 raciones.": the clause of a sentence, whatever it tells, that says for how
 * many it is and no more.
 */
export function yieldOfClause(sentence: string): FedStatement | null {
  const fed = fedStatement(sentence);
  return fed !== null &&
    fed.count <= MOST_EATERS &&
    ((OPENS.test(fed.text) && feedsOnly(fed.text)) || saysWhatComesOfIt(fed))
    ? fed
    : null;
}

/**
 * "Das reicht für sechs, wenn ein Braten dabei ist.", "No yeast, and one loaf does six to eight people.": the one clause of a sentence that
 * says for how many it is, by itself.
 */
export function yieldBesideClauses(sentence: string): FedStatement | null {
  const clauses = sentence.replace(/[.!]$/u, '').split(/[,;]\s|\s[–—-]\s/u);
  if (sentence.length > LONGEST_SENTENCE || clauses.length < 2) return null;
  if (clauses.some((clause) => headsOrder(clause) || opensWork(clause.toLowerCase()))) return null;
  const [fed, ...more] = clauses.filter(
    (clause) =>
      clause.split(/\s+/u).length <= MOST_WORDS_OF_CLAUSE &&
      SAYS_FED.test(clause) &&
      (fedStatement(clause)?.count ?? MOST_EATERS) < MOST_EATERS,
  );
  return fed === undefined || more.length > 0 ? null : fedStatement(fed);
}
const MOST_WORDS_OF_CLAUSE = 8;

/** "per 8 persone", "für 8 hungrige Kinder": nothing but a number of those who eat. */
function feedsOnly(clause: string): boolean {
  if (isBareYield(clause)) return true;
  const words = foldText(clause).match(/[\p{L}\d]+/gu) ?? [];
  return words.length <= MOST_WORDS && EATERS.has(words.at(-1) ?? '');
}
const MOST_WORDS = 4;
const EATERS = new Set([...ADULTS, ...CHILDREN, ...PEOPLE, ...eaterWords]);
const OPENS = /^(?:for|serves|feeds|für|fuer|pour|per|para)\s/iu;

/**
 * What sentences of a letter right above the list, or above the name of the dish, state in so many words and nothing else has stated:
 * "Eccoti il tiramisù, per 8 persone. Tempo di preparazione 40 minuti."
 */
export function toldAboveList(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
  draft: RecipeDraft,
): Told {
  const list = labels.findIndex(({ label }) => /[HIL]/.test(label));
  const title = labels.findIndex(({ label }) => label === 'T');
  if (list < 0) return {};
  const told = (from: number, to: number) => sentencesBetween(lines, labels, from, to);
  const sentences = [
    ...told(Math.max(title + 1, list - NEAR, 0), list),
    // What a letter says of its recipe before it names the dish.
    ...told(Math.max(title - NEAR, 0), title).filter(speaksOfRecipe),
  ];
  // What is told behind a list in sentences, before the work begins.
  const steps = labels.findIndex(({ label }, at) => at > list && label === 'S');
  const between = steps < 0 ? [] : told(list + 1, steps);
  const lacksYield = draft.servings === null && draft.yieldText === null;
  const fed = lacksYield
    ? (sentences.map(yieldOfClause).find((found) => found !== null) ??
      sentences.map(yieldBesideClauses).find((found) => found !== null))
    : null;
  const lacksTime = TIMES.every((time) => draft[time] === null);
  const facts = lacksTime
    ? [...sentences, ...between].map(timesTold).filter((found) => found !== null)
    : [];
  return {
    ...(fed && { servings: fed.count, yieldText: fed.text.replace(/\s*[.!:]$/u, '') }),
    ...Object.assign({}, ...facts.toReversed()),
  };
}

function sentencesBetween(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
  from: number,
  to: number,
): string[] {
  return lines
    .slice(from, Math.max(from, to))
    .filter(
      ({ text }, at) =>
        /[XN]/.test(labels[from + at]!.label) && text.length <= LONGEST && !text.includes('?'),
    )
    .flatMap(({ text }) => sentencesByCapitals(text))
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE);
}

/** "Voilà la recette promise, pour 6 personnes.", "Pour 6 personnes.", "Compte 25 min de préparation et 1 h 10 de cuisson." */
const speaksOfRecipe = (sentence: string): boolean =>
  NAMES_RECIPE.test(sentence) ||
  isBareYield(sentence) ||
  comesOfIt(sentence) ||
  handsOver(sentence) ||
  timesTold(sentence) !== null;
/** "Hier also, für vier Leute:", "Voilà, pour quatre personnes :" */
const handsOver = (sentence: string): boolean => {
  const words = foldText(sentence).match(/[\p{L}\d]+/gu) ?? [];
  return (
    words.length <= MOST_HANDED &&
    HANDS_OVER.has(words[0] ?? '') &&
    yieldOfClause(sentence.replace(/\s*:$/u, '')) !== null
  );
};
const MOST_HANDED = 10;
const comesOfIt = (sentence: string): boolean => {
  const fed = fedStatement(sentence);
  return fed !== null && saysWhatComesOfIt(fed);
};
const NAMES_RECIPE = /(?<!\p{L})(?:recipe|rezept|recette|ricetta|receta|recept|receita)(?!\p{L})/iu;

const timesTold = (sentence: string) => timesAlone(sentence) ?? timesReckoned(sentence);

/** The times of a sentence that states nothing else: "Tempo di preparazione 40 minuti." */
function timesAlone(sentence: string): Partial<StatedFacts> | null {
  const facts = statedFacts(sentence.replace(/[.!]$/, ''));
  const keys = facts === null ? [] : Object.keys(facts);
  return keys.length > 0 && keys.every((key) => TIMES.some((time) => time === key)) ? facts : null;
}

/**
 * The times that a sentence reckons with: "Compte 25 min de préparation et 1 h 10 de cuisson.", or one beside for how many it is: "Basta per
 * 8 e cuoce un'ora."
 */
function timesReckoned(sentence: string): Partial<StatedFacts> | null {
  if (sentence.split(/\s+/).length > MOST_RECKONED || isTale(sentence)) return null;
  if (!RECKONS.test(sentence) && instructs(sentence)) return null;
  const times = timeStatements(sentence);
  const [prep, cook, whole] = (['prep', 'cook', 'whole'] as const).map(
    (own) => times.find(({ cue }) => cue === own)?.minutes,
  );
  const known = [prep, cook, whole].filter((minutes) => minutes !== undefined);
  const isOne = times.length === 1 && fedStatement(sentence) !== null;
  if (known.length !== times.length || !(isOne || (prep !== undefined && cook !== undefined)))
    return null;
  return {
    ...(prep !== undefined && { prepTime: prep }),
    ...(cook !== undefined && { cookTime: cook }),
    ...(whole !== undefined && { totalTime: whole }),
  };
}
const MOST_RECKONED = 18;
