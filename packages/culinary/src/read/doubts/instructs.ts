import { keepingAnswers } from '../../words/answers-kept.ts';
import { instructionVerbs } from '../../line/likelihood/likelihood-words.data.ts';
import { foldWords } from '../../words/fold.ts';
import { COOKING_VERBS } from '../text/steps/cooking-verbs.data.ts';
import {
  instructsBefore,
  isFinalInfinitive,
  isInstructionForm,
} from '../verbs/instruction-forms.ts';
import { tellsWhatIsDone } from '../verbs/told-openings.ts';
import { openAnySentence } from './step-words.data.ts';

/** Words before which "pour" is "for". */
const behindFrenchFor = new Set(
  'un une deux trois quatre cinq sept huit neuf dix douze le la les l ce cette ces environ nous moi toute tous'.split(
    ' ',
  ),
);
/** "Mit bemehlten Händen Küchlein formen" instructs, "Mit dem Abo haben Sie Zugriff auf alle Artikel" does not: what is done stands at the end. */
const openGerman: ReadonlySet<string> = new Set('mit nun alle alles eine einen'.split(' '));
/** "Das Rezept stammt von Oma", "Het recept is van oma" */
const openNouns: ReadonlySet<string> = new Set([...openGerman, 'der', 'die', 'das', 'den', 'het']);
/** "Das kann man gut einfrieren" says what is possible, "um sie zu trocknen" what for. */
const ofPossibility =
  /\b(?:kann|kannst|konnen|konnt|konnte|konnten|mochte|wurde|wurden|kan|kun|kunt|kunnen)\b/;
const beforeAims: ReadonlySet<string> = new Set(['zu', 'te']);
const SHORTEST_VERB = 3;

type TellsToDo = (clause: string, sentence: string) => boolean;

/** Whether a clause begins with one of the commonest cooking verbs, or ends with one as German and Dutch instructions do. */
export const instructs = keepingAnswers((text): boolean => someClause(text, isInstruction));

/** Whether the first of its clauses does. */
export const opensWithVerb = (text: string): boolean => firstClause(text, isInstruction);

/** The same with all verbs of the kitchen in all forms in which recipes instruct or recite: for what was taken for a step by other signs. */
export const mayInstruct = keepingAnswers((text): boolean => someClause(text, mayBeInstruction));

/** Whether the first of its clauses may. */
export const mayOpenWithVerb = (text: string): boolean => firstClause(text, mayBeInstruction);

/** Whether two clauses tell what to do, of a text that is no row of links and asks nothing. */
export const ordersTwice = (text: string): boolean =>
  !/[|?]/.test(text) && text.split(CLAUSES).filter(mayOpenWithVerb).length > 1;
const CLAUSES = /[.!:;,]\s+|\s(?:and|then|und|dann|et|puis|ed?|poi|y|luego|en|och)\s/u;

const someClause = (text: string, tells: TellsToDo): boolean =>
  text
    .split(/[.!?;:]\s+/)
    .some((sentence) => sentence.split(/,\s+/).some((clause) => tells(clause, sentence)));

const firstClause = (text: string, tells: TellsToDo): boolean =>
  tells(text.split(/[.!?;,:]\s+/, 1)[0]!, text.split(/[.!?;:]\s+/, 1)[0]!);

function isInstruction(clause: string, sentence: string): boolean {
  const words = foldWords(clause).split(' ');
  const last = words.at(-1)!;
  if (isForSomebody(words)) return false;
  if (openGerman.has(words[0]!)) return foldWords(sentence).endsWith('n');
  return isVerb(words[0]!) || (words.length > 1 && last.endsWith('n') && isVerb(last));
}

function mayBeInstruction(clause: string, sentence: string): boolean {
  const words = foldWords(clause).split(' ');
  const [first, next = ''] = words as [string, string?];
  if (isForSomebody(words)) return false;
  if (tellsWhatIsDone(words)) return true;
  // "Mit bemehlten Händen Küchlein formen, etwa 8 cm groß."
  if (openGerman.has(first) && words.length > 2 && endsWithInfinitive(words)) return true;
  if (openNouns.has(first)) return foldWords(sentence).endsWith('n');
  return (
    isVerb(first) ||
    (first.length >= SHORTEST_VERB && isInstructionForm(first)) ||
    instructsBefore(first, next) ||
    (words.length > 1 && endsWithInfinitive(words))
  );
}

function endsWithInfinitive(words: readonly string[]): boolean {
  const last = words.at(-1)!;
  if (!last.endsWith('n') || beforeAims.has(words.at(-2)!)) return false;
  return isVerb(last) || (isFinalInfinitive(last) && !ofPossibility.test(words.join(' ')));
}

/** Whether folded words say for whom it is: "Pour quatre gourmands" pours nothing. */
export const isForSomebody = (words: readonly string[]): boolean =>
  words[0] === 'pour' && behindFrenchFor.has(words[1] ?? '');

/** "Can I use ..." asks, and "For a twist ..." proposes. */
const isVerb = (word: string) =>
  word !== 'can' &&
  word !== 'for' &&
  word.length >= SHORTEST_VERB &&
  (COOKING_VERBS.has(word) || (instructionVerbs.has(word) && !openAnySentence.has(word)));
