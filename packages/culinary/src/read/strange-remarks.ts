import type { RecipeDraft } from '../recipe/recipe.ts';
import { foldWords } from '../words/fold.ts';
import { isOfRecipe, namesOwnFood, ownStems, stemsOf } from './doubts/recipe-words.ts';
import { sentencesByCapitals } from './parted-steps.ts';
import { isEmptyLabel } from './empty-labels.ts';
import {
  besideChore,
  isBeforeCooking,
  isOfSheet,
  listsAllergens,
  withoutUserName,
} from './of-no-dish.ts';
import { isCalendarSaying } from './calendar-sayings.ts';
import { isOfElsewhere } from './of-elsewhere.ts';
import { isAnswer, isOfReader } from './reader-remarks.ts';
import { isOfRubric } from './rubrics.ts';
import { speaksToCustomers } from './speaks-to-customers.ts';
import { saysOfDish, speaksOfDish, tellsOfDish, withoutOpeners } from './speaks-of-dish.ts';
import {
  ALLERGENS_OF_OTHERS,
  ASKS_OF_RECORDING,
  EDIT_THANKS,
  GREETS,
  HEATS_OR_KEEPS,
  LEADS_AWAY,
  MEANT_OTHERWISE,
  NAMES_POST,
  ON_OTHER_PAGE,
  SOME_DAY,
  SPEAKS_TO_SOMEBODY,
  WHERE_LIKED,
} from './strange-remarks.data.ts';
import { namesDrink } from './text/draft/others-remarks.ts';
import { HANDS_OVER } from './text/facts/fed-words.data.ts';
import { settledTimes } from './text/facts/settled-times.ts';
import { takesAmountBack } from './text/lines/corrections/understood.ts';
import { CALL_TO_ACT } from './text/lines/calls-to-act.data.ts';
import { isFarewell, isMessage } from './text/lines/chatter.ts';
import { isNutritionRow, isNutritionTable, isOfNutrition } from './text/untaken-nutrition.ts';
import { REMARK_KINDS } from './remark-kinds.ts';

/** The draft without remarks that speak of something else than the dish, and these. */
export function withoutStrangeRemarks(draft: RecipeDraft): {
  draft: RecipeDraft;
  strange: string[];
} {
  const stems = ownStems(draft);
  const strange: string[] = [];
  const steps = draft.steps.map(({ text }) => text);
  // What takes an amount back is heeded, whoever says it.
  const isOthers = (remark: string) =>
    (isOfReader(remark) || isAnswer(remark, steps)) &&
    !sentencesByCapitals(remark).some(takesAmountBack);
  const own = (remarks: readonly string[]): string[] =>
    remarks.flatMap((remark) => {
      const weighed = weighedRemark(remark, stems);
      strange.push(...weighed.strange);
      return weighed.own === '' ? [] : [weighed.own];
    });
  // What is told above a dish is told by whoever wrote it down.
  const ownBelow = (remarks: readonly string[]): string[] => {
    const isBeside = (remark: string) => isOthers(remark) || isOfNutrition(remark, remarks);
    strange.push(...remarks.filter(isBeside));
    return own(remarks.filter((remark) => !isBeside(remark)));
  };
  // What goes on in the next line is one remark with it.
  const { head, rest } = withoutOtherHead(
    draft.description?.split(/(?<=[.!?…:)"”»])\n/u) ?? [],
    draft.title ?? '',
    stems,
  );
  strange.push(...head);
  const described = own(rest).join('\n');
  return {
    draft: {
      ...draft,
      description: described || null,
      notes: ownBelow(draft.notes),
      servingNotes: ownBelow(draft.servingNotes),
      storageNotes: ownBelow(draft.storageNotes),
      tips: ownBelow(draft.tips),
    },
    strange,
  };
}

/** The draft of a page without remarks of which no sentence is said of a dish, and these: a page states where a remark ends, and each is one whole. */
export function withoutWhollyStrange(draft: RecipeDraft): {
  draft: RecipeDraft;
  strange: string[];
} {
  const stems = ownStems(draft);
  const isStrange = (remark: string): boolean =>
    isOfSheet(remark) ||
    isOfReader(remark) ||
    isCalendarSaying(remark, stems) ||
    isOfRubric(remark, stems) ||
    namesDrink(remark) ||
    isNutritionRow(remark) ||
    isNutritionTable(remark) ||
    sentencesByCapitals(remark).every((sentence) => speaksToSomebody(sentence, stems));
  const kept = REMARK_KINDS.map((kind) => [
    kind,
    draft[kind]
      .filter((one) => !isStrange(one))
      .map((one) => withoutLastCall(one, stems))
      .filter((one) => one !== ''),
  ]);
  return {
    draft: { ...draft, ...Object.fromEntries(kept) },
    strange: REMARK_KINDS.flatMap((kind) => draft[kind].filter(isStrange)),
  };
}

/** A remark without the question at its end that asks those who look at the page to comment: "And you, with or without anchovies? Tell me in the comments!" */
function withoutLastCall(remark: string, stems: ReadonlySet<string>): string {
  const sentences = sentencesByCapitals(remark);
  if (!callsToAct(sentences.at(-1) ?? '', stems)) return remark;
  const own = sentences.slice(0, -1);
  if (own.at(-1)?.endsWith('?')) own.pop();
  return own.join(' ');
}

/** What is told before the dish is named, of nothing that the recipe has: "We were two hours late. Here is the clafoutis you asked for." */
function withoutOtherHead(
  described: readonly string[],
  title: string,
  stems: ReadonlySet<string>,
): { head: string[]; rest: string[] } {
  const [first = '', ...more] = described;
  const sentences = sentencesByCapitals(first);
  const named = stemsOf(title);
  const at = sentences.findIndex((sentence) =>
    stemsOf(sentence)
      .values()
      .some((stem) => named.has(stem)),
  );
  const head = sentences.slice(0, Math.max(0, at));
  const opens = isCall(head[0] ?? '') || handsOver(sentences[at] ?? '');
  return !opens || head.some((sentence) => speaksOfOwn(sentence, stems))
    ? { head: [], rest: [...described] }
    : { head: [head.join(' ')], rest: [sentences.slice(at).join(' '), ...more] };
}

/** "Eccoti la sbrisolona", "Hier also der Eintopf". */
const handsOver = (sentence: string): boolean =>
  foldWords(sentence)
    .split(' ')
    .slice(0, 2)
    .some((word) => HANDS_OVER.has(word));

/** "Bien rentrée ?", "Coucou les gourmands !" */
const isCall = (sentence: string): boolean =>
  /[?!]$/u.test(sentence) && sentence.split(' ').length <= MOST_WORDS_OF_CALL;
const MOST_WORDS_OF_CALL = 6;

/** "Save it! 💾 Who else likes it?": a picture between two sentences. */
const AT_PICTURE = /(?<=[.!?…])\s+(?=\p{Extended_Pictographic})/u;

interface WeighedRemark {
  own: string;
  strange: string[];
}

/** A remark without sentences at its beginning and end that speak to somebody, and these; nothing of one that does not speak of the dish, or says nothing. */
function weighedRemark(whole: string, stems: ReadonlySet<string>): WeighedRemark {
  const { name, rest } = withoutUserName(whole);
  if (name === null) return weighedWords(whole, stems);
  const { own, strange } = weighedWords(rest, stems);
  return own === '' ? { own, strange: [whole] } : { own, strange: [name, ...strange] };
}

/** "... e servire le scrippelle nel loro brodo.": the end of what stood on the page before. */
const ENDS_OTHER = /^(?:\.{3}|…)\s?\p{Ll}/u;

/** Who asks so tells nothing else in as many letters. */
const LONGEST_ASKED = 100;

/** The same of a remark without a user name in front. */
function weighedWords(whole: string, stems: ReadonlySet<string>): WeighedRemark {
  if (
    isEmptyLabel(whole) ||
    isOfSheet(whole) ||
    (whole.length <= LONGEST_ASKED && ASKS_OF_RECORDING.test(whole)) ||
    ENDS_OTHER.test(whole) ||
    isNutritionTable(whole) ||
    isCalendarSaying(whole, stems) ||
    isOfRubric(whole, stems) ||
    namesDrink(whole)
  )
    return { own: '', strange: [whole] };
  if (isTimeOfPart(whole)) return { own: whole, strange: [] };
  const remark = withoutGreeting(whole, stems);
  const sentences = sentencesByCapitals(remark).flatMap((sentence) => sentence.split(AT_PICTURE));
  const isStrange = sentences.map((sentence) => speaksToSomebody(sentence, stems));
  let from = 0;
  let to = sentences.length;
  const tells = (at: number) => tellsOfDish(sentences[at]!, stems);
  while (from < to && (isStrange[from] || leadsTo(isStrange, from, to, tells))) from++;
  while (
    to > from &&
    (isStrange[to - 1] ||
      (to < sentences.length && (!tells(to - 1) || /\?$/.test(sentences[to - 1]!))))
  )
    to--;
  const own = to - from === sentences.length ? remark : sentences.slice(from, to).join(' ');
  const strange = [...sentences.slice(0, from), ...sentences.slice(to)];
  return own === '' || ALLERGENS_OF_OTHERS.test(own) || !speaksOfDish(own, stems)
    ? { own: '', strange: [whole] }
    : { own, strange: strange.length > 0 ? [strange.join(' ')] : [] };
}

/** "Garzeit: 2 Stunden pro Kilo": of the dish, though it names none of its foods. */
const isTimeOfPart = (remark: string): boolean =>
  remark.length <= LONGEST_TIME && settledTimes(remark).perPart[0] === remark;
const LONGEST_TIME = 60;

/** "Ja hallo Leonie hier ist die Oma, das ist für vier Leute": without the greeting, if that is all that its clause says. */
function withoutGreeting(remark: string, stems: ReadonlySet<string>): string {
  const [greeting = ''] = GREETS.exec(remark) ?? [];
  if (greeting === '' || isOfRecipe(greeting.replace(MEANT_OTHERWISE, ''), stems)) return remark;
  const rest = remark.slice(greeting.length);
  return rest[0]!.toUpperCase() + rest.slice(1);
}

/** "Voilà ma chérie." before what speaks to somebody. */
const leadsTo = (
  isStrange: readonly boolean[],
  at: number,
  end: number,
  tells: (at: number) => boolean,
): boolean => at + 1 < end && isStrange[at + 1] === true && !tells(at);

/** "Anyway, the boiler man came at last.": of nothing that the recipe has. */
function leadsAway(sentence: string, stems: ReadonlySet<string>): boolean {
  const rest = sentence.replace(LEADS_AWAY, '');
  return rest !== sentence && !speaksOfOwn(rest, stems);
}

/** Whether a sentence speaks of the recipe's own foods, or says of a dish how it is. */
const speaksOfOwn = (sentence: string, stems: ReadonlySet<string>): boolean =>
  sharesWord(sentence, stems) || saysOfDish(sentence);

const sharesWord = (sentence: string, stems: ReadonlySet<string>): boolean =>
  stemsOf(sentence)
    .values()
    .some((stem) => stems.has(stem));

/** "Pense à le réchauffer dimanche": what is done to a dish, however it is named. */
const tellsToHeatOrKeep = (text: string): boolean =>
  foldWords(text)
    .split(' ')
    .some((word) => HEATS_OR_KEEPS.some((beginning) => word.startsWith(beginning)));

/** "Save this for later!"; "Save the bacon fat for later" is done with a food of the recipe. */
const callsToAct = (asked: string, stems: ReadonlySet<string>): boolean =>
  CALL_TO_ACT.test(asked) && (NAMES_POST.test(asked) || !namesOwnFood(asked, stems));

/** Whether a sentence greets, takes leave, speaks of its message or of errands, and of nothing that the recipe has. */
export function speaksToSomebody(sentence: string, stems: ReadonlySet<string>): boolean {
  // A picture alone, behind what takes leave.
  if (!/[\p{L}\d]/u.test(sentence) || isBeforeCooking(sentence) || listsAllergens(sentence))
    return true;
  // "The lentils of page 12" are the recipe's own. The number may have been parted from its page.
  if (ON_OTHER_PAGE.test(sentence) && !sharesWord(sentence, stems)) return true;
  if (/^\d{1,3}\.?$/.test(sentence)) return true;
  const besides = besideChore(sentence);
  if (besides !== null && !speaksOfOwn(besides, stems) && !tellsToHeatOrKeep(besides)) return true;
  const asked = sentence.replace(/^[^\p{L}]+/u, '').replace(WHERE_LIKED, '');
  if (callsToAct(asked, stems) || leadsAway(sentence, stems)) return true;
  if (EDIT_THANKS.test(sentence) || speaksToCustomers(sentence) || isOfElsewhere(asked, stems))
    return true;
  const said = sentence.replace(MEANT_OTHERWISE, '');
  // "je te laisse": a verb of the kitchen says nothing of a dish there.
  const rest = said.replace(SPEAKS_TO_SOMEBODY, ' ');
  // "Pense à rapporter le plat bleu dimanche."
  if (
    rest !== said &&
    SOME_DAY.test(rest) &&
    !namesOwnFood(rest, stems) &&
    !tellsToHeatOrKeep(rest)
  )
    return true;
  return (
    (rest !== said || isMessage(said) || isFarewell(said)) &&
    !isOfRecipe(withoutOpeners(rest), stems)
  );
}
