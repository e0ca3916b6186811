import type { RecipeDraft, Step } from '../../../recipe/recipe.ts';
import { foldWords } from '../../../words/fold.ts';
import { sentencesByStops } from '../lines/sentences-of.ts';
import { HANDS_OVER } from './fed-words.data.ts';
import { fedStatement, type FedStatement } from './fed-statements.ts';
import { tellsOfWhole } from './tells-of-whole.ts';
import { timeStatements } from './time-statements.ts';
import { yieldBesideClauses, yieldOfClause } from './told-above-list.ts';

/** Nobody at home cooks for more. */
const MOST_EATERS = 60;
const LONGEST = 120;
const MOST_WORDS = 8;
const MOST_WORDS_HANDED = 14;
const FIELDS = { prep: 'prepTime', cook: 'cookTime', whole: 'totalTime' } as const;

/**
 * A recipe told by mouth says for how many it is, or how long it takes, among its steps or behind them: "Il y en a largement pour huit.",
 * "In tutto ci vogliono tre quarti d'ora." Where nothing else states it, such a sentence does, and it is a remark and no part of a step.
 */
export function withToldAmongSteps(draft: RecipeDraft): RecipeDraft {
  const now: RecipeDraft = { ...draft };
  const taken: string[] = [];
  const left = (text: string): string[] => {
    const sentences = sentencesByStops(text);
    const own = sentences.filter((sentence) => !takes(now, sentence));
    if (own.length === sentences.length) return [text];
    taken.push(...sentences.filter((sentence) => !own.includes(sentence)));
    return own.length === 0 ? [] : [own.join(' ')];
  };
  const steps = draft.steps.flatMap((step): Step[] =>
    left(step.text).map((text) => ({ ...step, text })),
  );
  for (const remark of [...draft.notes, ...draft.tips])
    for (const sentence of sentencesByStops(remark)) takes(now, sentence);
  return steps.length === 0 ? draft : { ...now, steps, notes: [...now.notes, ...taken] };
}

/** Whether a sentence states what a draft lacks, which is then in it. */
function takes(draft: RecipeDraft, sentence: string): boolean {
  if (sentence.length > LONGEST || sentence.includes('?')) return false;
  const lacksYield = draft.servings === null && draft.yieldText === null;
  const told = fedIn(sentence);
  const isSaid =
    told?.count === draft.servings &&
    (handsOver(sentence) || yieldBesideClauses(sentence) !== null);
  const fed = (lacksYield || isSaid) && (told?.count ?? 0) <= MOST_EATERS ? told : null;
  if (fed !== null && lacksYield)
    Object.assign(draft, { servings: fed.count, yieldText: fed.text.replace(/\s*[.!:]$/u, '') });
  const time = timeIn(draft, sentence);
  if (time !== null) Object.assign(draft, time);
  return fed !== null || time !== null;
}

function fedIn(sentence: string): FedStatement | null {
  const words = foldWords(sentence).split(' ');
  if (words.length <= MOST_WORDS && tellsOfWhole(sentence)) return fedStatement(sentence);
  // "Right, here is how Dad did it, feeds the four of us."
  const isShort = words.length <= (handsOver(sentence) ? MOST_WORDS_HANDED : MOST_WORDS);
  return (isShort ? yieldOfClause(sentence) : null) ?? yieldBesideClauses(sentence);
}

const handsOver = (sentence: string): boolean =>
  foldWords(sentence)
    .split(' ', 2)
    .some((word) => HANDS_OVER.has(word));

function timeIn(draft: RecipeDraft, sentence: string): Partial<RecipeDraft> | null {
  if (SAYS_UNTIL.test(sentence)) return null;
  const [time, ...more] = tellsOfWhole(sentence) ? timeStatements(sentence) : [];
  const cue = time?.cue ?? null;
  if (more.length > 0 || (cue !== 'prep' && cue !== 'cook' && cue !== 'whole')) return null;
  const field = FIELDS[cue];
  const isFree =
    field === 'totalTime'
      ? Object.values(FIELDS).every((other) => draft[other] === null)
      : draft[field] === null;
  return isFree ? { [field]: time!.minutes } : null;
}

/** "En total son unas dos horas, hasta que estén tiernas": how long this is cooked, until it is done. */
const SAYS_UNTIL =
  /(?<!\p{L})(?:until|till|bis\s(?:sie|er|es|der|die|das|alles)|jusqu['’]à\sce|finch[eé]|fino\sa\sche|fin\squando|hasta\sque|totdat|tot\s(?:ze|het|de)|até\sque|tills)(?!\p{L})/iu;
