import { isFood } from '../../../foods/line-words.ts';
import { cleanLine } from '../../../line/tokens/tokenise.ts';
import { foldWords } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { kitchenWords } from '../../doubts/kitchen-words.data.ts';
import { isTellingForm } from '../../verbs/past-forms.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { takesAmountBack } from '../lines/corrections/understood.ts';
import type { TextLine } from '../lines/page-line.ts';
import { tellsInSentences } from '../lines/told-texts.ts';
import { measuredInStep } from './measured-in-step.ts';
import { languageOfLines } from './tells-work.ts';
import { tellsList } from './told-items.ts';
import { onlyNeeds } from './works-first.ts';

const LONGEST = 600;
const UNSURE = 0.95;
/** "wird in kaltem Wasser eingeweicht" */
const DONE_TO_IT = /(?<!\p{L})w(?:ird|erden|urden?)(?!\p{L})[^.!?]{0,80}\p{Ll}{3}(?:t|en)[.!]$/u;
/** What surely stands around the recipe is no step, whatever it measures. */
const SURELY_AROUND = 0.97;

/**
 * Labels of lines, where a text tells its recipe in sentences: those that do something with an amount are steps, whatever they were taken
 * for, and so are those between two steps that work on what the kitchen has.
 */
export function withToldSteps(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const first = labels.findIndex(({ label }) => label === 'S');
  if (first < 0 || labels.some(({ label }) => /[HM]/.test(label)) || !tellsInSentences(lines))
    return [...labels];
  const language = languageOfLines(lines);
  if (language === null) return [...labels];
  const worksAt = lines.map(({ text }, at) => worksWithAmount(text, labels[at]!, language));
  const begin = Math.min(first, indexOr(worksAt.indexOf(true), first));
  const end = Math.max(
    labels.findLastIndex(({ label }) => label === 'S'),
    worksAt.lastIndexOf(true),
  );
  const ofDish = behindRemarks(lines, labels, end, language);
  const isNear = (at: number) => at >= begin - 1 && at <= end + 1;
  return labels.map((found, at) => {
    const isStep =
      /[ILNXF]/.test(found.label) &&
      (worksAt[at]! ||
        ofDish.has(at) ||
        (isNear(at) &&
          /[NF]/.test(found.label) &&
          works(lines[at]!.text, language, {
            isUnsure: found.certainty < UNSURE,
            isWithin: at > begin && at < end,
          })));
    return isStep
      ? { ...found, label: 'S', certainty: 1 - found.certainty, listed: 0, told: 1, around: 0 }
      : found;
  });
}

/** Where, behind the last step and at most two remarks, somebody is told what he does with the dish: "Lo dejas reposar un rato". */
function behindRemarks(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  end: number,
  language: Language,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = end + 1; at <= end + MOST_BEHIND && labels[at]?.label === 'N'; at++)
    if (worksOnDish(lines[at]!.text, language)) found.add(at);
  return found;
}
const MOST_BEHIND = 3;

/** "Lo dejas reposar", "Tu le laisses reposer", "Du lässt es ruhen": a verb of the kitchen beside the dish; eating it or keeping it is none. */
function worksOnDish(text: string, language: Language): boolean {
  if (!isSentence(text) || !OPENS_WITH_DISH.test(text) || EATS_OR_KEEPS.test(text)) return false;
  const [, second = '', third = ''] = wordsOf(text);
  return [second, third].some((word) => isTellingForm(word, language) && !isFood(word));
}
const OPENS_WITH_DISH =
  /^(?:(?:l[aeo]s?|li|gli)\s\p{Ll}+(?:i|[ae]s|éis|áis)\s|tu\s(?:l[ae]s?\s|l['’])|du\s\p{Ll}+(?:st|t)\s(?:es|ihn|sie|das|alles)\s|you\s\p{Ll}+\s(?:it|them)\s)/iu;
const EATS_OR_KEEPS =
  /^(?:\p{L}{1,3}\s){0,2}(?:l['’])?(?:com[eé]\p{L}{0,3}|mang\p{L}{1,4}|eat|isst|guard\p{L}{1,4}|conserv\p{L}{1,4}|tien\p{L}{1,3}|keep|hältst|congel\p{L}{1,4}|surgel\p{L}{1,4}|freeze|serv\p{L}{1,3}|sirv\p{L}{1,3})(?!\p{L})/iu;

const indexOr = (at: number, other: number): number => (at < 0 ? other : at);

/** "Il coupait deux kilos de joue de bœuf en gros cubes ...": a sentence with a verb of the kitchen that measures food, and tells no list. */
function worksWithAmount(text: string, found: LabelledLine, language: Language): boolean {
  if (!isSentence(text) || /[?¿]/u.test(text)) return false;
  if (/[Xx]/.test(found.label) && found.around > SURELY_AROUND) return false;
  if (tellsList(text) || onlyNeeds(text) || takesAmountBack(text)) return false;
  const measured = measuredInStep(cleanLine(text), language).filter(
    ({ said }) => said !== 'vaguely',
  );
  if (measured.length === 0) return false;
  // An item may say how it was cut, and who tells what is done says so before the first amount.
  const told = /[IL]/.test(found.label) ? cleanLine(text).slice(0, measured[0]!.from) : text;
  return wordsOf(told).some((word) => isTellingForm(word, language) && !isFood(word));
}

/**
 * "Ojo, que no llegue a hervir", "Die Gelatine wird eingeweicht.": a sentence with a verb of the kitchen, and a food or what a kitchen has; before the
 * first step and behind the last one only where nobody is sure of it.
 */
function works(
  text: string,
  language: Language,
  { isUnsure, isWithin }: { isUnsure: boolean; isWithin: boolean },
): boolean {
  if (!isWithin && !isUnsure) return false;
  if (!isSentence(text) || /[?¿]/u.test(text) || takesAmountBack(text)) return false;
  if (fedStatement(text) !== null) return false;
  const words = wordsOf(text);
  const has = words.some((word) => isFood(word) || kitchenWords.has(word));
  const tells =
    words.some((word) => isTellingForm(word, language) && !isFood(word)) ||
    (language === 'de' && DONE_TO_IT.test(text));
  return tells && (has || (isUnsure && isWithin));
}

const wordsOf = (text: string): string[] => foldWords(text).split(' ');

const isSentence = (text: string): boolean =>
  text.length <= LONGEST && /[.!…]["')\]”’»]{0,2}$/u.test(text);
