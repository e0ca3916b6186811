import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { sentencesByCapitals } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { tellsInSentences } from '../lines/told-texts.ts';
import { SAYS_FED } from './fed-words.data.ts';
import { fedStatement, type FedStatement } from './fed-statements.ts';
import { isTale, timeStatements } from './time-statements.ts';

/** Nobody at home cooks for more. */
const MOST_EATERS = 60;
const LONGEST = 160;
const MOST_WORDS = 16;
/** A step says for how many it is where it says no more. */
const MOST_WORDS_OF_STEP = 8;
/** So far around the recipe somebody speaks of it. */
const NEAR = 2;

type Told = Partial<
  Pick<RecipeDraft, 'servings' | 'yieldText' | 'prepTime' | 'cookTime' | 'totalTime'>
>;

/** For how many a recipe told in sentences is, and how long it takes, as any sentence of it or right beside it says, where nothing else states it. */
export function factsOfTelling(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  draft: RecipeDraft,
): Told {
  const first = labels.findIndex(({ label }) => label === 'S');
  const lacksYield = draft.servings === null && draft.yieldText === null;
  const lacksTime = [draft.prepTime, draft.cookTime, draft.totalTime].every(
    (time) => time === null,
  );
  if (first < 0 || (!lacksYield && !lacksTime) || !tellsInSentences(lines)) return {};
  const last = labels.findLastIndex(({ label }) => label === 'S');
  const title = labels.findIndex(({ label }) => label === 'T');
  const from = Math.max(0, Math.min(title < 0 ? first : title, first) - NEAR);
  const fed = lacksYield ? fedBetween(lines, labels, from, last + NEAR) : null;
  return {
    ...(fed !== null && { servings: fed.count, yieldText: fed.text.replace(/\s*[.!:]$/u, '') }),
    ...(lacksTime && timesBetween(lines, from, first)),
  };
}

function fedBetween(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  from: number,
  to: number,
): FedStatement | null {
  for (let at = from; at <= Math.min(to, lines.length - 1); at++) {
    const { label } = labels[at]!;
    for (const sentence of sentencesByCapitals(lines[at]!.text)) {
      const words = sentence.split(/\s+/u).length;
      if (sentence.length > LONGEST || words > MOST_WORDS || /[?¿]/u.test(sentence)) continue;
      if (/[SLIsli]/.test(label) && (words > MOST_WORDS_OF_STEP || !SAYS_FED.test(sentence)))
        continue;
      const fed = fedStatement(sentence);
      if (fed !== null && fed.count <= MOST_EATERS) return fed;
    }
  }
  return null;
}

/** "que en media hora está en la mesa", above the first step. */
function timesBetween(lines: readonly TextLine[], from: number, to: number): Told {
  for (const { text } of lines.slice(from, to)) {
    if (text.length > LONGEST || /[?¿]/u.test(text) || isTale(text)) continue;
    const times = timeStatements(text);
    const of = (...cues: (string | null)[]) =>
      times.find(({ cue }) => cues.includes(cue))?.minutes ?? null;
    const [prep, cook] = [of('prep'), of('cook')];
    if (prep !== null && cook !== null && times.length === 2)
      return { prepTime: prep, cookTime: cook };
    const whole = of('whole', 'mayBeWhole');
    if (whole !== null && times.length === 1) return { totalTime: whole };
  }
  return {};
}
